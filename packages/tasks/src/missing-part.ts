import { countWords } from '@rehearsal/exam/count-words'
import type { TaskRules } from '@rehearsal/exam/formats/format'
import { gapsSubmission } from './gaps.ts'
import type { StoredTask } from './task.ts'
import { writtenSubmission } from './written-answer.ts'

/** Gaps without a word, or a text that is too short for the full marks of its length. */
export type MissingPart = { of: 'gaps'; empty: number; total: number } | { of: 'words'; count: number; min: number }

/**
 * What an answer still lacks that may be handed in as it is; null where nothing is missing, or nobody can tell, as of choices. It is told by
 * the shape of the kind's answers and by its length rule, so that no kind has to say it.
 */
export function missingPart(
  { submission }: Pick<StoredTask, 'submission'>,
  { form }: Pick<TaskRules, 'form'>,
  draft: unknown,
): MissingPart | null {
  if ('words' in submission.shape) return emptyGaps(draft)
  return form === undefined ? null : tooFewWords(draft, form.full.min)
}

function emptyGaps(draft: unknown): MissingPart | null {
  const { data } = gapsSubmission.safeParse(draft)
  const empty = data?.words.filter((word) => countWords(word) === 0).length ?? 0
  return data === undefined || empty === 0 ? null : { of: 'gaps', empty, total: data.words.length }
}

function tooFewWords(draft: unknown, min: number): MissingPart | null {
  const { data } = writtenSubmission.safeParse(draft)
  if (data === undefined) return null
  const count = countWords(data.answer)
  return count < min ? { of: 'words', count, min } : null
}
