import { join } from 'node:path'
import { contentFolder } from '../pack-stamp.mjs'

/** Where our own Persian is written. */
export const persianFolder = join(contentFolder, 'persian')
