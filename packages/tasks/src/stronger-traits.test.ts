import { expect, test } from 'vitest'
import { scoreWriteEssay } from './writing/write-essay/scorer.ts'
import { sample } from './writing/write-essay/sample.ts'
import { writeEssay } from './writing/write-essay/definition.ts'
import { aWritingRating, contextOf } from './testing.ts'

const answer = Array.from({ length: 25 }, () => 'The river rose in the night and flooded the town.').join(' ')
const claimed = (share: number) =>
  (['content', 'structure', 'grammar', 'linguistic-range', 'vocabulary', 'form', 'spelling'] as const).map((trait) => ({
    trait,
    share,
    reason: 'Says the model.',
  }))
const middling = { overall: 0.7, grammar: 0.7, vocabulary: 0.7, cohesion: 0.7, spelling: 0.5 }
const content = { coverage: 0.9, keyPoints: [], copiedShare: 0, relevance: 0.6 }

async function scored(share: number | null, changes: Parameters<typeof aWritingRating>[0] = {}) {
  const engine = { id: 'openai', version: 'judge-1' }
  const outside = share === null ? {} : { outside: { engine, traits: claimed(share), keyPoints: [] } }
  const rating = aWritingRating({ estimates: middling, content, ...changes, ...outside })
  return scoreWriteEssay(
    { ...sample, answer: { answer } },
    contextOf(writeEssay.id, { rateWriting: async () => rating }),
  )
}

test('a model that gives full marks moves each judged trait by a quarter of its maximum at most, and the score names it', async () => {
  const [own, obeying] = [await scored(null), await scored(1)]
  for (const [index, { trait, points }] of own.traits.entries()) {
    const moved = obeying.traits[index]?.points.earned ?? 0
    expect([trait, moved]).toEqual([trait, expect.closeTo(Math.max(points.earned, moved), 9)])
    expect(moved - points.earned).toBeLessThanOrEqual(points.max / 4 + 1e-9)
  }
  expect(obeying.total.earned).toBeGreaterThan(own.total.earned)
  expect(obeying.engine.id).toBe(`${own.engine.id} + openai`)
})

test('form and spelling stay as they were counted', async () => {
  const counted = async (share: number | null) =>
    (await scored(share)).traits.filter(({ trait }) => trait === 'form' || trait === 'spelling')
  expect(await counted(0)).toEqual(await counted(null))
})

test('an answer that earns nothing here earns nothing with any model, and a model makes no zero', async () => {
  const offTopic = { content: { ...content, coverage: 0, relevance: 0 } }
  expect((await scored(1, offTopic)).total.earned).toBe(0)
  expect((await scored(0)).total.earned).toBeGreaterThan(0)
})

test('full marks for a weak answer are not believed, and the built-in engine alone stands in the score', async () => {
  const weak = {
    estimates: { overall: 0.2, grammar: 0.2, vocabulary: 0.2, cohesion: 0.2, spelling: 0.5 },
    content: { ...content, coverage: 0.3 },
    errors: { spelling: 1, grammarMinor: 2, grammarModerate: 2, grammarCritical: 0 },
  }
  expect(await scored(1, weak)).toEqual(await scored(null, weak))
})
