import type { Transcriber } from '@rehearsal/rating/types'
import { guardTranscript, transcriptOf } from '@rehearsal/rating/transcript'
import type { Recognised, SpeechRecogniser } from '../decoder/recogniser.ts'

/**
 * The recogniser that comes with the product: it runs in this thread, for 0.05 of a take's length. Takes are 16 kHz mono. `load` is called
 * with each take; rejects where it throws.
 */
export function embeddedTranscriber(load: () => SpeechRecogniser): Transcriber<Float32Array> {
  return { source: 'embedded', transcribe: async (pcm) => transcriptOfPieces(load().recognise(pcm)) }
}

/** The pieces of a take as one text. A piece in which the recogniser lost its way spoils no other. */
export function transcriptOfPieces(pieces: readonly Recognised[]) {
  const kept = pieces.flatMap((piece) => {
    const text = guardTranscript(transcriptOf('embedded', piece.text), piece.seconds)?.text
    return text === undefined ? [] : [{ ...piece, text }]
  })
  const seconds = kept.reduce((sum, piece) => sum + piece.seconds, 0)
  const meanLogProbability = kept.reduce((sum, piece) => sum + piece.meanLogProbability * piece.seconds, 0) / seconds
  return {
    ...transcriptOf('embedded', kept.map(({ text }) => text).join(' ')),
    confidence: kept.length === 0 ? null : Math.exp(meanLogProbability),
  }
}
