/** Tells the bank's own answers to one question from those to others, by the sentence encoder alone: part of `bench/meaning.mjs`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { cosine } from '../packages/meaning/src/vectors/vectors.ts'

const bank = join(import.meta.dirname, '../content/questions')
const questionsOf = (folder) =>
  readdirSync(join(bank, folder)).map((file) => parse(readFileSync(join(bank, folder, file), 'utf8')))

/** The bank's own answers; an e-mail and a situation say their points. */
export const samples = [
  ...questionsOf('writing/write-email').map((question) => ({
    kind: 'e-mail',
    about: question.situation,
    points: question.bullets.map(({ text }) => text),
    answer: question.sampleAnswer,
  })),
  ...questionsOf('speaking/respond-to-a-situation').map((question) => ({
    kind: 'situation',
    about: question.situation,
    points: question.keyPoints.map(({ point }) => point),
    answer: question.sampleAnswer,
  })),
  ...questionsOf('writing/write-essay').map(({ prompt, sampleAnswer }) => ({
    kind: 'essay',
    about: prompt,
    points: [],
    answer: sampleAnswer,
  })),
]

/** A text cut after its full stops, and at the ends of its lines. */
export function sentencesOf(text) {
  return text
    .split(/(?<=[.!?]["”’)]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length > 2)
}

/** Prints, for each kind, how answers to the own question stand beside those to others, as a whole and point by point. */
export function printTopics(encoder) {
  console.log(
    "\nThe bank's own answers: own question first | area under the curve, own against other questions | own: least, median | others: median, 99 %, most | points: own against others",
  )
  for (const kind of ['e-mail', 'situation', 'essay']) {
    const all = samples.filter((sample) => sample.kind === kind).map((sample) => encoded(encoder, sample))
    const own = all.map((sample) => likeness(sample, sample))
    const others = all.map((sample) => all.filter((other) => other !== sample).map((other) => likeness(sample, other)))
    const flat = others.flat()
    const firsts = own.filter((value, i) => others[i].every((other) => other < value)).length
    const ownPoints = all.flatMap((sample) => sample.points.map((point) => closest(sample, point)))
    const otherPoints = all.flatMap((sample) => {
      return all
        .filter((other) => other !== sample)
        .flatMap(({ points }) => points.map((point) => closest(sample, point)))
    })
    const points = ownPoints.length === 0 ? '–' : areaUnder(ownPoints, otherPoints).toFixed(3)
    console.log(
      `  ${kind.padEnd(9)} ${firsts} of ${all.length} | ${areaUnder(own, flat).toFixed(4)} | ${shares(own, 0, 0.5)} | ${shares(flat, 0.5, 0.99, 1)} | ${points}`,
    )
  }
}

function encoded(encoder, { about, points, answer }) {
  const [question, whole] = encoder.encode([about, answer])
  return { question, whole, points: encoder.encode(points), sentences: encoder.encode(sentencesOf(answer)) }
}

/** How near the nearest sentence of an answer comes to a point. */
const closest = ({ sentences }, point) => Math.max(...sentences.map((sentence) => cosine(sentence, point)))

/** How well an answer fits a question: its points on average, where it has any, else the best third of its sentences; and the whole. */
function likeness(answer, { question, points }) {
  const whole = cosine(answer.whole, question)
  if (points.length > 0) return whole + mean(points.map((point) => closest(answer, point)))
  const near = answer.sentences.map((sentence) => cosine(sentence, question)).toSorted((a, b) => b - a)
  return whole + mean(near.slice(0, Math.ceil(near.length / 3)))
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

function shares(values, ...wanted) {
  const sorted = values.toSorted((a, b) => a - b)
  return wanted.map((share) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(2)).join(', ')
}

/** The share of pairs in which the value of the first group is the larger one. */
function areaUnder(higher, lower) {
  let won = 0
  for (const one of higher) for (const other of lower) won += one > other ? 1 : one === other ? 0.5 : 0
  return won / (higher.length * lower.length)
}
