import { instantiate, PAGE_BYTES } from '@rehearsal/statistics/kernels/instantiate'
import { attentionScoresCode, multiplyCode, weightedSumCode } from './decoder-code.ts'

const ALIGNMENT = 16

/** The kernels of one decoder, over a memory that its weights never leave: they are too large to be brought in for each word. */
export type DecoderKernels = {
  run: (name: 'multiply' | 'attentionScores' | 'weightedSum', ...values: number[]) => void
  bytes: (area: Area) => Uint8Array<ArrayBuffer>
  shorts: (area: Area) => Int16Array<ArrayBuffer>
  integers: (area: Area) => Int32Array<ArrayBuffer>
  floats: (area: Area) => Float32Array<ArrayBuffer>
}

/** A stretch of the memory, in bytes. */
export type Area = { at: number; bytes: number }

/** Lays out areas one behind the other. */
export function createLayout(): { area: (bytes: number) => Area; size: () => number } {
  let end = 0
  return {
    area: (bytes) => {
      const at = end
      end += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
      return { at, bytes }
    },
    size: () => end,
  }
}

/** Compiles the kernels over `bytes` of memory, which never grows: views of it stay. */
export function createDecoderKernels(bytes: number): DecoderKernels {
  const { memory, run } = instantiate([multiplyCode, attentionScoresCode, weightedSumCode])
  memory.grow(Math.ceil(bytes / PAGE_BYTES))
  const { buffer } = memory
  return {
    run,
    bytes: (area) => new Uint8Array(buffer, area.at, area.bytes),
    shorts: (area) => new Int16Array(buffer, area.at, area.bytes / 2),
    integers: (area) => new Int32Array(buffer, area.at, area.bytes / 4),
    floats: (area) => new Float32Array(buffer, area.at, area.bytes / 4),
  }
}
