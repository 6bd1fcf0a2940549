import { practiceTypeOf } from '@rehearsal/contracts/practice-type'
import type { VocabPracticeCount, VocabWord } from '@rehearsal/contracts/vocab-book'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { type Skill, skillSchema } from '@rehearsal/exam/skill'
import { tasksOf } from '@rehearsal/tasks/catalogue'
import type { countVocab, VocabRecord } from './queries.ts'

/** Where a word's recordings are; null for a word that the dictionary lacks. */
export type AudioUrls = { american: string; british: string } | null

export function presentVocabWord(row: VocabRecord, audio: AudioUrls): VocabWord {
  const isReviewed = row.reviewCount > 0 && row.dueAt !== null
  return {
    id: row.id,
    word: row.word,
    practiceType: row.taskId && practiceTypeOf(row.taskId),
    partOfSpeech: row.partOfSpeech,
    meaning: row.ownMeaning ?? row.definition,
    americanPhonetic: row.americanPhonetic,
    britishPhonetic: row.britishPhonetic,
    americanAudio: audio?.american ?? null,
    britishAudio: audio?.british ?? null,
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

/** One row for every kind of the variant, and one for the words that were not met in a question where there are any. */
export function presentCounts(counts: Awaited<ReturnType<typeof countVocab>>, variant: ExamVariant) {
  const kinds = tasksOf(variant).map(({ id }) => ({ id, skill: skillSchema.parse(id.split('/')[0]) }))
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
