import { expect, test } from 'vitest'
import { createWritingRater } from '../create-writing-rater.ts'

const rater = await createWritingRater()
const estimatesOf = async (text: string) =>
  (await rater.rateWriting({ text, promptText: '', promptKind: 'question', keyPoints: [] })).estimates

const sentences = [
  'I think that students should work in the summer because they learn what money costs.',
  'Last year I helped Robert in the garden of our neighbour, and I was tired every evening.',
  'My mother told me that I looked happy, which I did not believe at first.',
  'Later I saw that I had learned to get up early and to finish what I begin.',
  'When school started again, I was the only one of my friends who could drive a small tractor.',
  'Other people say that the summer is for rest, and I understand them.',
  'But a long rest makes me bored, so I look for something to do after one week.',
]
const essay = sentences.join(' ')

test('an essay that sets no full stop is worth less than the same with them', async () => {
  const runOn = `${essay.slice(0, -1).replaceAll(/\. (?:\p{Lu}(?=\p{Ll}))?/gu, (stop) => stop.toLowerCase().replace('.', ','))}.`
  expect((await estimatesOf(runOn)).overall).toBeLessThan((await estimatesOf(essay)).overall ?? 0)
})

test('blanks that only look like blanks change nothing', async () => {
  expect(await estimatesOf(essay.replaceAll(' ', '\u00A0'))).toEqual(await estimatesOf(essay))
})

test('a name that was taken out counts like a name', async () => {
  const [named, taken] = [await estimatesOf(essay), await estimatesOf(essay.replace('Robert', 'STUDENT_NAME'))]
  expect(Math.abs((taken.overall ?? 0) - (named.overall ?? 1))).toBeLessThan(0.02)
})

test('a small i all through costs some of the whole, and hardly any grammar or vocabulary', async () => {
  const [right, small] = [await estimatesOf(essay), await estimatesOf(essay.replaceAll(/\bI\b/gu, 'i'))]
  expect(small.overall).toBeLessThan(right.overall ?? 0)
  expect(small.overall).toBeGreaterThan((right.overall ?? 1) - 0.1)
  expect(small.grammar).toBeGreaterThan((right.grammar ?? 1) - 0.1)
  expect(small.vocabulary).toBeGreaterThan((right.vocabulary ?? 1) - 0.03)
})

test('what is said twice is not lost with what is said once', async () => {
  const [once, twice] = [await estimatesOf(essay), await estimatesOf(`${essay}\n\n${essay}`)]
  expect(twice.overall).toBeGreaterThan((once.overall ?? 1) / 2)
})
