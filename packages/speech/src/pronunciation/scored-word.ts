import type { ReadWord } from '../reading/miscues.ts'

export type ScoredPhone = {
  phone: string
  score: number
  start: number
  end: number
  heardAs: string | null
  confidence: number
}
/** A word that was said, with its scored phones. Frames are 10 ms. */
export type ScoredWord = { read: ReadWord; index: number; start: number; end: number; phones: ScoredPhone[] }
