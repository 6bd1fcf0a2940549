/** Texts and takes that try to earn without answering. */
import { rateWriting } from './rater.mjs'

export const engines = ['writing', 'speech']
export const targets = [
  {
    id: 'gaming.written',
    items: ['bad input'],
    what: 'gaming texts (390 and 588 cases) above 2 of 10',
    unit: 'count',
    atMost: 0,
    hand: 'our own tricks',
    how: 'guards were made while looking at them',
    looksBefore: 10,
  },
  {
    id: 'gaming.unsaid',
    items: ['bad input'],
    what: 'content of other languages, gibberish and sounds without speech, with the recogniser: the most of one',
    unit: 'share',
    atMost: 0.2,
    hand: 'the product’s voices, espeak-ng’s where it is there, and made sounds',
    how: 'guards were made while looking at them; every eighth open spoken question',
    looksBefore: 5,
  },
]
/** What of the cases earned nothing rightly: copied, another language, lists. */
const NOTHING = /German|Spanish|Latin|list of cues|cues without|pasted|full stop|one word|noise|again and again/u

export async function measure() {
  const { readGraded } = await import('../graded-answers.mjs')
  const { MOST_EARNED } = await import('../score-answer.mjs')
  const { measureGaming } = await import('../writing-guards.mjs')
  const { measureInsertions } = await import('../writing-insertions.mjs')
  const { measureUnsaid } = await import('../unsaid-content.mjs')
  const { questions } = await readGraded()
  const gaming = await measureGaming(rateWriting, questions)
  const cases = [...gaming, ...(await measureInsertions(rateWriting, questions))]
  const above = cases.filter(({ share }) => share > MOST_EARNED)
  const nothing = gaming.filter(({ name }) => NOTHING.test(name))
  const unsaid = await measureUnsaid()
  const withText = unsaid.flatMap((group) => group.withText)
  return {
    'gaming.written': {
      value: above.length,
      n: cases.length,
      by: {
        ...Object.fromEntries(
          [...Map.groupBy(above, ({ name }) => name)].map(([name, own]) => [
            `“${name}”`,
            `${own.length}, most ${Math.max(...own.map(({ share }) => share)).toFixed(2)}`,
          ]),
        ),
        'most of what is copied, listed, repeated or no English': Math.max(
          ...nothing.map(({ share }) => share),
        ).toFixed(2),
      },
    },
    'gaming.unsaid': {
      value: Math.max(...withText),
      n: withText.length,
      by: Object.fromEntries(
        unsaid.map(({ title, withText: own }) => [
          title,
          `most ${Math.max(...own).toFixed(2)}, nothing ${own.filter((content) => content === 0).length} of ${own.length}`,
        ]),
      ),
    },
  }
}
