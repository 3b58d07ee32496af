import UIKit

/// Brings pictures after a while, as a network would. Nothing is known of one before it is there.
final class PhotoLoader {
    static let shared = PhotoLoader()

    private var loaded: [Photo: UIImage] = [:]
    private var waiting: [Photo: [(UIImage) -> Void]] = [:]

    func image(for photo: Photo) -> UIImage? {
        loaded[photo]
    }

    /// Calls `completion` once, later; never for a picture that `image(for:)` has.
    func load(_ photo: Photo, completion: @escaping (UIImage) -> Void) {
        waiting[photo, default: []].append(completion)
        guard waiting[photo]?.count == 1 else { return }
        var generator = SplitMix(seed: photo.seed)
        let delay = 0.2 + Double(generator.next(below: 100)) / 100
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            let image = Self.draw(photo)
            self.loaded[photo] = image
            for completion in self.waiting.removeValue(forKey: photo) ?? [] { completion(image) }
        }
    }

    private static func draw(_ photo: Photo) -> UIImage {
        var generator = SplitMix(seed: photo.seed)
        let size = CGSize(
            width: 120 + generator.next(below: 200), height: 80 + generator.next(below: 240))
        let hue = CGFloat(generator.next(below: 360)) / 360
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor(hue: hue, saturation: 0.4, brightness: 0.9, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(hue: hue, saturation: 0.7, brightness: 0.6, alpha: 1).setFill()
            UIBezierPath(
                ovalIn: CGRect(x: size.width / 4, y: size.height / 3, width: size.width / 2,
                               height: size.height)
            ).fill()
        }
    }
}
