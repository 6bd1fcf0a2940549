import { practiceTypeOf } from '@rehearsal/contracts/practice-type'
import type { VocabPracticeCount, VocabWord } from '@rehearsal/contracts/vocab-book'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { type Skill, skillSchema } from '@rehearsal/exam/skill'
import { tasksOf } from '@rehearsal/tasks/catalogue'
import type { HeardWord, VocabBook } from './service.ts'

export function presentVocabWord(row: HeardWord, audioUrlOf: (mediaId: string) => string): VocabWord {
  const isReviewed = row.reviewCount > 0 && row.dueAt !== null
  return {
    id: row.id,
    word: row.word,
    practiceType: row.taskId && practiceTypeOf(row.taskId),
    partOfSpeech: row.partOfSpeech,
    meaning: row.ownMeaning ?? row.definition,
    americanPhonetic: row.americanPhonetic,
    britishPhonetic: row.britishPhonetic,
    americanAudio: row.audio && audioUrlOf(row.audio.american),
    britishAudio: row.audio && audioUrlOf(row.audio.british),
    bookmark: row.mark,
    note: row.note,
    version: row.version,
    reviewCount: row.reviewCount,
    dueDate: isReviewed ? (row.dueAt?.toISOString() ?? null) : null,
    createdDate: row.createdAt.toISOString(),
  }
}

/** The order of the landing page (specification §2.12). */
const skillOrder = ['listening', 'reading', 'writing', 'speaking'] as const satisfies Skill[]

/** One row for every kind of the format, and one for the words that were not met in a question where there are any. */
export function presentCounts(counts: Awaited<ReturnType<VocabBook['countWords']>>, format: FormatId) {
  const kinds = tasksOf(format).map(({ id }) => ({ id, skill: skillSchema.parse(id.split('/')[0]) }))
  const countOf = (taskId: string | null) => {
    const found = counts.find((row) => row.taskId === taskId)
    return { practicedCount: found?.practised ?? 0, totalCount: found?.total ?? 0 }
  }
  const rows = skillOrder.flatMap((skill) =>
    kinds
      .filter((kind) => kind.skill === skill)
      .map(({ id }): VocabPracticeCount => ({ practiceType: practiceTypeOf(id), skillType: skill, ...countOf(id) })),
  )
  const others = countOf(null)
  return others.totalCount === 0 ? rows : [...rows, { practiceType: null, skillType: null, ...others }]
}
