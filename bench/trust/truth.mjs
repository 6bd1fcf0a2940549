/** Facts turned round: how many are noticed, and how many right ones are taken for their opposite. */
import { byKindAndWriter, GATE, rowsOfSet, sharesBy } from './gate-rows.mjs'

export const engines = ['writing']
export const targets = [
  {
    id: 'truth.reversed',
    items: [4, 7],
    what: 'points said the other way round that earn nothing',
    unit: 'share',
    atLeast: 0.9,
    ...GATE,
    looksBefore: 5,
  },
]

export async function measure() {
  const { isGood, labelledPoints } = await import('../gate.mjs')
  const { shareOfRows } = await import('../agreement.mjs')
  const rows = (await rowsOfSet('gate')).filter(({ kind }) => kind !== 'write-essay')
  const reversed = labelledPoints(
    rows.filter(({ change }) => change === 'reversed'),
    'rev',
  )
  const good = labelledPoints(rows.filter(isGood), 'yes')
  const all = () => 'all'
  return {
    'truth.reversed': {
      ...shareOfRows(
        reversed,
        ({ isFound }) => !isFound,
        ({ question }) => question,
      ),
      by: {
        ...byKindAndWriter(reversed, ({ isFound }) => !isFound),
        'called reversed': sharesBy(reversed, ({ truth }) => truth === 'reversed', all).all,
        'called doubtful': sharesBy(reversed, ({ truth }) => truth === 'doubtful', all).all,
        'good points called reversed': sharesBy(good, ({ truth }) => truth === 'reversed', all).all,
        'good points called doubtful': sharesBy(good, ({ truth }) => truth === 'doubtful', all).all,
      },
    },
  }
}
