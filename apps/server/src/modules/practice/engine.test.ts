import { getAttempt, type ScoredAnswer } from '@rehearsal/contracts/attempts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'
import { summarize } from '../../testing/calls.ts'

const KIND = 'writing/summarize-written-text'
const LONGEST_MS = 90_000

let app: TestApp
let ana: TestLearner
let questionId: number

/** The real text engine in its worker thread. */
beforeAll(async () => {
  app = await anApp({ hasEngines: true })
  ana = await aLearner(app, { plan: 'PREMIUM' })
  questionId = await aQuestion(app, KIND)
})
afterAll(() => app.close())

/** Submits a summary and waits for its score; the first one waits for the engine to load as well. */
async function score(answer: string): Promise<ScoredAnswer> {
  const body = { answer, pteType: 'ACADEMIC' }
  const { id } = await ask(app, summarize.create, { as: ana, params: { id: questionId }, body })
  return scoredAnswer(id)
}

function scoredAnswer(id: number): Promise<ScoredAnswer> {
  return vi.waitFor(
    async () => {
      const given = await ask(app, getAttempt, { as: ana, params: { id } })
      if (given.status !== 'scored') throw new Error(`The answer is ${given.status}.`)
      return given
    },
    { timeout: LONGEST_MS, interval: 200 },
  )
}

const earned = ({ score: given }: ScoredAnswer) => given?.total.earned ?? -1

const GOOD = 'Street trees cool the city with their shade and prevent floods by slowing heavy rain.'
const COPIED = 'Their shade lowers the temperature of roads and walls, so that nearby homes need less cooling.'

test(
  'a good summary earns more than a copied sentence, and that more than another topic',
  async () => {
    const good = await score(GOOD)
    const copied = await score(COPIED)
    const astray = await score(
      'My favourite football club won the cup again because the goalkeeper saved two penalties.',
    )
    expect(earned(good)).toBeGreaterThan(earned(copied))
    expect(earned(copied)).toBeGreaterThan(earned(astray))
  },
  3 * LONGEST_MS,
)

test(
  'a summary over the word limit earns nothing for its form',
  async () => {
    const long = await score(`${Array.from({ length: 90 }, () => 'trees cool streets and').join(' ')} slow rain.`)
    expect(long.score?.items.find(({ title }) => title === 'form')?.value).toBe(0)
    expect(earned(long)).toBe(0)
  },
  3 * LONGEST_MS,
)

test(
  'a score shows its evidence: words with their marks, the points covered and the engine',
  async () => {
    const given = await score('Street tree cool the city with there shade and prevent floods by slowing heavy rane.')
    expect(given.score?.engine.id).not.toBe('')
    expect(given.score?.items.map(({ title }) => title)).toEqual(['content', 'form', 'grammar', 'vocabulary'])
    expect(given.score?.spellingError).toBeGreaterThan(0)
    expect(given.score?.words.some(({ type, word }) => type === 'SPELLING' && word.startsWith('rane'))).toBe(true)
    expect(given.score?.evidence).toMatchObject({ kind: 'text', wordCount: 15 })
  },
  3 * LONGEST_MS,
)

test(
  'an answer that the learner gave to another question already earns nothing, and the result says where it stands',
  async () => {
    const other = await aQuestion(app, KIND)
    const body = { answer: GOOD, pteType: 'ACADEMIC' }
    const again = await score(GOOD)
    expect(earned(again)).toBeGreaterThan(0)
    const { id } = await ask(app, summarize.create, { as: ana, params: { id: other }, body })
    const copy = await scoredAnswer(id)
    const findings = copy.score?.findings ?? []
    expect(earned(copy)).toBe(0)
    expect(findings.map(({ code }) => code)).toContain('memorised_text')
    expect(findings.find(({ code }) => code === 'earlier_text')?.message).toContain('your earlier answer on #0000')
  },
  3 * LONGEST_MS,
)
