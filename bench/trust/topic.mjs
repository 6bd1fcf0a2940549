/** Good answers that are taken for something else, and how many an extrapolated tail expects. */
import { GATE, rowsOfSet } from './gate-rows.mjs'

export const engines = ['writing']
export const targets = [
  {
    id: 'topic.zeros',
    items: [2, 7],
    what: 'good answers, in usual and unusual styles, that get 0 for content',
    unit: 'count',
    atMost: 0,
    ...GATE,
    looksBefore: 5,
  },
  {
    id: 'topic.tail',
    items: [2],
    what: 'share of good answers below the bar of meaning by the extrapolated tail, in the worst of three kinds',
    unit: 'share',
    atMost: 0.0005,
    ...GATE,
    how: 'held out; extrapolated, not counted: the tail of good answers is taken for exponential below its tenth percentile',
  },
]
const FAMILIES = { 'write-essay': 'discussed', 'write-email': 'asked', 'respond-to-a-situation': 'asked' }

export async function measure() {
  const { upperLimit } = await import('../agreement.mjs')
  const { isGood, isZero } = await import('../gate.mjs')
  const { tailShare } = await import('../../training/tail.ts')
  const good = (await rowsOfSet('gate')).filter(isGood)
  const judged = good.filter(({ zeroedBy }) => zeroedBy === undefined)
  const zeros = judged.filter(isZero)
  const tails = []
  for (const [kind, family] of Object.entries(FAMILIES)) {
    const own = good.filter((row) => row.kind === kind)
    const scores = []
    for (const row of own) scores.push(await clearanceOf(row, family))
    tails.push({ kind, share: tailShare(scores, 0), below: scores.filter((score) => score < 0).length, n: own.length })
  }
  return {
    'topic.zeros': {
      value: zeros.length,
      n: judged.length,
      by: {
        'upper 95 % limit': `${(100 * upperLimit(zeros.length, judged.length)).toFixed(1)} %`,
        ...Object.fromEntries(
          [...Map.groupBy(judged, ({ kind }) => kind)].map(([kind, own]) => [
            kind,
            `${own.filter(isZero).length} of ${own.length}`,
          ]),
        ),
        'left out, as their form earned nothing': String(good.length - judged.length),
        ...(zeros.length > 0 && { they: zeros.map(({ id }) => id).join(', ') }),
      },
    },
    'topic.tail': {
      value: Math.max(...tails.map(({ share }) => share)),
      n: tails.reduce((sum, { n }) => sum + n, 0),
      by: Object.fromEntries(
        tails.map(({ kind, share, below, n }) => [kind, `${(100 * share).toFixed(3)} % (counted ${below} of ${n})`]),
      ),
    },
  }
}

/** How far above the bar of meaning an answer is, in log odds. */
async function clearanceOf({ question, text }, family) {
  const { contextOf } = await import('../labelled-answers.mjs')
  const { normalizeTyped } = await import('@rehearsal/exam/typed-text/normalize-typed')
  const { predictLinear } = await import('@rehearsal/statistics/linear-model')
  const { topicModel } = await import('../../packages/writing/src/content/topic/topic-model.ts')
  const { topicMeasures } = await import('../../packages/writing/src/content/topic/topic-nearness.ts')
  const { readTopicQuestion } = await import('../../packages/writing/src/content/topic/topic-question.ts')
  const { readMeaning } = await import('../../packages/writing/src/meaning/answer-meaning.ts')
  const { parseText } = await import('../../packages/writing/src/text/parse-text.ts')
  const { windows } = await readMeaning(parseText(normalizeTyped(text)), ['sentence'])
  const asked = {
    promptText: question.prompt.topic ?? contextOf(question),
    keyPoints: family === 'asked' ? question.answerKey.keyPoints : [],
  }
  const measures = topicMeasures(
    windows.map(({ vector }) => vector),
    await readTopicQuestion(asked),
  )
  return predictLinear(topicModel().families[family].off, measures)
}
