/** Whether better English earns more: C2 beside B2 of set `fit`, C1 beside B2 of our graded answers, kind by kind. */
import { rowsOfSet } from './gate-rows.mjs'
import { rateWriting } from './rater.mjs'

export const engines = ['writing']
export const targets = [
  {
    id: 'levels.order',
    items: [8],
    what: 'pairs of neighbouring levels of a kind that are in order on average (C2 ≥ B2, C1 ≥ B2, B2 ≥ B1, good ≥ learner)',
    unit: 'share',
    atLeast: 1,
    hand: 'answers written at a level by w5 and w6, and our own with level and grades (language models)',
    how: 'fitted on: points and lines know them; of spoken answers content alone is compared',
  },
]

export async function measure() {
  const { readGraded } = await import('../graded-answers.mjs')
  const { scoreAnswer } = await import('../score-answer.mjs')
  const { mean } = await import('../agreement.mjs')
  const rows = (await rowsOfSet('fit')).map(({ kind, change, share, content }) => ({
    kind,
    level: change.toUpperCase(),
    earned: share ?? content,
  }))
  const graded = []
  for (const { taskId, kind, level, stored, text } of (await readGraded()).answers)
    if (['ordinary', 'strong'].includes(kind)) {
      const { share } = await scoreAnswer(taskId, stored, text, rateWriting)
      graded.push({ kind: taskId.split('/')[1], level, earned: share })
    }
  const pairs = [
    ...pairsOf(rows, [
      ['C2', 'B2'],
      ['B2', 'B1'],
      ['GOOD', 'LEARNER'],
    ]),
    ...pairsOf(graded, [
      ['C1', 'B2'],
      ['B2', 'B1'],
    ]),
  ]
  const inOrder = pairs.filter(({ upper, lower }) => upper >= lower)
  return {
    'levels.order': {
      value: inOrder.length / pairs.length,
      n: pairs.length,
      by: Object.fromEntries(
        pairs.map(({ name, upper, lower, n }) => [name, `${upper.toFixed(2)} to ${lower.toFixed(2)} (${n})`]),
      ),
    },
  }

  function pairsOf(all, levels) {
    return [...Map.groupBy(all, ({ kind }) => kind)].flatMap(([kind, own]) =>
      levels.flatMap(([high, low]) => {
        const [upper, lower] = [high, low].map((level) =>
          own.filter((row) => row.level === level).map(({ earned }) => earned),
        )
        if (upper.length === 0 || lower.length === 0) return []
        const from = all === graded ? 'graded' : 'by level'
        return [
          {
            name: `${kind} ${high}, ${low}, ${from}`,
            upper: mean(upper),
            lower: mean(lower),
            n: `${upper.length}, ${lower.length}`,
          },
        ]
      }),
    )
  }
}
