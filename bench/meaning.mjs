/**
 * What the sentence encoder costs and how well it tells questions apart: time to load, memory, time by length of sentences and for an
 * essay, beside a plain loop of as many multiplications; what vectors lose that are kept in bytes; then `meaning-topics.mjs`.
 * Usage: node --expose-gc bench/meaning.mjs [--memory] (memory alone, as JSON; without the flag, memory that is no longer needed is counted, too)
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createSentenceEncoder } from '../packages/meaning/src/encoder/sentence-encoder.ts'
import { cosine, dequantise, quantise } from '../packages/meaning/src/vectors/vectors.ts'
import { loadWeights } from '../packages/meaning/src/weights/load-weights.ts'
import { printTopics, sentencesOf, samples } from './meaning-topics.mjs'

const ROUNDS = 40
const ESSAY_WORDS = 300
/** Multiplications for each token: six layers of four squares of 384 and two of 384 by 1,536. */
const PER_TOKEN = 6 * (4 * 384 ** 2 + 2 * 384 * 1536)

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))]
const megabytes = () => {
  globalThis.gc?.()
  return process.memoryUsage().rss / 1e6
}

/** Milliseconds of processor time, which other programs lengthen less than time by the clock, of each of ROUNDS calls. */
function spent(work) {
  return Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
}

const before = megabytes()
const start = performance.now()
const weights = await loadWeights()
const encoder = await createSentenceEncoder({ weights })
const loaded = performance.now() - start
encoder.encode(sentencesOf(samples[0].answer))
const first = megabytes()
const memory = { first: first - before, second: await secondThread(weights) }
if (process.argv.includes('--memory')) console.log(JSON.stringify(memory))
else {
  console.log(
    `Load: ${loaded.toFixed(0)} ms; ${memory.first.toFixed(0)} MB more resident, ${(weights.byteLength / 1e6).toFixed(0)} of them weights`,
  )
  console.log(`A second thread with the same weights: ${memory.second.toFixed(0)} MB more`)
  printLengths()
  printEssays()
  printBytes()
  printTopics(encoder)
}

/** How many MB a thread holds more for an encoder of its own with the same weights, beyond the code that it reads. */
async function secondThread(workerData) {
  const code = `import { parentPort, workerData } from 'node:worker_threads'
    const { createSentenceEncoder } = await import('${import.meta.resolve('../packages/meaning/src/encoder/sentence-encoder.ts')}')
    parentPort.postMessage('imported')
    await new Promise((resolve) => void parentPort.once('message', resolve))
    const encoder = await createSentenceEncoder({ weights: workerData })
    encoder.encode(${JSON.stringify(sentencesOf(samples[0].answer))})
    parentPort.postMessage('encoded')
    setInterval(() => encoder, 1000)`
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), { workerData })
  worker.unref()
  await once(worker, 'message')
  const imported = megabytes()
  worker.postMessage('go on')
  await once(worker, 'message')
  return megabytes() - imported
}

function printLengths() {
  const words = samples.flatMap(({ answer }) => answer.split(/\s+/))
  const plain = plainSpeed()
  console.log(
    `\nMilliseconds a sentence, of one core, alone | among twenty; and how many times as fast as a plain loop (${plain.toFixed(2)} billion multiplications a second)`,
  )
  for (const count of [5, 10, 20, 40, 80]) {
    const texts = Array.from({ length: 20 }, (_, i) => words.slice(i * 80, i * 80 + count).join(' '))
    encoder.encode(texts)
    const alone = at(
      spent(() => encoder.encode(texts.slice(0, 1))),
      0.5,
    )
    const among =
      at(
        spent(() => encoder.encode(texts)),
        0.5,
      ) / 20
    // Pieces of words and signs are a third more than words; two tokens frame each sentence.
    const times = ((count * 1.33 + 2) * PER_TOKEN) / 1e6 / plain / among
    console.log(
      `  ${String(count).padStart(2)} words: ${alone.toFixed(1)} | ${among.toFixed(1)}; about ${times.toFixed(0)} times`,
    )
  }
}

/** Billions of multiplications in a second of a matrix product written out in JavaScript. */
function plainSpeed() {
  const [rows, width] = [96, 384]
  const [x, matrix, y] = [
    new Float32Array(rows * width).fill(0.5),
    new Float32Array(width * width).fill(0.1),
    new Float32Array(rows * width),
  ]
  const product = () => {
    for (let row = 0; row < rows; row++) {
      for (let output = 0; output < width; output++) {
        let sum = 0
        for (let i = 0; i < width; i++) sum += x[row * width + i] * matrix[output * width + i]
        y[row * width + output] = sum
      }
    }
  }
  return (rows * width * width) / 1e6 / at(spent(product), 0.5)
}

function printEssays() {
  const sentences = samples.filter(({ kind }) => kind === 'essay').flatMap(({ answer }) => sentencesOf(answer))
  const essays = []
  let essay = []
  for (const sentence of sentences) {
    essay.push(sentence)
    if (essay.join(' ').split(/\s+/).length < ESSAY_WORDS) continue
    essays.push(essay)
    essay = []
  }
  const clock = []
  const cpu = essays.flatMap((own) => {
    return spent(() => {
      const from = performance.now()
      encoder.encode(own)
      clock.push(performance.now() - from)
    }).slice(-5)
  })
  const count = essays.reduce((sum, own) => sum + own.length, 0) / essays.length
  console.log(
    `\nEssays of ${ESSAY_WORDS} words (${count.toFixed(1)} sentences): of one core median ${at(cpu, 0.5).toFixed(0)} ms, 95 % ${at(cpu, 0.95).toFixed(0)} ms; by the clock median ${at(clock, 0.5).toFixed(0)} ms`,
  )
}

function printBytes() {
  const vectors = encoder.encode(samples.slice(0, 20).flatMap(({ answer }) => sentencesOf(answer).slice(0, 10)))
  const kept = vectors.map((vector) => dequantise(quantise(vector)))
  const errors = vectors.flatMap((one) =>
    vectors.map((other, j) => Math.abs(cosine(one, other) - cosine(one, kept[j]))),
  )
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  console.log(
    `\nVectors in bytes (${vectors[0].length} each): a cosine is off by ${mean.toFixed(5)} on average, by ${Math.max(...errors).toFixed(5)} at most`,
  )
}
