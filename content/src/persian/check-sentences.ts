import { allSentencesOf } from '@rehearsal/exam/language/question-text'
import type { TaskId } from '@rehearsal/exam/task-ids'
import type { Problem } from '../problem.ts'
import { sentenceProblems } from './sentence-problems.ts'
import type { TranslatedQuestion } from './sentences.ts'

/** A question of the bank, as it is built. */
export type Asked = { id: number; taskId: TaskId; prompt: unknown; answerKey: unknown }

/** Of one kind of question: how many sentences a learner can have translated, and how many are. */
export type Translated = { taskId: TaskId; sentences: number; translated: number }

const sentencesOf = ({ prompt, answerKey }: Asked) => allSentencesOf({ prompt, revealed: answerKey })

/** How much of each kind of the bank is translated. */
export function countTranslated(asked: readonly Asked[], written: readonly TranslatedQuestion[]): Translated[] {
  const known = translatedById(written)
  return [...Map.groupBy(asked, ({ taskId }) => taskId)].map(([taskId, questions]) => {
    const flags = questions.flatMap((question) =>
      sentencesOf(question).map((english) => known.get(question.id)?.has(english) ?? false),
    )
    return { taskId, sentences: flags.length, translated: flags.filter(Boolean).length }
  })
}

/**
 * Translations against the questions: what is translated and not said any more, what is no Persian for it, one English
 * sentence with two translations, and, of kinds that are called whole, what is lacking.
 */
export function checkSentences(
  asked: readonly Asked[],
  written: readonly TranslatedQuestion[],
  whole: readonly TaskId[],
): Problem[] {
  const byId = new Map(asked.map((question) => [question.id, question]))
  const known = translatedById(written)
  const lacking = asked
    .filter(({ taskId }) => whole.includes(taskId))
    .flatMap((question) =>
      sentencesOf(question)
        .filter((english) => !known.get(question.id)?.has(english))
        .map((english) => ({ question, english })),
    )
  return [
    ...written.flatMap((question) => problemsOf(question, byId.get(question.id))),
    ...checkAgreement(written),
    ...lacking.map(({ question: { taskId, id }, english }) => ({
      file: `sentences/${taskId}.yaml`,
      field: String(id),
      message: `lacks the Persian of "${english}"`,
    })),
  ]
}

function problemsOf({ file, taskId, id, pairs }: TranslatedQuestion, question: Asked | undefined): Problem[] {
  if (question?.taskId !== taskId) return [{ file, field: String(id), message: 'is no question of this kind' }]
  const said = new Set(sentencesOf(question))
  const seen = new Set<string>()
  return pairs.flatMap(({ en, fa }, index) => {
    const place = { file, field: `${id}.${index}` }
    if (!said.has(en)) return [{ ...place, field: `${place.field}.en`, message: `"${en}" is not in the question` }]
    if (seen.size === seen.add(en).size) return [{ ...place, message: `"${en}" stands twice` }]
    return fa === null
      ? []
      : sentenceProblems(en, fa).map((message) => ({ ...place, field: `${place.field}.fa`, message }))
  })
}

/** A sentence is looked up without its question, so it has one translation. */
function checkAgreement(written: readonly TranslatedQuestion[]): Problem[] {
  const first = new Map<string, { fa: string; id: number }>()
  return written.flatMap(({ file, id, pairs }) =>
    pairs.flatMap(({ en, fa }, index) => {
      if (fa === null) return []
      const earlier = first.get(en)
      if (earlier === undefined) first.set(en, { fa, id })
      return earlier === undefined || earlier.fa === fa
        ? []
        : [{ file, field: `${id}.${index}.fa`, message: `is another translation than in question ${earlier.id}` }]
    }),
  )
}

function translatedById(written: readonly TranslatedQuestion[]): Map<number, Set<string>> {
  return new Map(
    written.map(({ id, pairs }) => [id, new Set(pairs.flatMap(({ en, fa }) => (fa === null ? [] : [en])))]),
  )
}
