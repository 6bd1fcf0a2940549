import { expect, test } from 'vitest'
import type { EarlierAnswer } from '@rehearsal/rating/types'
import { memorisedFindings } from './memorised-findings.ts'

const RUN = 'the old harbour was rebuilt by volunteers after the great storm'
const FRESH = 'Nobody in my street has a garden, so we meet on the stairs and talk about our day.'
const from = (source: EarlierAnswer['from'], text = RUN): EarlierAnswer => ({ text, from: source, questionId: 461 })
const found = (text: string, ...earlierAnswers: EarlierAnswer[]) => memorisedFindings(text, [], { earlierAnswers })
const codes = (text: string, ...earlier: EarlierAnswer[]) => found(text, ...earlier).findings.map(({ code }) => code)

test('a run says in which of the learner’s own answers it stands', () => {
  const { findings } = found(`${FRESH} And ${RUN}.`, from('own'))
  const text = `${FRESH} And ${RUN}.`
  const finding = findings.find(({ code }) => code === 'earlier_text')
  expect(finding?.message).toBe(`“${RUN}” stands in your earlier answer on #00461.`)
  expect(text.slice(finding?.start, finding?.end)).toBe(RUN)
})

test('of another learner nothing is told but the words that both wrote', () => {
  const secret = from('community', `My name is Joana Prado. ${RUN}. My number is 0171 555.`)
  const { findings } = found(`${FRESH} And ${RUN}.`, secret)
  expect(findings.map(({ message }) => message)).toContain(`“${RUN}” stands in another learner’s answer.`)
  for (const { message } of findings) expect(message).not.toMatch(/Joana|Prado|0171|461/u)
})

test('a long run is quoted by its beginning and its end, on one line', () => {
  const words = Array.from({ length: 40 }, (_, index) => `word${index}`)
  const text = words.join(' ').replace('word5 ', 'word5\n\n')
  const message = found(text, from('own', text)).findings.find(({ code }) => code === 'earlier_text')?.message
  expect(message).toContain(`“${words.slice(0, 12).join(' ')} … ${words.slice(-6).join(' ')}”`)
})

test('a single run in a longer answer is shown and costs nothing', () => {
  const text = `${FRESH} ${FRESH} And ${RUN}.`
  expect(codes(text, from('own'))).toEqual(['earlier_text'])
  expect(found(text, from('own')).memorisedShare).toBeLessThan(0.3)
})

test('an answer that is mostly an earlier one is called so', () => {
  expect(codes(`${RUN} and ${RUN} again`, from('own'))).toEqual(['memorised_text', 'earlier_text', 'earlier_text'])
})

test('templates and runs together count once for each word', () => {
  const text = `${RUN}. This is a topic of great concern for many of us now and here.`
  const { templateShare, memorisedShare } = found(text, from('own', `${text} Indeed.`))
  expect(templateShare).toBeGreaterThan(0)
  expect(memorisedShare).toBe(1)
})

test('without earlier answers only templates count', () => {
  const { findings, templateShare, memorisedShare } = found(FRESH)
  expect({ findings, templateShare, memorisedShare }).toEqual({ findings: [], templateShare: 0, memorisedShare: 0 })
})

test.each(['\u00AD', '\u200B', '\u200C', '\u2060', '\uFEFF'])(
  'what nobody sees in an earlier answer hides it not: %j',
  (unseen) => {
    const text = RUN.replaceAll(/[aeo]/gu, (letter) => `${letter}${unseen}`)
    expect(found(`${RUN}.`, from('own', text)).memorisedShare).toBe(1)
  },
)

test.each(['’', '`', '\u02BC'])('%s of an earlier answer is an apostrophe', (apostrophe) => {
  const run = "it doesn't matter what the others at my table don't like"
  expect(found(`${run}.`, from('own', run.replaceAll("'", apostrophe))).memorisedShare).toBe(1)
})

test('an essay in a usual coaching template is called so, though a topic stands in its gaps', () => {
  const text = `In this contemporary era, the topic of school uniforms has always been a subject of debate. While some people support it, I wholeheartedly agree with the given statement, and both perspectives will be discussed in the ensuing paragraphs. To begin with, the primary reason behind school uniforms is equality. According to a survey conducted by the University of Leeds, pupils in uniform learn better, which leads to the overall development of the child. Another compelling reason is that uniforms save money. On the flip side of the coin, the importance of free choice cannot be overstated. However, the advantages of school uniforms outweigh its disadvantages. Considering all the points mentioned above, it can be said that uniforms are the need of the hour.`
  expect(codes(text)).toContain('template')
})
