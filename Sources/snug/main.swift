// Part of Snug, under the Apache License 2.0; see LICENSE.

import CLI
import Foundation

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
