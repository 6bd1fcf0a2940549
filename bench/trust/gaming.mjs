/** Texts that try to earn without answering; takes: unsaid.mjs. */
import { rateWriting } from './rater.mjs'

export const engines = ['writing']
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
]
/** What of the cases earned nothing rightly: copied, another language, lists. */
const NOTHING = /German|Spanish|Latin|list of cues|cues without|pasted|full stop|one word|noise|again and again/u

export async function measure() {
  const { readGraded } = await import('../graded-answers.mjs')
  const { MOST_EARNED } = await import('../score-answer.mjs')
  const { measureGaming } = await import('../writing-guards.mjs')
  const { measureInsertions } = await import('../writing-insertions.mjs')
  const { questions } = await readGraded()
  const gaming = await measureGaming(rateWriting, questions)
  const cases = [...gaming, ...(await measureInsertions(rateWriting, questions))]
  const above = cases.filter(({ share }) => share > MOST_EARNED)
  const nothing = gaming.filter(({ name }) => NOTHING.test(name))
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
  }
}
