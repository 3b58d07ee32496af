// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A source that tells of changes of one file or folder.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}

/// Dispatch takes every source for one of its own class.
extension DispatchSource: DispatchSourceFileSystemObject {}

extension DispatchSourceFileSystemObject {
  /// The file's descriptor, or −1.
  public var handle: Int32 { FileSystemWish[self]?.descriptor ?? -1 }

  /// What happened.
  public var data: DispatchSource.FileSystemEvent { [] }

  /// What the source was asked to tell of.
  public var mask: DispatchSource.FileSystemEvent { FileSystemWish[self]?.mask ?? [] }
}

/// What a source was asked to tell of.
private final class FileSystemWish {
  let descriptor: Int32
  let mask: DispatchSource.FileSystemEvent

  private static let lock = NSLock()
  nonisolated(unsafe) private static let wishes = NSMapTable<AnyObject, FileSystemWish>
    .weakToStrongObjects()

  init(descriptor: Int32, mask: DispatchSource.FileSystemEvent) {
    (self.descriptor, self.mask) = (descriptor, mask)
  }

  static subscript(source: any DispatchSourceProtocol) -> FileSystemWish? {
    get { lock.withLock { wishes.object(forKey: source as AnyObject) } }
    set { lock.withLock { wishes.setObject(newValue, forKey: source as AnyObject) } }
  }
}

extension DispatchSource {
  /// Makes a source whose handlers are kept and cancelled as any. Caveat: its event never comes, though
  /// a phone tells of the app's own writes.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    let source = DispatchSource.makeUserDataOrSource(queue: queue)
    guard let own = source as? DispatchSource else {
      preconditionFailure("Dispatch's sources are of its class")
    }
    FileSystemWish[own] = FileSystemWish(descriptor: fileDescriptor, mask: eventMask)
    return own
  }
}

/// Opens a file for its events alone; Linux opens it to be read.
public var O_EVTONLY: Int32 { O_RDONLY }
