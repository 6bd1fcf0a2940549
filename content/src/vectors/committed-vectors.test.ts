import { join } from 'node:path'
import { formatWith, rulesOf } from '@rehearsal/exam/formats/formats'
import type { KnownVectors } from '@rehearsal/meaning/known-vectors'
import { createSentenceEncoder } from '@rehearsal/meaning/sentence-encoder'
import { cosine, dequantise } from '@rehearsal/meaning/vectors'
import { tasks } from '@rehearsal/tasks/definitions'
import { scorers, type ScoringServices } from '@rehearsal/tasks/scorers'
import { takeKnownVectors } from '@rehearsal/writing/known-vectors'
import { questionTexts } from '@rehearsal/writing/question-texts'
import { createWritingRater } from '@rehearsal/writing/rater'
import { judgeSpokenContent } from '@rehearsal/writing/spoken-content'
import { expect, test, vi } from 'vitest'
import { packFolder } from '../pack-stamp.mjs'
import { type PackQuestion, readPack, VECTORS_FILE } from '../pack.ts'
import { askedTexts } from './asked-texts.ts'
import { roomInPack } from './room-in-pack.ts'

// Where one of these fails: `npm run content:pack`, and commit content/pack.

/** Texts that the engine asked for and the file lacks. */
const missed: string[] = []
vi.mock(import('@rehearsal/meaning/known-vectors'), async (load) => {
  const module = await load()
  const noting = (read: KnownVectors): KnownVectors => ({
    texts: read.texts,
    vectorOf: (text) => {
      const vector = read.vectorOf(text)
      if (vector === null) missed.push(text)
      return vector
    },
  })
  return { ...module, readKnownVectors: async (path: string) => noting(await module.readKnownVectors(path)) }
})

const file = join(packFolder, VECTORS_FILE)
const { readKnownVectors, sizeOfFile } = await import('@rehearsal/meaning/known-vectors')
const known = await readKnownVectors(file)
const { questions } = await readPack(packFolder)
/** All that is asked for, and what of it has no room in the pack. */
const texts = askedTexts(questions)
const left = new Set(texts.slice(known.texts))
const judged = questions.filter(({ taskId }) => tasks[taskId].heldAgainst !== null)

type Asked = Parameters<ScoringServices['rateWriting']>[0] | Parameters<ScoringServices['rateOpenSpeech']>[1]

/** What the scorer of a question asks the engine when it is answered; null where it asks for no judgement of content. */
async function askedBy({ taskId, prompt, answerKey }: PackQuestion): Promise<Asked | null> {
  const asked: Asked[] = []
  const note = (input: Asked) => (asked.push(input), Promise.reject(new Error('noted')))
  const refuse = () => Promise.reject(new Error('not judged by what it means'))
  const services: ScoringServices = {
    rateWriting: note,
    rateOpenSpeech: (_take, input) => note(input),
    rateScriptedSpeech: refuse,
    rateShortAnswer: refuse,
  }
  const format = formatWith('ACADEMIC', taskId) ?? formatWith('CORE', taskId) ?? 'academic-2025'
  const answer = { recordingId: 1, answer: 'An answer.' }
  const rules = rulesOf(format, taskId)
  await Promise.resolve(scorers[taskId]({ prompt, answerKey, answer }, { format, rules, services })).catch(() => null)
  return asked[0] ?? null
}

test('each kind whose scorer asks for a judgement of content says what its answers are held against', async () => {
  const firsts = [...Map.groupBy(questions, ({ taskId }) => taskId).values()].flatMap(([first]) => first ?? [])
  for (const first of firsts.filter(({ taskId }) => tasks[taskId].scoredBy === 'ai')) {
    const isAsked = (await askedBy(first)) !== null
    expect([first.taskId, isAsked]).toEqual([first.taskId, tasks[first.taskId].heldAgainst !== null])
  }
})

test('texts are left out where the pack has no room for another, and nowhere else', async () => {
  expect(texts.slice(0, known.texts).filter((text) => known.vectorOf(text) === null)).toEqual([])
  const isFull = sizeOfFile(known.texts + 1) > (await roomInPack(packFolder))
  expect(left.size === 0 || isFull).toBe(true)
})

test('a judged question asks for no other text', async () => {
  for (const question of judged) {
    const asked = await askedBy(question)
    if (asked === null) throw new Error(`${question.taskId} asks for nothing`)
    const promptText = 'promptText' in asked ? asked.promptText : asked.contextText
    const isDiscussed = 'promptKind' in asked && asked.promptKind === 'question'
    const own = Object.values(questionTexts({ promptText, keyPoints: asked.keyPoints, isDiscussed })).flat()
    expect(own.filter((text) => known.vectorOf(text) === null && !left.has(text))).toEqual([])
  }
})

test.each([...Map.groupBy(judged, ({ taskId }) => taskId)])(
  'the engine finds all that it asks of a question ready: %s',
  { timeout: 60_000 },
  async (_taskId, [question]) => {
    const asked = question === undefined ? null : await askedBy(question)
    if (asked === null) throw new Error('it asks for nothing')
    const text = 'First, I would like to say that it is late. That is why nobody came, and it cost a lot of money.'
    takeKnownVectors(file)
    missed.length = 0
    await ('promptText' in asked
      ? (await createWritingRater()).rateWriting({ ...asked, text })
      : judgeSpokenContent({ ...asked, text }))
    expect(missed.filter((each) => !left.has(each))).toEqual([])
  },
)

test('the vectors are those of the encoder', async () => {
  const some = texts.slice(0, known.texts).filter((_, i) => i % 700 === 0)
  const encoder = await createSentenceEncoder()
  const nearness = encoder
    .encode(some)
    .map((vector, i) => cosine(vector, dequantise(known.vectorOf(some[i] ?? '') ?? new Int8Array())))
  expect(some.length).toBeGreaterThan(3)
  expect(Math.min(...nearness)).toBeGreaterThan(0.9998)
})
