// Runs before everything else, on the system's Node: after it, node_modules holds what the lock file says.
import { installIfNeeded } from './support/install.mjs'

await installIfNeeded()
