import { complexitySchema } from '@rehearsal/exam/codes'
import { countWords } from '@rehearsal/exam/count-words'
import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { taskIds } from '@rehearsal/exam/task-ids'
import { secondsToSay } from '../checks.ts'
import type { BankQuestion } from './bank-question.ts'

const HEADINGS = ['kind', 'all', ...examVariantSchema.options, ...complexitySchema.options, 'min', 'median', 'max', '']

/**
 * What the bank holds, as a table for a terminal: a line for each kind with its number of questions, per variant and per
 * complexity, and how long their texts are, in seconds for recordings and in words for what is read.
 */
export function bankTable(questions: readonly BankQuestion[]): string {
  const rows = taskIds.map((taskId) =>
    rowOf(
      taskId,
      questions.filter((question) => question.taskId === taskId),
    ),
  )
  const lines = [HEADINGS, ...rows, [...rowOf('all', questions).slice(0, -4), '', '', '', '']]
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function rowOf(name: string, questions: readonly BankQuestion[]): string[] {
  const isSpoken = questions[0]?.facts.isSpoken ?? false
  const lengths = questions
    .map(({ facts: { subject } }) => (isSpoken ? secondsToSay(subject.text) : countWords(subject.text)))
    .sort((one, other) => one - other)
  return [
    name,
    questions.length,
    ...examVariantSchema.options.map(
      (variant) => questions.filter(({ variants }) => variants.includes(variant)).length,
    ),
    ...complexitySchema.options.map((level) => questions.filter(({ complexity }) => complexity === level).length),
    lengths[0] ?? '',
    lengths[Math.floor(lengths.length / 2)] ?? '',
    lengths.at(-1) ?? '',
    isSpoken ? 's' : 'words',
  ].map(String)
}
