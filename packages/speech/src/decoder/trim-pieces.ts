import { type EncodedPiece, ENCODER_WIDTH, FIRST_ROW, ROW_STEP } from '../encoder/encode-speech.ts'
import type { Samples } from './endpoint-detection.ts'

/**
 * The pieces of an encoded take as far as their rows stand for some of the samples: what the encoder made of the rest is
 * left out, so that a take with silent ends need not be encoded again without them.
 */
export function trimPieces(pieces: readonly EncodedPiece[], { from, to }: Samples): EncodedPiece[] {
  const first = Math.ceil((from - FIRST_ROW) / ROW_STEP)
  const behind = Math.ceil((to - FIRST_ROW) / ROW_STEP)
  return pieces.flatMap((piece) => {
    const own = { from: Math.max(first, piece.from), to: Math.min(behind, piece.to) }
    if (own.from === piece.from && own.to === piece.to) return [piece]
    if (own.from >= own.to) return []
    const [start, end] = [own.from - piece.from, own.to - piece.from]
    return [{ ...own, rows: piece.rows.subarray(start * ENCODER_WIDTH, end * ENCODER_WIDTH) }]
  })
}
