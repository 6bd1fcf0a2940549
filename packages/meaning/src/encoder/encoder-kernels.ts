import { instantiate, PAGE_BYTES } from '@rehearsal/statistics/kernels/instantiate'
import { MAX_TOKENS, WIDTH } from '../weights/encoder-weights.ts'
import { attentionCode } from './attention-code.ts'
import { geluCode } from './gelu-code.ts'

const FLOAT = 4
const { memory, run } = instantiate([attentionCode, geluCode])

/** Places in the kernels' memory: scores of one row, then rows of three times WIDTH, then of WIDTH. */
const ASKED_AT = MAX_TOKENS * FLOAT
const TOLD_AT = ASKED_AT + MAX_TOKENS * 3 * WIDTH * FLOAT
const BYTES = TOLD_AT + MAX_TOKENS * WIDTH * FLOAT
memory.grow(Math.ceil(BYTES / PAGE_BYTES))
const { buffer } = memory
const floats = new Float32Array(buffer)

/**
 * Rows that gather what the other rows of their sentence know. `asked` are rows × (query, key, value), sentence behind sentence;
 * `lengths` say how many rows each has. What the rows are told is written to `told`.
 */
export function attend(asked: Float32Array, lengths: readonly number[], told: Float32Array): void {
  let at = 0
  for (const rows of lengths) {
    floats.set(asked.subarray(3 * at, 3 * (at + rows * WIDTH)), ASKED_AT / FLOAT)
    run('attend', ASKED_AT, TOLD_AT, 0, rows)
    told.set(floats.subarray(TOLD_AT / FLOAT, TOLD_AT / FLOAT + rows * WIDTH), at)
    at += rows * WIDTH
  }
}

/** The Gaussian error linear unit of each number, in place; their count is a multiple of four. */
export function gelu(x: Float32Array): void {
  const most = ASKED_AT / FLOAT
  const room = (BYTES - ASKED_AT) / FLOAT
  for (let at = 0; at < x.length; at += room) {
    const part = x.subarray(at, at + room)
    floats.set(part, most)
    run('gelu', ASKED_AT, part.length)
    part.set(floats.subarray(most, most + part.length))
  }
}
