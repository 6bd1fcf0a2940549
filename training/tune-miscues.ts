/**
 * Chooses the costs of leaving the text on simulated edits of training recordings, each measured by the network that never
 * heard its speaker. Prints the best settings; the chosen one stands in packages/speech/src/reading/read-take.ts.
 */
import { join } from 'node:path'
import { readAcousticModel } from '../packages/speech/src/acoustics/acoustic-model.ts'
import { ARPABET } from '../packages/phonetics/src/phones/arpabet.ts'
import { readSpeechEncoder } from '../packages/speech/src/encoder/read-encoder.ts'
import { type FrameEvidence, gatherEvidence, readingScores } from '../packages/speech/src/acoustics/frame-evidence.ts'
import { readFrameNetworks } from '../packages/speech/src/acoustics/frame-network.ts'
import { contentShareOf, countMiscues, interpretPath } from '../packages/speech/src/reading/miscues.ts'
import { planText } from '../packages/speech/src/reading/plan-text.ts'
import { READING_COSTS } from '../packages/speech/src/reading/read-take.ts'
import { buildReadingGraph, type ReadingGraph } from '../packages/speech/src/reading/reading-graph.ts'
import { decodeReading, type ReadingCosts } from '../packages/speech/src/reading/token-passing.ts'
import { networksOfStrangers, readPcm, readUtterances } from './corpus.ts'
import { createSimilarWords } from './similar-words.ts'
import { seededRandom, type SimulatedEdit, simulateEdits } from './simulated-edits.ts'

const models = join(import.meta.dirname, '../packages/speech/models')
const model = readAcousticModel(join(models, 'en-us-16k'))
const encoder = readSpeechEncoder(join(models, 'moonshine-tiny'))
const networks = readFrameNetworks(process.env['NETWORKS'] ?? join(models, 'speech'))
const random = seededRandom(7)
const long = readUtterances('train').filter((utterance) => utterance.words.length >= 5)
const sample = long.filter((_, i) => i % Math.ceil(long.length / Number(process.argv[2] ?? 120)) === 0)
const similar = [createSimilarWords(long.flatMap(({ words }) => words.map(({ text }) => text)))]
const cases: { edit: SimulatedEdit; evidence: FrameEvidence; graph: ReadingGraph }[] = []
for (const utterance of sample) {
  const unheard = networksOfStrangers(networks, utterance)
  const evidence = gatherEvidence({ acoustic: model, encoder, networks: unheard }, await readPcm('train', utterance))
  for (const edit of simulateEdits(utterance, { others: long, similar, random })) {
    const plan = planText(edit.words.map(({ text }) => text).join(' '))
    if (plan.length !== edit.words.length) continue
    const graph = buildReadingGraph(
      plan.map((word) =>
        word.variants.map((phones) => phones.map((phone) => ARPABET.findIndex((name) => name === phone))),
      ),
    )
    cases.push({ edit, evidence, graph })
  }
}
const numbers = (at: number, fallback: string) => (process.argv[at] ?? fallback).split(',').map(Number)
const results = []
for (const fillerPerFrame of numbers(3, '0.6,0.8,1')) {
  for (const fillerFloor of numbers(4, '-3,-2.5,-2')) {
    const costs = { fillerPerFrame, fillerFloor }
    const scores = new Map(cases.map(({ evidence }) => [evidence, readingScores(evidence, costs)]))
    for (const skip of numbers(5, '4,6,8')) {
      for (const filler of numbers(6, '8,12')) {
        for (const repeat of numbers(7, '25,40')) {
          results.push({
            ...costs,
            skip,
            filler,
            repeat,
            ...evaluate(scores, { skip, stretch: READING_COSTS.stretch, filler, repeat }),
          })
        }
      }
    }
  }
}
results.sort((a, b) => b.objective - a.objective)
for (const result of results.slice(0, 12)) {
  console.log(
    Object.entries(result)
      .map(([name, value]) => `${name} ${Math.round(value * 1000) / 1000}`)
      .join('  '),
  )
}

function evaluate(scores: Map<object, Float32Array>, costs: ReadingCosts) {
  let [hits, misses, alarms, clear, otherShare, others, plain, plains] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const { edit, evidence, graph } of cases) {
    const read = interpretPath(
      decodeReading(graph, scores.get(evidence) ?? new Float32Array(0), costs),
      edit.words.length,
    )
    const share = contentShareOf(countMiscues(read, edit.words.length))
    if (edit.kind === 'other') {
      otherShare += share
      others += 1
      continue
    }
    if (edit.kind === 'none') {
      plain += share
      plains += 1
    }
    const missed = new Set(
      read.filter(({ status }) => status === 'omitted' || status === 'replaced').map(({ index }) => index),
    )
    edit.words.forEach(({ isSaid, isClear }, i) => {
      if (!isSaid && missed.has(i)) hits += 1
      if (!isSaid && !missed.has(i)) misses += 1
      if (isClear) clear += 1
      if (isClear && missed.has(i)) alarms += 1
    })
  }
  const precision = hits / Math.max(1, hits + alarms)
  const recall = hits / Math.max(1, hits + misses)
  const f1 = (2 * precision * recall) / Math.max(1e-9, precision + recall)
  const falseAlarms = alarms / clear
  const objective = f1 - otherShare / others / 2 + plain / plains / 2
  return { objective, f1, precision, recall, falseAlarms, otherShare: otherShare / others, plainShare: plain / plains }
}
