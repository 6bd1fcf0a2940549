import type { ReviewCard, ReviewGrade, ReviewQueue, ReviewResult } from '@rehearsal/contracts/reviews'
import type { Queue, QueuedCard } from './queue-service.ts'
import type { CardId, Graded } from './service.ts'

/** The usual meanings are enough to check oneself by; the dictionary has the others. */
const MOST_PARTS = 3
const MOST_DEFINITIONS = 3

type AudioUrlOf = (mediaId: string) => string

export function presentQueue({ cards, counts, nextAt, examDate }: Queue, audioUrlOf: AudioUrlOf): ReviewQueue {
  return {
    cards: cards.map((card) => presentCard(card, audioUrlOf)),
    counts: {
      due: counts.due,
      new: counts.new,
      doneToday: counts.doneToday,
      dailyCap: counts.dailyCap,
      total: counts.total,
    },
    nextDate: nextAt?.toISOString() ?? null,
    examDate,
  }
}

function presentCard(card: QueuedCard, audioUrlOf: AudioUrlOf): ReviewCard {
  const { word, found, recordings } = card
  const meanings = found?.entry.meanings ?? []
  return {
    id: idOf(word),
    kind: word.kind,
    isNew: card.isNew,
    version: card.version,
    word: word.word,
    americanPhonetic: found?.entry.americanPhonetic ?? null,
    britishPhonetic: found?.entry.britishPhonetic ?? null,
    americanAudio: audioUrlOf(recordings.american),
    britishAudio: audioUrlOf(recordings.british),
    meanings: meanings.slice(0, MOST_PARTS).map(({ partOfSpeech, definitions }) => ({
      partOfSpeech,
      definitions: definitions.slice(0, MOST_DEFINITIONS),
    })),
    example: card.example?.map(({ text, isHidden }) => ({ text, isHidden })) ?? null,
    ownMeaning: word.ownMeaning,
    note: word.note,
    typed: word.typed,
    intervalSeconds: presentIntervals(card.intervalSeconds),
  }
}

export function presentGraded(id: CardId, { version, dueAt, isDueAgain, intervalSeconds }: Graded): ReviewResult {
  return {
    id: idOf(id),
    version,
    dueDate: dueAt.toISOString(),
    isDueAgain,
    intervalSeconds: presentIntervals(intervalSeconds),
  }
}

const idOf = ({ kind, wordId }: CardId): string => `${kind}-${wordId}`

const presentIntervals = ({
  AGAIN,
  HARD,
  GOOD,
  EASY,
}: Record<ReviewGrade, number>): ReviewResult['intervalSeconds'] => ({
  AGAIN,
  HARD,
  GOOD,
  EASY,
})
