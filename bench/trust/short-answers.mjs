/** Short answers: right ones that are refused, near misses that are accepted. */
export const engines = ['speech']
const voices = {
  hand: 'texts by a helper (language model), in the product’s three voices, some slow and in noise',
  how: 'the half that neither weights nor bar know; the other half and other voices below',
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
/** Of so many answers one is tried. */
const EVERY = 3

export async function measure() {
  const { HALVES, judgeShortAnswers } = await import('../short-answers.mjs')
  const { shareOfRows } = await import('../agreement.mjs')
  const { sharesBy } = await import('./gate-rows.mjs')
  const rows = []
  for (const half of HALVES) rows.push(...(await judgeShortAnswers(half, EVERY)).map((row) => ({ ...row, half })))
  const { readShortAnswers } = await import('../short-answer-takes.mjs')
  const all = HALVES.flatMap((half) => readShortAnswers(half))
  const texts = [...new Map(all.map((row) => [`${row.question} ${row.said}`, row])).values()]
  const isWrong = (row) => row.isWrong
  const figure = (isRight) => {
    const own = rows.filter((row) => row.isRight === isRight)
    return {
      ...shareOfRows(
        own.filter(({ half, isOutside }) => half === 'held-out' && !isOutside),
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
      sample: `every ${EVERY}th answer`,
    }
  }
  return {
    'shortAnswers.refused': figure(true),
    'shortAnswers.accepted': figure(false),
    'shortAnswers.right': { value: texts.filter(({ isRight }) => isRight).length, n: 1 },
    'shortAnswers.near': { value: texts.filter(({ isRight }) => !isRight).length, n: 1 },
  }
}
