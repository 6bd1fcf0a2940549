/**
 * How often the pronunciation book takes words in by itself, and how well one word alone is judged (decision 022).
 * Usage: node bench/pronunciation-book.mjs. Corpus: CORPUS or ../shared/data/speechocean762 (calibration speakers, whom no
 * shipped model heard but the trait heads). Without it only the product's voices are measured.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FUNCTION_WORDS } from '../packages/exam/src/function-words.ts'
import { CLEAR_FROM } from '../packages/exam/src/speech/clear-word.ts'
import { isOfText, SURE_FROM } from '../packages/exam/src/speech/evidence-of-speech.ts'
import { wordsToPractise } from '../packages/exam/src/speech/words-to-practise.ts'
import { decodeMp3, DEFAULT_AUDIO_LIMITS } from '../packages/speech/src/audio/index.ts'
import { pronounce } from '../packages/phonetics/src/pronunciation/pronounce.ts'
import { createSpeechRaters } from '../packages/speech/src/index.ts'
import { renderScript } from '../packages/voice/src/index.ts'

const root = join(import.meta.dirname, '..')
const corpus = process.env.CORPUS ?? join(root, '../shared/data/speechocean762')
const { rateReading } = await createSpeechRaters()
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
const percent = (part, all) => `${((part / all) * 100).toFixed(1)} %`
let state = 7
const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
const isContent = (word) => !FUNCTION_WORDS.has(word.toLowerCase())

if (existsSync(join(corpus, 'calibration.jsonl'))) {
  const read = await readCorpus()
  reportEntry(read)
  await reportCuts(read)
} else console.log(`ENTRY BENCH NOT RUN: no corpus at ${corpus}`)
await reportVoices()

async function readCorpus() {
  const rows = readFileSync(join(corpus, 'calibration.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const read = []
  for (const row of rows) {
    const bytes = new Uint8Array(readFileSync(join(corpus, 'calibration', `${row.utt}.mp3`)))
    const { pcm } = await decodeMp3(bytes, DEFAULT_AUDIO_LIMITS)
    const rating = await rateReading({ pcm, text: row.text })
    let at = 0
    const human = row.words.map(({ phones }) => row.phoneScores.slice(at, (at += phones)))
    read.push({ row, pcm, rating, human, entered: wordsToPractise(rating.words, rating.phones) })
  }
  return read
}

/** Which share of words and recordings enters, by the raters' total, and how right that is. */
function reportEntry(read) {
  console.log(
    'automatic entry: recordings, with a word entering; words, content words; entering words, of all, of content words',
  )
  const bands = {
    all: [0, 11],
    'total below 6': [0, 6],
    '6 to 7': [6, 7.01],
    '7 to 8': [7.01, 8.01],
    '8 to 10': [8.01, 11],
  }
  for (const [name, [low, high]] of Object.entries(bands)) {
    const own = read.filter(({ row }) => row.human.total >= low && row.human.total < high)
    const words = own.flatMap(({ rating }) => rating.words.filter(isOfText))
    const content = words.filter(({ word }) => isContent(word))
    const entered = own.flatMap((one) => one.entered)
    const hit = own.filter((one) => one.entered.length > 0)
    console.log(
      `  ${name}: ${own.length} recordings, ${hit.length} (${percent(hit.length, own.length)}); ${words.length} words, ${content.length} content; ${entered.length} enter: ${percent(entered.length, words.length)}, ${percent(entered.length, content.length)}`,
    )
  }
  const judged = read.flatMap(({ row, rating, human, entered }) =>
    rating.words.filter(isOfText).map((word) => ({
      speaker: row.speaker,
      isIn:
        isContent(word.word) && entered.some((one) => one.word === word.word.toLowerCase()) && word.score < CLEAR_FROM,
      human: mean(human[word.index]),
      lowest: Math.min(...human[word.index]),
      isContent: isContent(word.word),
      isSaid: word.status === 'correct',
      isLow: word.status === 'correct' && word.score < CLEAR_FROM,
    })),
  )
  const right = ({ human, lowest }) => human < 1.8 || lowest <= 1
  const inside = judged.filter(({ isIn }) => isIn)
  console.log(
    `  of ${inside.length} words: raters heard a flaw in ${interval(inside, right)}, a mean below 1.5 in ${interval(inside, ({ human }) => human < 1.5)}`,
  )
  const bad = judged.filter((word) => word.isContent && word.human < 1.5)
  console.log(
    `  of ${bad.length} content words with a mean below 1.5: enter ${interval(bad, ({ isIn }) => isIn)}, not called said ${interval(bad, ({ isSaid }) => !isSaid)}`,
  )
  const low = judged.filter(({ isLow }) => isLow)
  console.log(
    `  below the bar with function words: ${low.length}, function words among them ${low.filter((word) => !word.isContent).length}`,
  )
}

/** A share with a 95 % interval from drawing speakers with replacement. */
function interval(items, test) {
  const speakers = [...Map.groupBy(items, ({ speaker }) => speaker).values()]
  const share = (list) => list.filter(test).length / list.length
  const draws = Array.from({ length: 400 }, () =>
    share(speakers.flatMap(() => speakers[Math.floor(random() * speakers.length)])),
  )
  draws.sort((a, b) => a - b)
  return `${percent(share(items), 1)} [${percent(draws[10], 1)}, ${percent(draws[389], 1)}]`
}

