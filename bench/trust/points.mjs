/** Key points of answers by other hands: how many of those said are found, how many of those left out are noticed. */
import { byKindAndWriter, GATE, rowsOfSet, sharesBy } from './gate-rows.mjs'

export const engines = ['writing']
export const targets = [
  {
    id: 'points.found',
    items: [7],
    what: 'points of good answers that are found (all kinds but essays)',
    unit: 'share',
    atLeast: 0.9,
    ...GATE,
    looksBefore: 5,
  },
  {
    id: 'points.missing',
    items: [7],
    what: 'points left out of near misses that are noticed',
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
  const said = labelledPoints(rows.filter(isGood), 'yes')
  const unsaid = labelledPoints(rows, 'no')
  const missing = unsaid.filter(({ change }) => change === 'missing')
  const isNoticed = ({ isFound }) => !isFound
  const byQuestion = ({ question }) => question
  return {
    'points.found': {
      ...shareOfRows(said, ({ isFound }) => isFound, byQuestion),
      by: byKindAndWriter(said, ({ isFound }) => isFound),
    },
    'points.missing': {
      ...shareOfRows(missing, isNoticed, byQuestion),
      by: {
        ...byKindAndWriter(missing, isNoticed),
        'off the topic': sharesBy(unsaid, isNoticed, ({ change }) => change)['offTopic'],
      },
    },
  }
}
