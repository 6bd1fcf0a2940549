import { expect, test } from 'vitest'
import { ENCODER_WIDTH } from '../encoder/encode-speech.ts'
import { LOG_MELS } from '../front-end/front-end.ts'
import { FRAME_INPUTS, frameInputs } from './frame-inputs.ts'
import { CLASSES } from './sound-classes.ts'

const inputsOf = (frames: number, encoded: Float32Array) =>
  frameInputs(
    { frames, logMels: new Float32Array(frames * LOG_MELS).fill(1.5) },
    new Float32Array(frames * CLASSES).fill(-30),
    encoded,
  )
const encodedAt = (inputs: Float32Array, frame: number) => inputs[frame * FRAME_INPUTS + LOG_MELS + CLASSES] ?? NaN
const rows = (...values: number[]) =>
  Float32Array.from(values.flatMap((value) => Array<number>(ENCODER_WIDTH).fill(value)))

test('a frame takes its share of the two rows around it', () => {
  const inputs = inputsOf(8, rows(0, 1, 2))
  // Rows stand at samples 447, 831 and 1215, frame 4 at 845.
  expect(encodedAt(inputs, 4)).toBeCloseTo(1 + 14 / 384, 5)
})

test('frames before the first row and behind the last take that row', () => {
  const inputs = inputsOf(20, rows(3, 5))
  expect(encodedAt(inputs, 0)).toBe(3)
  expect(encodedAt(inputs, 19)).toBe(5)
})

test('what the acoustic model holds for hardly possible counts as its lowest', () => {
  const inputs = inputsOf(1, rows(0))
  expect(inputs[0]).toBeCloseTo(1.5, 5)
  expect(inputs[LOG_MELS]).toBeCloseTo(-10 / 3 + 1, 5)
})
