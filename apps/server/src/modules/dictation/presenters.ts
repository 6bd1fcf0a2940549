import type { DictationScoredAnswer, DictationWordAudio } from '@rehearsal/contracts/dictation'
import type { WordAudio } from '../dictionary/service.ts'
import type { DictationRecord } from './queries.ts'

/** Words with where to hear them. */
export function presentWords(
  words: readonly string[],
  recordings: readonly WordAudio[],
  audioUrlOf: (mediaId: string) => string,
): DictationWordAudio[] {
  return words.flatMap((word, index) => {
    const audio = recordings[index]
    if (audio === undefined) return []
    return [{ word, americanAudio: audioUrlOf(audio.american), britishAudio: audioUrlOf(audio.british) }]
  })
}

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
