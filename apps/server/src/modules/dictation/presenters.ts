import type { DictationScoredAnswer, DictationWordAudio } from '@rehearsal/contracts/dictation'
import type { DictationRecord } from './queries.ts'
import type { SpokenWord } from './words-service.ts'

/** Words with where to hear them. */
export const presentWords = (
  words: readonly SpokenWord[],
  audioUrlOf: (mediaId: string) => string,
): DictationWordAudio[] =>
  words.map(({ word, audio }) => ({
    word,
    americanAudio: audioUrlOf(audio.american),
    britishAudio: audioUrlOf(audio.british),
  }))

/** A dictation with its score on the wire. */
export function presentDictation(record: DictationRecord): DictationScoredAnswer {
  return {
    id: record.id,
    score: record.correctCount,
    totalWords: record.totalCount,
    words: record.words,
    createdDate: record.createdAt.toISOString(),
  }
}
