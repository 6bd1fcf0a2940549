import { expect, test } from 'vitest'
import type { KeyPoint } from '@rehearsal/rating/types'
import type { SpottedKeyword } from '../spotting/spot-keywords.ts'
import { planListening } from './plan-listening.ts'
import { hearKeyPoints } from './hear-key-points.ts'
import { listEvidence } from './list-evidence.ts'

const keyPoints: KeyPoint[] = [
  { point: 'Ash makes it last.', cues: [['volcanic', 'volcano'], ['ash'], ['last', 'survive']] },
  { point: 'It suits sea walls.', cues: [['sea wall', 'sea defence'], ['tall building']] },
]
const plan = planListening(keyPoints, 'Engineers admire Roman concrete.')
const evidence = listEvidence(30)

/** Spotted keywords at seconds 1, 2, 3 … in the order given; `null` leaves ten seconds. */
function spotted(texts: readonly (string | null)[], confidence = 0.9): SpottedKeyword[] {
  let start = 0
  return texts.flatMap((text) => {
    start += text === null ? 1000 : 100
    const keyword = text === null ? undefined : plan.keywords.get(text)
    const chain = keyword?.chains[0]
    if (keyword === undefined || chain === undefined) return []
    return [{ keyword, chain, start, end: start + 50, logLikelihoodRatio: 1, sounds: [], features: [], confidence }]
  })
}

const hear = (texts: readonly (string | null)[]) => hearKeyPoints(plan, spotted(texts), evidence)

test('a point is covered from two thirds of its lists on, and quoted by what was spotted', () => {
  const { results } = hear(['ash', 'survive', 'sea wall'])
  expect(results).toEqual([
    { point: 'Ash makes it last.', isCovered: true, quote: 'ash … survive' },
    { point: 'It suits sea walls.', isCovered: false, quote: 'sea wall' },
  ])
})

test('a phrase is heard by its words in order and near each other', () => {
  expect(hear(['sea', 'wall', 'ash', 'last', 'volcanic']).results[1]?.quote).toBe('sea … wall')
  expect(hear(['wall', 'sea', 'ash', 'last', 'volcanic']).results[1]?.quote).toBeNull()
  expect(hear(['sea', null, 'wall', 'ash', 'last', 'volcanic']).results[1]?.quote).toBeNull()
})

test('more of the points heard is more coverage, and nothing heard is none', () => {
  const all = hear(['volcanic', 'ash', 'last', 'sea wall', 'tall building']).coverage
  const half = hear(['volcanic', 'ash']).coverage
  expect(all).toBeGreaterThan(half)
  expect(half).toBeGreaterThan(hear([]).coverage)
  expect(hear([]).coverage).toBe(0)
})

test('one word that may as well be chance is nothing: exactly no content, and no point quotes it', () => {
  const { coverage, results } = hearKeyPoints(plan, spotted(['ash'], 0.1), evidence)
  expect(coverage).toBe(0)
  expect(results.every(({ isCovered, quote }) => !isCovered && quote === null)).toBe(true)
})

test('the same unsure words in several lists are something', () => {
  const { coverage } = hearKeyPoints(plan, spotted(['volcanic', 'ash', 'tall building'], 0.5), evidence)
  expect(coverage).toBeGreaterThan(0.1)
})

test('words of the context are no evidence for any point', () => {
  expect(hear(['engineers', 'concrete'])).toEqual(hear([]))
})
