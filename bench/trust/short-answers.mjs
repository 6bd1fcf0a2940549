/** Short answers: right ones that are refused, near misses that are accepted. */
export const engines = ['speech']
const voices = {
  hand: 'texts by a helper (language model), in the product’s three voices, some slow and in noise',
  how: 'half held out: neither weights nor bar know it; by halves and voices below',
  looksBefore: 3,
}
export const targets = [
  {
    id: 'shortAnswers.refused',
    items: [14],
    what: 'right short answers that are refused',
    unit: 'share',
    atMost: 0.1,
    ...voices,
  },
  {
    id: 'shortAnswers.accepted',
    items: [14],
    what: 'near misses that are accepted',
    unit: 'share',
    atMost: 0.1,
    ...voices,
  },
  {
    id: 'shortAnswers.right',
    items: [14],
    what: 'right answers in the set',
    unit: 'count',
    atLeast: 150,
    hand: 'counted',
    how: 'both halves',
  },
  {
    id: 'shortAnswers.near',
    items: [14],
    what: 'near misses in the set',
    unit: 'count',
    atLeast: 150,
    hand: 'counted',
    how: 'both halves',
  },
]

export async function measure() {
  const { judgeShortAnswers, HALVES } = await import('../short-answers.mjs')
  const { shareOfRows } = await import('../agreement.mjs')
  const { sharesBy } = await import('./gate-rows.mjs')
  const rows = []
  for (const half of HALVES) rows.push(...(await judgeShortAnswers(half)).map((row) => ({ ...row, half })))
  const texts = [...new Map(rows.map((row) => [`${row.question} ${row.said}`, row])).values()]
  const isWrong = (row) => row.isWrong
  const figure = (isRight) => {
    const own = rows.filter((row) => row.isRight === isRight)
    return {
      ...shareOfRows(
        own.filter(({ isOutside }) => !isOutside),
        isWrong,
        ({ question }) => question,
      ),
      by: {
        ...sharesBy(
          own,
          isWrong,
          ({ half, isOutside }) => `${half}, ${isOutside ? 'espeak-ng’s voices' : 'product’s voices'}`,
        ),
        ...sharesBy(
          own.filter(({ isOutside }) => !isOutside),
          isWrong,
          ({ kind }) => kind,
        ),
      },
    }
  }
  return {
    'shortAnswers.refused': figure(true),
    'shortAnswers.accepted': figure(false),
    'shortAnswers.right': { value: texts.filter(({ isRight }) => isRight).length, n: 1 },
    'shortAnswers.near': { value: texts.filter(({ isRight }) => !isRight).length, n: 1 },
  }
}
