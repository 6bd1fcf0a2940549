import type { Comparison } from '@rehearsal/exam/score'
import { z } from 'zod'
import { issueOf, nullIfNone, underKey } from './key-issues.ts'
import type { Issue } from './task.ts'

const choiceIdSchema = z.string().min(1).max(20)

/** Options in the order they are shown; their ids say nothing. */
export const optionsSchema = z.array(z.object({ id: choiceIdSchema, text: z.string().min(1) })).min(2)
export type Option = z.infer<typeof optionsSchema>[number]

/** One of the options of the prompt, by its id. */
export const chosenOptionSchema = z.string().meta({ refersTo: 'prompt.options' })

/** Why each option is right or wrong, by option id. */
export const whysSchema = z
  .record(choiceIdSchema, z.string())
  .meta({ title: 'Why each option is right or wrong', refersTo: 'prompt.options' })

export const oneChoiceSubmission = z.object({ answer: choiceIdSchema })

export const manyChoicesSubmission = z.object({
  answers: z
    .array(choiceIdSchema)
    .max(20)
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each option once'),
})

/** What is wrong with one chosen option, or null. */
export function checkOneChoice(options: readonly Option[], answer: string): Issue[] | null {
  return options.some(({ id }) => id === answer) ? null : [unknownOption('answer', answer)]
}

/** What is wrong with several chosen options, or null. */
export function checkManyChoices(options: readonly Option[], answers: readonly string[]): Issue[] | null {
  if (answers.length === 0) return [{ path: 'answers', code: 'missing', message: 'Choose at least one option.' }]
  const known = new Set(options.map(({ id }) => id))
  const unknown = answers.flatMap((id, i) => (known.has(id) ? [] : [unknownOption(`answers.${i}`, id)]))
  return unknown.length === 0 ? null : unknown
}

type ChoiceKey = { whys: Readonly<Record<string, string>> }

/** The right option is among the options, and each of them has its reason. */
export function checkOneChoiceKey(options: readonly Option[], key: ChoiceKey & { answer: string }): Issue[] | null {
  const right = checkOneChoice(options, key.answer) ?? []
  return nullIfNone([...underKey(right), ...checkOptions(options, key)])
}

/** The right options are among the options, each once and never all of them, and each option has its reason. */
export function checkManyChoicesKey(
  options: readonly Option[],
  key: ChoiceKey & { answers: readonly string[] },
): Issue[] | null {
  const right = checkManyChoices(options, key.answers) ?? []
  const isAll = options.every(({ id }) => key.answers.includes(id))
  const isTwice = new Set(key.answers).size < key.answers.length
  return nullIfNone([
    ...underKey(right),
    ...(isAll ? [issueOf('answerKey.answers', 'all_right', 'Leave at least one option wrong.')] : []),
    ...(isTwice ? [issueOf('answerKey.answers', 'duplicate', 'Name each right option once.')] : []),
    ...checkOptions(options, key),
  ])
}

function checkOptions(options: readonly Option[], { whys }: ChoiceKey): Issue[] {
  const ids = options.map(({ id }) => id)
  return [
    ...ids.flatMap((id, i) =>
      ids.indexOf(id) < i ? [issueOf(`prompt.options.${i}.id`, 'duplicate', `There is an option ${id} already.`)] : [],
    ),
    ...ids.flatMap((id) =>
      Object.hasOwn(whys, id) ? [] : [issueOf('answerKey.whys', 'missing', `Say why option ${id} is right or wrong.`)],
    ),
    ...Object.keys(whys).flatMap((id) =>
      ids.includes(id) ? [] : [issueOf(`answerKey.whys.${id}`, 'unknown', `There is no option ${id}.`)],
    ),
  ]
}

function unknownOption(path: string, id: string): Issue {
  return { path, code: 'unknown', message: `There is no option ${id}.` }
}

/** The chosen option beside the right one. */
export function compareOneChoice(options: readonly Option[], correct: string, chosen: string): Comparison[] {
  return [{ given: textOf(options, chosen), correct: textOf(options, correct), isCorrect: chosen === correct }]
}

/** Every right option with whether it was chosen, then every wrong one that was. */
export function compareManyChoices(
  options: readonly Option[],
  correct: readonly string[],
  chosen: readonly string[],
): Comparison[] {
  const right = correct.map((id) => {
    const isChosen = chosen.includes(id)
    return { given: isChosen ? textOf(options, id) : '', correct: textOf(options, id), isCorrect: isChosen }
  })
  const wrong = chosen
    .filter((id) => !correct.includes(id))
    .map((id) => ({ given: textOf(options, id), correct: '', isCorrect: false }))
  return [...right, ...wrong]
}

function textOf(options: readonly Option[], id: string): string {
  return options.find((option) => option.id === id)?.text ?? ''
}
