/**
 * Prints what the regression guard of speech measures (packages/speech/src/regression-guard.test.ts), with the standard error of drawing clips with
 * replacement, from which its limits are set. Usage: node bench/guarded-clips.mjs
 */
import { createSpeechRaters, SPEECH_ENGINE } from '@rehearsal/speech/raters'
import { guardFigures } from '../packages/speech/src/testing/guard-figures.ts'
import { rateClips } from '../packages/speech/src/testing/rate-clips.ts'
import { readClips } from '../packages/speech/src/testing/read-clips.ts'
import { mean } from './agreement.mjs'

const DRAWS = 1000
const started = process.cpuUsage()
const rated = await rateClips(await createSpeechRaters(), await readClips())
const { user, system } = process.cpuUsage(started)
console.log(
  `${SPEECH_ENGINE.id} ${SPEECH_ENGINE.version}, ${rated.length} clips, ${((user + system) / 1e6).toFixed(1)} s of processor time`,
)
let state = 7
const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
const draws = Array.from({ length: DRAWS }, () => rated.map(() => rated[Math.floor(random() * rated.length)]))
for (const [name, measure] of Object.entries(guardFigures)) {
  const drawn = draws.map(measure)
  const middle = mean(drawn)
  const error = Math.sqrt(mean(drawn.map((value) => (value - middle) ** 2)))
  console.log(`${name.padEnd(14)} ${measure(rated).toFixed(3)}  standard error ${error.toFixed(3)}`)
}