/** What a one-word take comes out as (take-service.ts). */
async function judge(pcm, text) {
  const start = performance.now()
  const cpu = process.cpuUsage()
  const { words, phones } = await rateReading({ pcm, text })
  const used = process.cpuUsage(cpu)
  const cost = { ms: performance.now() - start, cpuMs: (used.user + used.system) / 1000 }
  const word = words.find(isOfText)
  const score = mean(phones.map((phone) => phone.score)) / 2
  if (word.status === 'correct' && word.confidence >= SURE_FROM)
    return { outcome: score >= CLEAR_FROM / 2 ? 'clear' : 'unclear', ...cost }
  const isNear = word.status === 'correct' || (word.status === 'replaced' && score >= 0.6)
  return { outcome: isNear ? 'unsure' : 'another', ...cost }
}

function outcomes(results) {
  const shareOf = (name) => percent(results.filter(({ outcome }) => outcome === name).length, results.length)
  return ['clear', 'unclear', 'unsure', 'another'].map((name) => `${name} ${shareOf(name)}`).join(', ')
}

/** Content words cut out of learners' sentences, alone between faint noise: harder than a word said alone on purpose. */
async function reportCuts(read) {
  const cuts = read.flatMap(({ row, pcm, rating, human }) =>
    rating.words
      .filter(({ word, status, start }) => status === 'correct' && start !== null && isContent(word))
      .map(({ word, index, start, end }) => ({
        speaker: row.speaker,
        word,
        human: mean(human[index]),
        pcm: padded(pcm, start, end),
      })),
  )
  console.log(`\none word cut out of a learner's sentence (${cuts.length})`)
  const groups = {
    'raters heard it right (1.8 and more)': [1.8, 3],
    'in between': [1.4, 1.8],
    'wrong (below 1.4)': [0, 1.4],
  }
  for (const [name, [low, high]] of Object.entries(groups)) {
    const own = cuts.filter(({ human }) => human >= low && human < high)
    const results = []
    const others = []
    for (const cut of own) {
      results.push(await judge(cut.pcm, cut.word))
      const other = cuts[Math.floor(random() * cuts.length)].word
      if (other.toLowerCase() !== cut.word.toLowerCase()) others.push(await judge(cut.pcm, other))
    }
    console.log(`  ${name}, ${own.length}: ${outcomes(results)}; another word asked for: ${outcomes(others)}`)
  }
}

function padded(pcm, start, end) {
  const cut = pcm.slice(Math.max(0, Math.round((start - 0.1) * 16_000)), Math.round((end + 0.1) * 16_000))
  const take = Float32Array.from({ length: cut.length + 9600 }, () => (random() - 0.5) * 0.002)
  for (const [i, value] of cut.entries()) take[4800 + i] += value
  return take
}

/** Words of the bank said by the product's voices: their own word, another one, and the one that sounds most alike. */
async function reportVoices() {
  const folder = join(root, 'content/questions/speaking/read-aloud')
  const texts = readdirSync(folder).map(
    (file) => /text: >-\n((?: {2}.*\n)+)/u.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '',
  )
  const all = [
    ...new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/[a-z]{4,}/gu),
    ),
  ].filter((word) => pronounce(word).length > 0)
  const sounds = new Map(all.map((word) => [word, pronounce(word)[0]]))
  const chosen = all
    .map((word) => [random(), word])
    .toSorted(([a], [b]) => a - b)
    .slice(0, 200)
    .map(([, word]) => word)
  const [own, other, near] = [[], [], []]
  for (const [i, word] of chosen.entries()) {
    const { mp3 } = await renderScript({ turns: [{ voice: ['slt', 'awb', 'rms'][i % 3], text: `${word}.` }] })
    const { pcm } = await decodeMp3(mp3, DEFAULT_AUDIO_LIMITS)
    own.push(await judge(pcm, word))
    other.push(await judge(pcm, chosen[(i + 37) % chosen.length]))
    near.push(await judge(pcm, nearest(word, all, sounds)))
  }
  console.log('\n200 words of the bank said by the product’s three voices')
  for (const [name, results] of Object.entries({
    'their own word': own,
    'another word': other,
    'the word most alike': near,
  }))
    console.log(`  ${name}: ${outcomes(results)}`)
  const sorted = (key) => own.map((one) => one[key]).toSorted((a, b) => a - b)
  for (const key of ['ms', 'cpuMs'])
    console.log(`  ${key} of a take: median ${sorted(key)[100].toFixed(0)}, 95 % ${sorted(key)[190].toFixed(0)}`)
}

function nearest(word, all, sounds) {
  const own = sounds.get(word)
  const far = (other) => distance(sounds.get(other), own) / Math.max(sounds.get(other).length, own.length)
  return all.filter((other) => other !== word).reduce((best, other) => (far(other) < far(best) ? other : best))
}

/** How many sounds must be added, dropped or changed. */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, sound] of a.entries()) {
    const next = [i + 1]
    for (const [j, other] of b.entries())
      next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (sound === other ? 0 : 1)))
    row = next
  }
  return row.at(-1)
}
