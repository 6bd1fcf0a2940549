import type { MisspeltWord } from '@rehearsal/contracts/misspelt-words'
import type { SpokenMisspelt } from './list-service.ts'

/** A word of the spelling book on the wire. */
export function presentMisspelt(
  { audio, ...row }: SpokenMisspelt,
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
