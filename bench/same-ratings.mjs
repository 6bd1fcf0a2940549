/**
 * Writes down what the engines say of some 300 texts and 100 takes, one rating a line, so that a change that should change none can be shown to.
 * Usage: node bench/same-ratings.mjs FILE (writes), node bench/same-ratings.mjs FILE --compare OLD (writes, and lists what differs from OLD).
 * Texts: the graded answers and the questions' own. Takes: CORPUS or ../shared/data/speechocean762; without it texts alone are rated.
 * Exit status 1 where a rating differs. PART=texts or PART=takes rates one half.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeMp3, DEFAULT_AUDIO_LIMITS } from '@rehearsal/speech/audio'
import { createSpeechRaters } from '@rehearsal/speech/raters'
import { createWritingRater } from '@rehearsal/writing/rater'
import { readGraded, sampleOf } from './graded-answers.mjs'
import { scoreAnswer } from './score-answer.mjs'

const TEXTS = 300
const READ = 60
const OPEN = 20
const SHORT = 20
const [out, , old] = process.argv.slice(2)
if (out === undefined) throw new Error('Usage: node bench/same-ratings.mjs FILE [--compare OLD]')
const corpus = process.env.CORPUS ?? join(import.meta.dirname, '../../shared/data/speechocean762')
const lines = []
const note = (name, rating) => lines.push(JSON.stringify({ name, rating }))
const started = process.cpuUsage()

if (process.env.PART !== 'takes') await rateTexts()
if (process.env.PART !== 'texts') await rateTakes()
writeFileSync(out, `${lines.join('\n')}\n`)
const { user, system } = process.cpuUsage(started)
console.log(`${lines.length} ratings in ${((user + system) / 1e6).toFixed(1)} s of processor time`)
if (old !== undefined) compare(readFileSync(old, 'utf8').trim().split('\n'))

async function rateTexts() {
  const { answers, questions } = await readGraded()
  const { rateWriting } = await createWritingRater()
  const own = questions.map(({ id, taskId, stored }) => ({ id: `${id}-own`, taskId, stored, text: sampleOf(stored) }))
  for (const { id, taskId, stored, text } of [...answers, ...own].slice(0, TEXTS))
    note(`text ${id}`, (await scoreAnswer(taskId, stored, text, rateWriting)).rating)
}

async function rateTakes() {
  if (!existsSync(join(corpus, 'train.jsonl'))) return console.log(`TAKES NOT RATED: no corpus at ${corpus}`)
  const { rateReading, rateOpenSpeech, rateShortAnswer } = await createSpeechRaters()
  const rows = readFileSync(join(corpus, 'train.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const step = Math.floor(rows.length / (READ + OPEN + SHORT))
  for (let i = 0; i < READ + OPEN + SHORT; i++) {
    const { utt, text } = rows[i * step]
    const { pcm } = await decodeMp3(
      new Uint8Array(readFileSync(join(corpus, 'train', `${utt}.mp3`))),
      DEFAULT_AUDIO_LIMITS,
    )
    if (i < READ) note(`read ${utt}`, await rateReading({ pcm, text }))
    else if (i < READ + OPEN) note(`open ${utt}`, await rateOpenSpeech(openInput(pcm, text)))
    else note(`short ${utt}`, await rateShortAnswer({ pcm, accepted: text.toLowerCase().split(' '), questionText: '' }))
  }
}

/** Half of what is said is what was to be said. */
function openInput(pcm, text) {
  const words = text.toLowerCase().split(' ')
  const half = words.slice(0, Math.ceil(words.length / 2))
  return { pcm, keyPoints: [{ point: text, cues: half.map((word) => [word]) }], contextText: text }
}

function compare(before) {
  const known = new Map(before.map((line) => [JSON.parse(line).name, line]))
  const changed = lines.filter((line) => known.get(JSON.parse(line).name) !== line)
  const gone = known.size - lines.length
  for (const line of changed) {
    const { name, rating } = JSON.parse(line)
    const then = known.get(name)
    console.log(`${name}: ${then === undefined ? 'new' : differences(JSON.parse(then).rating, rating).join('; ')}`)
  }
  console.log(`${changed.length} of ${lines.length} ratings differ${gone > 0 ? `, ${gone} are gone` : ''}`)
  if (changed.length > 0 || gone > 0) process.exitCode = 1
}

function differences(before, after, path = '') {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const isLeaf = (value) => typeof value !== 'object' || value === null
  if (isLeaf(before) || isLeaf(after)) return [`${path} ${JSON.stringify(before)} → ${JSON.stringify(after)}`]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(before[key], after[key], `${path}.${key}`),
  )
}
