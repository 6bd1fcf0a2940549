import type { TaskId } from '@rehearsal/exam/task-ids'
import { expect, test } from 'vitest'
import { samples } from './samples.ts'
import { tasks } from './tasks.ts'

const options = [
  { id: 'a', text: 'A river' },
  { id: 'b', text: 'A bridge' },
]
const whys = { a: 'x', b: 'x' }

/** A kind, what of its sample is changed, and where the key no longer belongs to the prompt. */
const broken: [TaskId, { prompt?: object; answerKey?: object }, string[]][] = [
  ['reading/multiple-choice-single', { answerKey: { answer: 'z' } }, ['answerKey.answer']],
  [
    'reading/multiple-choice-single',
    { prompt: { options }, answerKey: { answer: 'a', whys: { a: 'x' } } },
    ['answerKey.whys'],
  ],
  [
    'reading/multiple-choice-single',
    { prompt: { options }, answerKey: { answer: 'a', whys: { ...whys, z: 'x' } } },
    ['answerKey.whys.z'],
  ],
  [
    'reading/multiple-choice-single',
    { prompt: { options: [...options, { id: 'a', text: 'A boat' }] }, answerKey: { answer: 'a', whys } },
    ['prompt.options.2.id'],
  ],
  [
    'reading/multiple-choice-multiple',
    { prompt: { options }, answerKey: { answers: ['a', 'b'], whys } },
    ['answerKey.answers'],
  ],
  [
    'reading/multiple-choice-multiple',
    { prompt: { options }, answerKey: { answers: ['a', 'a'], whys } },
    ['answerKey.answers'],
  ],
  [
    'reading/multiple-choice-multiple',
    { prompt: { options }, answerKey: { answers: ['a', 'z'], whys } },
    ['answerKey.answers.1'],
  ],
  ['reading/re-order-paragraphs', { answerKey: { order: ['a', 'b'] } }, ['answerKey.order']],
  ['reading/re-order-paragraphs', { answerKey: { order: ['a', 'b', 'c', 'c'] } }, ['answerKey.order']],
  ['reading/re-order-paragraphs', { answerKey: { order: ['a', 'b', 'z'] } }, ['answerKey.order.2', 'answerKey.order']],
  ['reading/re-order-paragraphs', { answerKey: { order: ['c', 'a', 'b'] } }, ['prompt.paragraphs']],
  ['reading/fill-in-the-blanks', { answerKey: { words: ['rose', 'rose'] } }, ['answerKey.words.1']],
  ['reading/fill-in-the-blanks', { answerKey: { whys: ['A river rises.'] } }, ['answerKey.whys']],
  ['reading/rw-fill-in-the-blanks', { answerKey: { words: ['rose', 'swam'] } }, ['answerKey.words.1']],
  ['reading/rw-fill-in-the-blanks', { answerKey: { words: ['rose', ''] } }, ['answerKey.words.1']],
  ['reading/rw-fill-in-the-blanks', { answerKey: { whys: ['A river rises.'] } }, ['answerKey.whys']],
  ['reading/rw-fill-in-the-blanks', { prompt: { gaps: [['rose', 'raised']] } }, ['answerKey.words.1', 'prompt.gaps']],
  ['listening/fill-in-the-blanks', { answerKey: { words: ['rose', 'ran'] } }, ['answerKey.transcript']],
  [
    'listening/select-missing-word',
    { answerKey: { transcript: 'In the end they built a bridge.' } },
    ['answerKey.transcript'],
  ],
  ['listening/highlight-incorrect-words', { answerKey: { transcript: 'Too short.' } }, ['answerKey.transcript']],
  [
    'listening/highlight-incorrect-words',
    { answerKey: { differences: [{ place: 1, spoken: 'river' }] } },
    ['prompt.words.5'],
  ],
  [
    'listening/highlight-incorrect-words',
    {
      answerKey: {
        differences: [
          { place: 1, spoken: 'pond' },
          { place: 5, spoken: 'night' },
          { place: 5, spoken: 'night' },
          { place: 2, spoken: 'rose' },
          { place: 9, spoken: 'x' },
        ],
      },
    },
    [
      'answerKey.differences.0.spoken',
      'answerKey.differences.2.place',
      'answerKey.differences.3.place',
      'answerKey.differences.4.place',
    ],
  ],
  ['writing/write-email', { answerKey: { keyPoints: [] } }, ['answerKey.keyPoints']],
  ['listening/write-from-dictation', { answerKey: { sentence: '… !' } }, ['answerKey.sentence']],
]

test.each(broken)('a key of %s changed by %j is refused where it no longer fits', (taskId, changes, paths) => {
  const sample = samples[taskId]
  const prompt = { ...Object(sample.prompt), ...changes.prompt }
  const answerKey = { ...Object(sample.answerKey), ...changes.answerKey }
  expect(tasks[taskId].checkKey(prompt, answerKey)?.map(({ path }) => path)).toEqual(paths)
})

test('the recording of a missing word stops before it, whatever mark follows', () => {
  const { prompt, answerKey } = samples['listening/select-missing-word']
  const [spoken] = tasks['listening/select-missing-word'].recordings
  expect(spoken?.textOf(prompt, answerKey)).toBe('The river rose in the night, and by morning there was')
  expect(spoken?.endsInBeep).toBe(true)
})
