/** What structure loses when sentences or paragraphs change places, and what connectives that link nothing bring. */
import { GATE, rowsOfSet, sharesBy } from './gate-rows.mjs'
import { rateWriting } from './rater.mjs'

export const engines = ['writing']
const essays = { ...GATE, hand: 'essays by writers who saw the question alone (w4, w7), changed here' }
export const targets = [
  {
    id: 'order.sentences',
    items: [5],
    what: 'structure of essays whose sentences are shuffled, less that of the essays (of 1)',
    unit: 'difference',
    below: 0,
    ...essays,
    looksBefore: 3,
  },
  {
    id: 'order.paragraphs',
    items: [5],
    what: 'structure of essays whose paragraphs are shuffled, less that of the essays (of 1)',
    unit: 'difference',
    below: 0,
    ...essays,
    looksBefore: 3,
  },
  {
    id: 'order.connectives',
    items: [5],
    what: 'total of essays with twelve connectives that link nothing, less that of the essays (of 1)',
    unit: 'difference',
    atMost: 0,
    ...essays,
    looksBefore: 1,
  },
  {
    id: 'order.templates',
    items: [5],
    what: 'total of answers from templates, less what they were graded (of 1)',
    unit: 'difference',
    atMost: 0,
    hand: 'our own answers and grades (language models)',
    how: 'the lines of the traits were drawn on them',
  },
]
/** Words that open a sentence as if it followed from the one before. */
const CONNECTIVES =
  'However, Moreover, Therefore, Furthermore, Nevertheless, Consequently, In addition, On the other hand, As a result, For example, In contrast, Similarly'.split(
    ', ',
  )
const COUNT = 12
/** A loss that is more than rounding. */
const BARELY = 0.001

export async function measure() {
  const { isGood } = await import('../gate.mjs')
  const { meanOfRows } = await import('../agreement.mjs')
  const good = (await rowsOfSet('gate')).filter((row) => row.kind === 'write-essay' && isGood(row))
  const changes = { sentences: [], paragraphs: [], connectives: [] }
  for (const { question, text } of good) {
    const own = await scored(question, text)
    for (const [name, changed] of Object.entries(await changedTexts(text, question.id))) {
      if (changed === text) continue
      const other = await scored(question, changed)
      const by = name === 'connectives' ? other.share - own.share : other.structure - own.structure
      changes[name].push({ by, question: question.id, structure: other.structure - own.structure })
    }
  }
  const figure = (rows) =>
    meanOfRows(
      rows,
      ({ by }) => by,
      ({ question }) => question,
    )
  const all = () => 'all'
  return {
    'order.sentences': {
      ...figure(changes.sentences),
      by: { 'lose something': sharesBy(changes.sentences, ({ by }) => by < -BARELY, all).all },
    },
    'order.paragraphs': {
      ...figure(changes.paragraphs),
      by: { 'lose something': sharesBy(changes.paragraphs, ({ by }) => by < -BARELY, all).all },
    },
    'order.connectives': {
      ...figure(changes.connectives),
      by: {
        'gain something': sharesBy(changes.connectives, ({ by }) => by > BARELY, all).all,
        'gain structure': sharesBy(changes.connectives, ({ structure }) => structure > BARELY, all).all,
      },
    },
    'order.templates': await templates(),
  }
}

async function scored(question, text) {
  const { scoreAnswer } = await import('../score-answer.mjs')
  const { traits, share } = await scoreAnswer(question.taskId, question, text, rateWriting)
  const { points } = traits.find(({ trait }) => trait === 'structure')
  return { share, structure: points.earned / points.max }
}

/** An essay with its sentences, or its paragraphs, in another order, and with connectives before twelve sentences. */
async function changedTexts(text, seed) {
  const { seededRandom, shuffled } = await import('@rehearsal/exam/mock-test/seeded-random')
  const random = seededRandom(seed)
  const paragraphs = text.split(/\n+/u).filter((paragraph) => paragraph.trim() !== '')
  const sentences = paragraphs.map((paragraph) => paragraph.split(/(?<=[.?!]["”’]?)\s+/u))
  const joined = (parts) => parts.map((own) => own.join(' ')).join('\n\n')
  const all = shuffled(sentences.flat(), random)
  const places = new Set(
    shuffled(
      sentences.flat().map((_, i) => i),
      random,
    ).slice(0, COUNT),
  )
  const words = shuffled(CONNECTIVES, random)
  let at = 0
  return {
    sentences: joined(sentences.map(({ length }) => all.splice(0, length))),
    paragraphs: shuffled(paragraphs, random).join('\n\n'),
    connectives: joined(
      sentences.map((own) =>
        own.map((sentence) => {
          const word = words[at % words.length]
          return places.has(at++) ? `${word}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence
        }),
      ),
    ),
  }
}

async function templates() {
  const { readGraded } = await import('../graded-answers.mjs')
  const { scoreAnswer } = await import('../score-answer.mjs')
  const { meanOfRows } = await import('../agreement.mjs')
  const { examShare } = await import('../../content/src/calibration/exam-share.ts')
  const rows = []
  for (const answer of (await readGraded()).answers.filter(({ kind }) => kind === 'template')) {
    const { share } = await scoreAnswer(answer.taskId, answer.stored, answer.text, rateWriting)
    rows.push({ id: answer.id, by: share - examShare(answer) })
  }
  return meanOfRows(
    rows,
    ({ by }) => by,
    ({ id }) => id,
  )
}
