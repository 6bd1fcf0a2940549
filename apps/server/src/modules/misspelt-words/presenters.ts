import type { MisspeltWord } from '@rehearsal/contracts/misspelt-words'
import type { WordAudio } from '../dictionary/service.ts'
import type { MisspeltRecord } from './queries.ts'

/** A word of the spelling book on the wire. */
export function presentMisspelt(
  row: MisspeltRecord,
  audio: WordAudio,
  audioUrlOf: (mediaId: string) => string,
): MisspeltWord {
  return {
    id: row.id,
    word: row.word,
    typed: row.typed,
    source: row.source,
    times: row.times,
    rightSince: row.rightSince,
    createdDate: row.createdAt.toISOString(),
    lastDate: row.lastAt.toISOString(),
    americanAudio: audioUrlOf(audio.american),
    britishAudio: audioUrlOf(audio.british),
  }
}
