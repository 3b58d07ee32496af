import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let chat = ChatViewController(conversation: Conversation(count: 10_000))
        window.rootViewController = UINavigationController(rootViewController: chat)
        window.makeKeyAndVisible()
        self.window = window
    }
}
