/**
 * Writes how near good answers come to their own question and to the others of their kind, and paragraphs of essays to theirs, for
 * training/fit-topics.ts: OUT/topics-INDEX.jsonl, a pair in a line. Usage: node bench/dump-topics.mjs [INDEX COUNT [FAMILY …]]; of
 * summaries the gate's are left alone.
 */
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { paragraphMeasures } from '../packages/writing/src/content/topic/foreign-paragraphs.ts'
import { ownWindows } from '../packages/writing/src/content/topic/judge-topic.ts'
import { readTopicQuestion } from '../packages/writing/src/content/topic/topic-question.ts'
import { restMeasures, topicMeasures } from '../packages/writing/src/content/topic/topic-nearness.ts'
import { readMeaning } from '../packages/writing/src/meaning/answer-meaning.ts'
import { parseText } from '../packages/writing/src/text/parse-text.ts'
import { honestAnswers, readGraded } from './graded-answers.mjs'
import { contextOf, readLabelledAnswers } from './labelled-answers.mjs'

const ESSAYS = new URL('../packages/writing/src/testing/essays/', import.meta.url)
const GOOD = new Set(['none', 'c2', 'b2', 'b1', 'weak'])
const ASKED = new Set(['write-email', 'respond-to-a-situation'])

const SUMMARIES = new Map([
  ['summarize-written-text', 'passage'],
  ['summarize-spoken-text', 'lecture'],
])
const TOLD = new Set(['good', 'learner', 'partial'])

const [index, count] = [Number(process.argv[2] ?? 0), Number(process.argv[3] ?? 1)]
const families = process.argv.slice(4)
const kept = new Map()
const rows = createWriteStream(join(process.env.OUT ?? '/tmp/rehearsal-training', `topics-${index}.jsonl`))
const write = (row) =>
  rows.write(`${JSON.stringify({ ...row, measured: row.measured.map((value) => Math.round(value * 1e4) / 1e4) })}\n`)

const read = (name) => readFileSync(new URL(name, ESSAYS), 'utf8')
const labelled = (await readLabelledAnswers())
  .filter(({ change, kind }) => GOOD.has(change) && ASKED.has(kind))
  .map(({ kind, set, text, question }) => ({
    family: 'asked',
    kind,
    set,
    text,
    about: question.id,
    promptText: contextOf(question),
    keyPoints: question.answerKey.keyPoints,
  }))
const graded = await readGraded()
const ofBank = graded.questions.filter(({ taskId }) => taskId === 'writing/write-essay')
const topics = new Map(ofBank.map(({ id, stored }) => [id, stored.prompt.topic]))
const prompts = new Map(
  read('prompts.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/u)),
)
const essays = [
  ...honestAnswers(ofBank, graded.answers).map(({ questionId, text }) => ({
    about: questionId,
    text,
    promptText: topics.get(questionId),
  })),
  ...read('essays.txt')
    .split(/^=== /mu)
    .slice(1)
    .map((essay) => {
      const [head, ...lines] = essay.split('\n')
      const about = head.split(' ')[1]
      return { about, text: lines.join('\n').trim(), promptText: prompts.get(about) }
    }),
].map((essay) => ({ family: 'discussed', kind: 'write-essay', set: 'fit', keyPoints: [], ...essay }))

const summaries = [
  ...(await readLabelledAnswers())
    .filter(({ change, set, kind }) => TOLD.has(change) && set === 'fit' && SUMMARIES.has(kind))
    .map(({ kind, text, question }) => ({ kind, text, about: question.id, stored: question })),
  ...[...SUMMARIES.keys()].flatMap((kind) => {
    const own = graded.questions.filter(({ taskId }) => taskId.split('/')[1] === kind)
    const storedOf = new Map(own.map(({ id, stored }) => [id, stored]))
    const honest = honestAnswers(own, graded.answers)
    return honest.map(({ questionId, text }) => ({ kind, text, about: questionId, stored: storedOf.get(questionId) }))
  }),
].flatMap(({ stored, ...answer }) => {
  const asked = { ...answer, set: 'fit', promptText: contextOf(stored), promptKind: SUMMARIES.get(answer.kind) }
  return [
    { family: 'summarised', ...asked, keyPoints: stored.answerKey.keyPoints },
    { family: 'sourced', ...asked, keyPoints: [] },
  ]
})

const answers = [...essays, ...labelled, ...summaries].filter(
  ({ family }) => families.length === 0 || families.includes(family),
)
for (const [i, answer] of answers.entries()) if (i % count === index) await dump(answer)
rows.end()

async function dump(answer) {
  const sentences = await sentencesOf(answer)
  const vectors = sentences.map(({ vector }) => vector)
  if (vectors.length === 0) return
  const { family, kind, set, about } = answer
  for (const asked of questionsOf(family, kind)) {
    const question = await questionOf(asked)
    const row = { kind, set, own: asked.about === about, about }
    write({ family, ...row, measured: topicMeasures(vectors, question) })
    const rest = family === 'asked' ? restMeasures(vectors, question) : null
    if (rest !== null) write({ family: 'rest', ...row, measured: rest })
  }
  if (family === 'discussed') await dumpParagraphs(answer, sentences)
}

/** A paragraph with the rest of its essay, and one of the next essay on another question in its place. */
async function dumpParagraphs(answer, sentences) {
  const own = paragraphsOf(sentences)
  if (own.length < 2) return
  const question = await readTopicQuestion(answer)
  const other = essays[(essays.findIndex(({ text }) => text === answer.text) + 37) % essays.length]
  const foreign = other.about === answer.about ? [] : paragraphsOf(await sentencesOf(other))
  for (const [i, paragraph] of own.entries()) {
    const rest = own.toSpliced(i, 1).flat()
    write({
      family: 'paragraph',
      kind: 'write-essay',
      set: 'fit',
      own: true,
      measured: paragraphMeasures(paragraph, rest, question),
    })
    const stranger = foreign[i % foreign.length]
    if (stranger !== undefined)
      write({
        family: 'paragraph',
        kind: 'write-essay',
        set: 'fit',
        own: false,
        measured: paragraphMeasures(stranger, rest, question),
      })
  }
}

async function sentencesOf({ text, ...asked }) {
  const { windows: all } = await readMeaning(parseText(normalizeTyped(text)), ['sentence'])
  const own = asked.promptKind === undefined ? all : ownWindows(all, asked)
  const windows = own.length === 0 ? all : own
  return windows.map((window) => ({ ...window, paragraph: text.slice(0, window.start).split(/\n+/u).length }))
}

function paragraphsOf(sentences) {
  return [...Map.groupBy(sentences, ({ paragraph }) => paragraph).values()].map((part) =>
    part.map(({ vector }) => vector),
  )
}

async function questionOf(asked) {
  const key = `${asked.family} ${asked.about}`
  const question = kept.get(key) ?? (await readTopicQuestion(asked))
  kept.set(key, question)
  return question
}

function questionsOf(family, kind) {
  const own = answers.filter((answer) => answer.family === family && answer.kind === kind)
  return [...new Map(own.map((answer) => [answer.about, answer])).values()]
}
