/**
 * Whether the rhythm of a reading (nPVI-V) goes with what human raters gave for prosody, and where the band of its section in
 * docs/studies/2026-11-28-how-scores-were-measured.md comes from. Usage: node bench/rhythm.mjs [voices]; `voices` measures the product's model voices instead.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSpeechRaters } from '../packages/speech/src/create-speech-raters.ts'
import { placeOfRhythm } from '../packages/exam/src/speech/rhythm.ts'
import { flite } from '../packages/voice/src/index.ts'
import { readPcm, readUtterances } from '../training/corpus.ts'

const FEWEST_VOWELS = 8
const VOICES = ['slt', 'rms']
const raters = await createSpeechRaters()

if (process.argv[2] === 'voices') {
  for (const voice of VOICES) {
    const rows = []
    for (const text of bankTexts()) {
      const { pcm } = await flite.synthesise(text, voice)
      rows.push(...(await measured(pcm, text)))
    }
    print(voice, rows)
  }
} else {
  const rows = []
  for (const utterance of readUtterances('calibration')) {
    const { prosodic } = utterance.human
    for (const row of await measured(await readPcm('calibration', utterance), utterance.text)) {
      rows.push({ ...row, prosodic, age: utterance.age })
    }
  }
  printPearson('all', rows)
  printPearson(
    'from 13',
    rows.filter(({ age }) => age >= 13),
  )
  const groups = [
    [0, 6],
    [6, 8],
    [8, 9],
    [9, 10.1],
  ]
  for (const [from, to] of groups) {
    print(
      `prosody ${from} to below ${to}`,
      rows.filter(({ prosodic }) => prosodic >= from && prosodic < to),
    )
  }
}

async function measured(pcm, text) {
  const { signs } = await raters.rateReading({ pcm, text })
  const { rhythm } = signs ?? {}
  return rhythm && rhythm.vowels >= FEWEST_VOWELS ? [rhythm] : []
}

function printPearson(name, rows) {
  const { r, low, high } = pearson(rows.map(({ pairVariability, prosodic }) => [pairVariability, prosodic]))
  console.log(`${name}: Pearson with prosody ${r} [${low}, ${high}], n ${rows.length}`)
}

function print(name, rows) {
  const values = rows.map(({ pairVariability }) => pairVariability).toSorted((a, b) => a - b)
  const at = (share) => values[Math.round(share * (values.length - 1))]?.toFixed(0)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const told = (place) => (rows.filter((row) => placeOfRhythm(row) === place).length / rows.length).toFixed(2)
  const [even, uneven] = [told('even'), told('uneven')]
  console.log(
    `${name}: n ${values.length}, mean ${mean.toFixed(1)}, 5 % ${at(0.05)}, 95 % ${at(0.95)}; told even ${even}, uneven ${uneven}`,
  )
}

/** With the 95 % interval by Fisher's transformation. */
function pearson(pairs) {
  const n = pairs.length
  const mean = (place) => pairs.reduce((sum, pair) => sum + pair[place], 0) / n
  const [mx, my] = [mean(0), mean(1)]
  const sum = (of) => pairs.reduce((total, [x, y]) => total + of(x - mx, y - my), 0)
  const r = sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y))
  const reach = 1.96 / Math.sqrt(n - 3)
  return {
    r: r.toFixed(2),
    low: Math.tanh(Math.atanh(r) - reach).toFixed(2),
    high: Math.tanh(Math.atanh(r) + reach).toFixed(2),
  }
}

/** Every sixth read-aloud text and sentence to repeat. */
function bankTexts() {
  return ['read-aloud', 'repeat-sentence'].flatMap((kind) => {
    const folder = `content/questions/speaking/${kind}`
    return readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .filter((_, i) => i % 6 === 0)
      .map((name) => readFileSync(join(folder, name), 'utf8').match(/^(?:text|sentence): (?:>-\n((?:  .*\n)+)|(.*))/mu))
      .flatMap((found) =>
        found ? [(found[1] ?? found[2]).replaceAll(/\s+/gu, ' ').replaceAll(/^'|'$/gu, '').trim()] : [],
      )
  })
}
