import type {
  JudgedTake,
  PronunciationEntry,
  PronunciationTake,
  PronunciationWord,
} from '@rehearsal/contracts/pronunciation-book'
import { practiceTypeOf } from '@rehearsal/contracts/practice-type'
import type { BookEntry, BookWord } from './book-service.ts'
import type { TakeRecord } from './queries.ts'
import type { TakeOutcome } from './take-service.ts'

type UrlOf = (mediaId: string) => string

export function presentWord(word: BookWord, audioUrlOf: UrlOf): PronunciationWord {
  return {
    id: word.id,
    word: word.word,
    americanAudio: audioUrlOf(word.audio.american),
    britishAudio: audioUrlOf(word.audio.british),
    americanPhonetic: word.american,
    britishPhonetic: word.british,
    bookmark: word.mark,
    note: word.note,
    version: word.version,
    reason: word.reason,
    practiceType: word.taskId === null ? null : practiceTypeOf(word.taskId),
    enteredScore: word.enteredScore,
    bestScore: word.bestScore,
    lastScore: word.lastScore,
    takeCount: word.takeCount,
    createdDate: word.createdAt.toISOString(),
  }
}

export function presentPage(
  { words, total }: { words: readonly BookWord[]; total: number },
  { page, size }: { page: number; size: number },
  audioUrlOf: UrlOf,
) {
  return {
    _embedded: { pronunciationWordDtoList: words.map((word) => presentWord(word, audioUrlOf)) },
    page: { number: page, size, totalPages: Math.ceil(total / size), totalElements: total },
  }
}

export function presentEntry(entry: BookEntry, audioUrlOf: UrlOf): PronunciationEntry {
  return {
    ...presentWord(entry, audioUrlOf),
    meanings: entry.meanings,
    sounds: entry.sounds,
    attempt: entry.attempt,
    takes: entry.takes.map(presentTake),
    previousId: entry.previousId,
    nextId: entry.nextId,
  }
}

function presentTake(take: Pick<TakeRecord, 'id' | 'score' | 'evidence' | 'createdAt'>): PronunciationTake {
  return { id: take.id, score: take.score, evidence: take.evidence, createdDate: take.createdAt.toISOString() }
}

export function presentOutcome(outcome: TakeOutcome): JudgedTake {
  return outcome.outcome === 'said' ? { ...outcome, take: presentTake(outcome.take) } : outcome
}
