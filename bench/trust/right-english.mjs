/** Marks in right English of many kinds, current words and quotations among them. */
export const engines = ['writing']
const held = {
  hand: 'right English of 25 kinds by a helper (language model)',
  how: 'held out: nobody reads its marks',
  looksBefore: 3,
}
export const targets = [
  { id: 'rightEnglish.marks', items: [9], what: 'false marks in right English', unit: 'in 1,000', atMost: 2, ...held },
  {
    id: 'rightEnglish.spelling',
    items: [8],
    what: 'current words, names and foreign phrases called misspelt',
    unit: 'count',
    atMost: 0,
    ...held,
  },
  {
    id: 'rightEnglish.quoted',
    items: [8],
    what: 'marks between quotation marks',
    unit: 'count',
    atMost: 0,
    ...held,
    how: 'both halves; nobody reads the marks of one',
  },
]

export async function measure() {
  const { wilson } = await import('../agreement.mjs')
  const { measureRightEnglish } = await import('../right-english.mjs')
  const [looked, own] = [await measureRightEnglish('looked-at'), await measureRightEnglish('held-out')]
  const spelling = ({ marks }) => marks.filter(({ code }) => /spell/u.test(code)).length
  const quoted = [...looked.marks, ...own.marks].filter(({ text, start }) => isQuoted(text, start))
  const rate = ({ marks, words }) => (1000 * marks.length) / words
  const { low, high } = wilson(own.marks.length, own.words)
  return {
    'rightEnglish.marks': {
      value: rate(own),
      n: own.words,
      low: 1000 * low,
      high: 1000 * high,
      by: { 'looked at': `${rate(looked).toFixed(2)} in 1,000 of ${looked.words} words` },
    },
    'rightEnglish.spelling': {
      value: spelling(own),
      n: own.words,
      by: { 'looked at': `${spelling(looked)} in ${looked.words} words` },
    },
    'rightEnglish.quoted': { value: quoted.length, n: looked.words + own.words },
  }
}

/** Whether an odd number of quotation marks stands before a place. */
function isQuoted(text, start) {
  return (text.slice(0, start).match(/[“”"]/gu) ?? []).length % 2 === 1
}
