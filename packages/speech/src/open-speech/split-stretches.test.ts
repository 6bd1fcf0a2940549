import { expect, test } from 'vitest'
import { detectSpeech, pausesBetween } from '../spotting/voice-activity-detection.ts'
import { runPhoneLoop } from '../acoustics/phone-loop.ts'
import { saidScores } from '../testing/said-scores.ts'
import { splitStretches } from './split-stretches.ts'

const span = (start: number, end: number) => ({ start, end })

test('a take is cut at pauses into stretches long enough to judge', () => {
  const stretches = splitStretches([span(0, 200), span(240, 400), span(500, 800)])
  expect(stretches).toEqual([
    { start: 0, end: 400, extraPause: 0 },
    { start: 500, end: 800, extraPause: 0 },
  ])
})

test('what of a pause is longer than a second counts against the stretch before it', () => {
  expect(splitStretches([span(0, 300), span(450, 800)])[0]?.extraPause).toBe(50)
})

test('a short rest is judged with the stretch before it', () => {
  expect(splitStretches([span(0, 300), span(330, 380)])).toEqual([{ start: 0, end: 380, extraPause: 0 }])
})

test('a take without speech has no stretches', () => {
  expect(splitStretches([])).toEqual([])
})

test('speech is joined over short gaps and parted by pauses', () => {
  const said = `SIL T R EY N SIL AH M SIL SIL SIL SIL T EH N SIL`
  const { sounds } = runPhoneLoop(saidScores(said))
  const spans = detectSpeech(sounds, new Float32Array(sounds.at(-1)?.end ?? 0).fill(10))
  expect(spans).toEqual([span(8, 64), span(96, 120)])
  expect(pausesBetween(spans)).toEqual([span(0.64, 0.96)])
})
