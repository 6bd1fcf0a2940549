import type { TranscriptSource } from '@rehearsal/exam/score'

/** A word of a transcript; times are seconds from the start of the recording, null where nobody says. */
export type TranscriptWord = { word: string; start: number | null; end: number | null; confidence: number | null }

/** What somebody else wrote down of a recording. Nothing of it is believed that the sound does not bear out. */
export type Transcript = {
  source: TranscriptSource
  text: string
  words: TranscriptWord[]
  /** How sure its writer was of it, 0–1; null where it did not say. */
  confidence: number | null
}

/** Writes down what is said in a take (mp3). Rejects where it cannot: the next one is asked then. */
export type Transcriber<Take = Uint8Array> = {
  source: TranscriptSource
  transcribe(take: Take): Promise<Transcript>
}
