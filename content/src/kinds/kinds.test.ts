import type { TaskId } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Speak } from './kind.ts'
import { kinds } from './kinds.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const common = { id: 12, title: 'A title', complexity: 'HARD' }

const sources = {
  'speaking/read-aloud': { ...common, text: words(40) },
  'writing/summarize-written-text': {
    ...common,
    passage: 'passage '.repeat(200),
    keyPoints: [
      { point: 'Trees cool.', cues: [['tree'], ['cool']] },
      { point: 'Shade is free.', cues: [['shade'], ['free']] },
    ],
    sampleAnswers: {
      ACADEMIC: 'Trees cool the streets because their shade is free.',
      CORE: `Trees cool the streets. Their shade is free, ${words(20)}.`,
    },
    explanation: 'Both points count.',
  },
  'reading/re-order-paragraphs': {
    ...common,
    paragraphs: ['one', 'two', 'three', 'four'].map((start) => `${start} ${words(14)}`),
    explanation: 'One comes first.',
  },
  'listening/write-from-dictation': { ...common, sentence: words(9), voice: 'awb' },
} as const satisfies Record<TaskId, object>

const read = (taskId: TaskId, change: object = {}) => kinds[taskId].read({ ...sources[taskId], ...change }, () => true)

async function convert(taskId: TaskId, change: object = {}) {
  const said: string[] = []
  const speak: Speak = async (_field, text, voice) => {
    said.push(`${voice}: ${text}`)
    return 'f'.repeat(32)
  }
  const { problems, convert: toQuestion } = read(taskId, change)
  if (!toQuestion) throw new Error(JSON.stringify(problems))
  return { ...(await toQuestion(speak)), said }
}

const taskIds = Object.values(tasks).map(({ id }) => id)

test.each(taskIds)('%s becomes a prompt and a key that its definition keeps whole', async (taskId) => {
  const { prompt, answerKey } = await convert(taskId)
  expect(tasks[taskId].prompt.parse(prompt)).toEqual(prompt)
  expect(tasks[taskId].answerKey.parse(answerKey)).toEqual(answerKey)
})

test.each(taskIds)('%s names every unknown, missing and wrong field', (taskId) => {
  const { problems, convert: toQuestion } = read(taskId, { id: 0, title: '', complexity: 'MEDIUM', hint: 'none' })
  expect(problems.map(({ field }) => field)).toEqual(['id', 'title', 'complexity', ''])
  expect(problems.at(-1)?.message).toContain('hint')
  expect(toQuestion).toBeNull()
})

test.each<[TaskId, object, string]>([
  ['speaking/read-aloud', { text: words(29) }, 'text'],
  ['speaking/read-aloud', { text: words(61) }, 'text'],
  ['writing/summarize-written-text', { passage: 'passage '.repeat(301) }, 'passage'],
  ['reading/re-order-paragraphs', { paragraphs: ['a', 'b', 'c'] }, 'paragraphs'],
  ['reading/re-order-paragraphs', { paragraphs: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, 'paragraphs'],
  ['reading/re-order-paragraphs', { paragraphs: ['a', 'b', 'c', 'a'] }, 'paragraphs'],
  ['reading/re-order-paragraphs', { paragraphs: ['a', 'b', 'c', words(148)] }, 'paragraphs'],
  ['listening/write-from-dictation', { sentence: words(5) }, 'sentence'],
  ['listening/write-from-dictation', { sentence: words(17) }, 'sentence'],
  ['listening/write-from-dictation', { voice: 'kal' }, 'voice'],
  ['listening/write-from-dictation', { title: 'word word word' }, 'title'],
])('%s refuses what breaks its own rules: %j', (taskId, change, field) => {
  expect(read(taskId, change).problems.map((problem) => problem.field)).toEqual([field])
})

test('a model summary must be marked full for form in its own variant', () => {
  const { CORE, ACADEMIC } = sources['writing/summarize-written-text'].sampleAnswers
  const swapped = { ACADEMIC: CORE, CORE: ACADEMIC }
  expect(read('writing/summarize-written-text', { sampleAnswers: swapped }).problems).toEqual([
    { field: 'sampleAnswers.ACADEMIC', message: 'write one single sentence with one full stop' },
    { field: 'sampleAnswers.CORE', message: 'has 9 words; write 25 to 50' },
  ])
})

test('read-aloud models alternate between a woman and a man by id', async () => {
  const [odd, even] = [await convert('speaking/read-aloud', { id: 1 }), await convert('speaking/read-aloud', { id: 2 })]
  expect([...odd.said, ...even.said]).toEqual([`slt: ${words(40)}`, `rms: ${words(40)}`])
})

test('a dictated sentence is said by the voice of its file and cannot be searched', async () => {
  const { said, searchTexts } = await convert('listening/write-from-dictation')
  expect(said).toEqual([`awb: ${words(9)}`])
  expect(searchTexts).toEqual([])
})

test('folds and blanks of YAML become single spaces', async () => {
  const { prompt } = await convert('speaking/read-aloud', { text: `  ${words(39)}\n  end \n` })
  expect(prompt).toEqual({ text: `${words(39)} end` })
})

const reOrderedSchema = z.object({
  prompt: z.object({ paragraphs: z.array(z.object({ id: z.string(), text: z.string() })) }),
  answerKey: z.object({ order: z.array(z.string()) }),
})

test('paragraphs are lettered as shown, never shown in the right order, and the key leads back to it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 4, max: 6 }), async (id, count) => {
      const paragraphs = Array.from({ length: count }, (_, place) => `${place} ${words(12)}`)
      const converted = await convert('reading/re-order-paragraphs', { id, paragraphs })
      const { prompt, answerKey } = reOrderedSchema.parse(converted)
      const shown = prompt.paragraphs.map(({ text }) => text)
      const textOf = new Map(prompt.paragraphs.map((paragraph) => [paragraph.id, paragraph.text]))

      expect(prompt.paragraphs.map((paragraph) => paragraph.id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].slice(0, count))
      expect(shown).not.toEqual(paragraphs)
      expect(answerKey.order.map((letter) => textOf.get(letter))).toEqual(paragraphs)
      expect(converted.searchTexts).toEqual(shown)
    }),
  )
})
