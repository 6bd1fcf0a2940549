import { questionText } from '@rehearsal/exam/language/question-text'
import { taskIds } from '@rehearsal/exam/task-ids'
import { samples } from '@rehearsal/tasks/samples'
import { expect, test } from 'vitest'
import { z } from 'zod'

const practiceOf = (prompt: unknown, revealed: unknown = null) => ({
  prompt: z.json().parse(prompt),
  revealed: z.json().parse(revealed),
})

/** What is heard or seen alone has no text before its answer is shown. */
const unread = new Set([
  'speaking/repeat-sentence',
  'speaking/describe-image',
  'speaking/answer-short-question',
  'speaking/re-tell-lecture',
  'speaking/summarize-group-discussion',
  'listening/summarize-spoken-text',
  'listening/write-from-dictation',
])

test.each(taskIds)('%s: what is printed is there, and nothing of the answer', (taskId) => {
  const { prompt, answerKey, otherAnswerKey } = samples[taskId]
  const texts = questionText(practiceOf(prompt, answerKey), false)
  expect(texts.length > 0).toBe(!unread.has(taskId))
  expect(texts).toEqual(questionText(practiceOf(prompt, otherAnswerKey), false))
  expect(texts).toEqual(questionText(practiceOf(prompt), true))
  expect(texts.join(' ')).not.toMatch(/\.mp3|\.svg|undefined|\[object/u)
})

test.each(taskIds)(
  '%s: an answer that is shown adds what was said or drawn, and no explanation or model reply',
  (taskId) => {
    const { prompt, answerKey } = samples[taskId]
    const text = z.string().optional()
    const turnsSchema = z.array(z.object({ text: z.string() })).default([])
    const { transcript, turns, sentence, question, description, explanation } = z
      .object({
        transcript: text,
        turns: turnsSchema,
        sentence: text,
        question: text,
        description: text,
        explanation: text,
      })
      .parse(answerKey)
    const before = questionText(practiceOf(prompt, answerKey), false)
    const after = questionText(practiceOf(prompt, answerKey), true)
    expect(after).toEqual([
      ...before,
      ...[transcript, ...turns.map((turn) => turn.text), sentence, question, description].filter(
        (one) => one !== undefined,
      ),
    ])
    expect(after).not.toContain(explanation)
  },
)

test('gaps stand between the parts of a text, empty whatever is offered for them', () => {
  expect(questionText(practiceOf(samples['reading/rw-fill-in-the-blanks'].prompt), false)).toEqual([
    'The river ____ in the night, and people ____ uphill.',
  ])
  const boxed = practiceOf({ parts: ['It ', '.'], words: ['rose', 'fell'] })
  expect(questionText(boxed, false)).toEqual(['It ____.'])
})

test('printed words are one text again, and lines are texts of their own', () => {
  const printed = practiceOf(samples['listening/highlight-incorrect-words'].prompt)
  expect(questionText(printed, false)).toEqual(['The lake rose in the evening.'])
  expect(questionText(practiceOf({ passage: 'One.\n\nTwo.' }), false)).toEqual(['One.', 'Two.'])
})
