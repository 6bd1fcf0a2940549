import { expect, test } from 'vitest'
import { aWritingRating, contextOf } from '../../testing.ts'
import { writeEmail } from './definition.ts'
import { sample } from './sample.ts'
import { scoreWriteEmail } from './scorer.ts'

const email = (count: number) => `Dear Ms Park,\n${'word '.repeat(count - 6)}.\nKind regards,\nSara`
const rated = (changes: Parameters<typeof aWritingRating>[0], answer = email(80)) =>
  scoreWriteEmail(
    { ...sample, answer: { answer } },
    contextOf(writeEmail.id, { rateWriting: async () => aWritingRating(changes) }, 'core-2024'),
  )
const points = async (...call: Parameters<typeof rated>) =>
  Object.fromEntries((await rated(...call)).traits.map(({ trait, points: { earned } }) => [trait, earned]))

test('a perfect e-mail earns every trait, for writing alone', async () => {
  const { total, skills } = await rated({})
  expect(total.earned).toBe(total.max)
  expect(Object.keys(skills)).toEqual(['writing'])
})

test('the situation with its points reaches the rater', async () => {
  const asked: string[] = []
  const rateWriting = async ({ promptText }: { promptText: string }) => {
    asked.push(promptText)
    return aWritingRating({})
  }
  await scoreWriteEmail(sample, contextOf(writeEmail.id, { rateWriting }, 'core-2024'))
  expect(asked).toEqual([[sample.prompt.situation, ...sample.prompt.points].join('\n')])
})

test('an e-mail without greeting and close earns less for its conventions', async () => {
  const whole = (await points({})).conventions ?? 0
  const bare = (await points({}, 'word '.repeat(80))).conventions ?? 0
  expect(bare).toBeLessThan(whole)
})

test('the core format forgives two misspelt words, and half of four', async () => {
  const errors = { spelling: 2, grammarMinor: 0, grammarModerate: 0, grammarCritical: 0 }
  const { spelling: full } = await points({ errors })
  expect((await points({})).spelling).toBe(full)
  expect((await points({ errors: { ...errors, spelling: 4 } })).spelling).toBe((full ?? 0) / 2)
})

test('an empty e-mail is not sent', () => {
  expect(writeEmail.check(sample.prompt, { answer: '' })).toEqual([
    { path: 'answer', code: 'empty', message: 'Write your e-mail first.' },
  ])
})

test.each([[{}], [{ answer: 1 }], [{ answer: 'a'.repeat(20_001) }], [{ words: ['a'] }]])(
  'a text of another shape is no answer (%#)',
  (submission) => {
    expect(writeEmail.submission.safeParse(submission).success).toBe(false)
  },
)

test('an answer about something else is told what it is not about', async () => {
  const { traits } = await rated({ content: { coverage: 0, copiedShare: 0, relevance: 0, keyPoints: [] } })
  expect(traits.find(({ trait }) => trait === 'content')?.reason).toBe(
    'This is about something else than the situation.',
  )
})
