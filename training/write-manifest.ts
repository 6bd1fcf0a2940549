/** Writes packages/speech/models/speech/manifest.json: size and SHA-256 of every shipped file that training made. Usage: node write-manifest.ts */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listWeights, MANIFEST, WEIGHTS_FOLDER } from './list-weights.ts'

writeFileSync(join(WEIGHTS_FOLDER, MANIFEST), `${JSON.stringify(listWeights(WEIGHTS_FOLDER), null, 2)}\n`)
