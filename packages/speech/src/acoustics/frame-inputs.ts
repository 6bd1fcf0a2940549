import { ENCODER_WIDTH, FIRST_ROW, ROW_STEP } from '../encoder/encode-speech.ts'
import { type FrameFeatures, LOG_MELS } from '../front-end/front-end.ts'
import { CLASSES } from './sound-classes.ts'

/** What a frame network sees of 10 ms: log mels, the acoustic model's opinion, and what the encoder makes of it. */
export const FRAME_INPUTS = LOG_MELS + CLASSES + ENCODER_WIDTH

/** Samples from one frame to the next, and the middle of the first. */
const FRAME_STEP = 160
const FIRST_FRAME = 205

/** Log posteriors are brought to the range of log mels. */
const LOWEST = -10
const SPREAD = 3
const MIDDLE = 1

/**
 * frames × FRAME_INPUTS. `posteriors` is frames × 40 log posteriors of the acoustic model; `encoded` holds a row of 288 per
 * 24 ms, of which a frame takes its share of the two nearest.
 */
export function frameInputs(
  { frames, logMels }: Pick<FrameFeatures, 'frames' | 'logMels'>,
  posteriors: Float32Array,
  encoded: Float32Array,
): Float32Array {
  const inputs = new Float32Array(frames * FRAME_INPUTS)
  const last = encoded.length / ENCODER_WIDTH - 1
  for (let t = 0; t < frames; t++) {
    const row = inputs.subarray(t * FRAME_INPUTS, (t + 1) * FRAME_INPUTS)
    row.set(logMels.subarray(t * LOG_MELS, (t + 1) * LOG_MELS))
    for (let i = 0; i < CLASSES; i++) {
      row[LOG_MELS + i] = Math.max(LOWEST, posteriors[t * CLASSES + i] ?? 0) / SPREAD + MIDDLE
    }
    const place = Math.min(last, Math.max(0, (FRAME_STEP * t + FIRST_FRAME - FIRST_ROW) / ROW_STEP))
    const before = Math.floor(place) * ENCODER_WIDTH
    const after = Math.ceil(place) * ENCODER_WIDTH
    const share = place % 1
    for (let i = 0; i < ENCODER_WIDTH; i++) {
      row[LOG_MELS + CLASSES + i] = (1 - share) * (encoded[before + i] ?? 0) + share * (encoded[after + i] ?? 0)
    }
  }
  return inputs
}
