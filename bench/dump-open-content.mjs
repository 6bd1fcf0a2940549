/**
 * Hears answers of known content and writes what was spotted: OUT/heard-{index}.jsonl, one take and question a row.
 * Usage: node bench/dump-open-content.mjs INDEX COUNT. Part of bench/open-content.mjs, which says what the rows are.
 */
import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { hitsSome } from '../content/src/checks.ts'
import { decodeMp3, DEFAULT_AUDIO_LIMITS } from '../packages/speech/src/audio/index.ts'
import { createSpeechRecogniser } from '../packages/speech/src/decoder/recogniser.ts'
import { speechFrames } from '../packages/speech/src/spotting/answer-candidates.ts'
import { correctTranscript } from '../packages/speech/src/open-speech/correct-transcript.ts'
import { planListening } from '../packages/speech/src/open-speech/plan-listening.ts'
import { hearTake } from '../packages/speech/src/spotting/hear-take.ts'
import { rateTranscribed } from '../packages/speech/src/open-speech/rate-transcribed.ts'
import { loadOpenModels } from '../packages/speech/src/spotting/open-models.ts'
import { spotKeywords } from '../packages/speech/src/spotting/spot-keywords.ts'
import { loadSpeechModels } from '../packages/speech/src/models/speech-models.ts'
import { RECOGNISER_FOLDER } from '../packages/speech/src/weights/read-weights.ts'
import { embeddedTranscriber } from '../packages/speech/src/transcription/embedded-transcriber.ts'
import { guardTranscript } from '../packages/rating/src/transcript/index.ts'
import { judgeSpokenContent } from '../packages/writing/src/spoken/judge-spoken-content.ts'
import { renderScript, voices } from '../packages/voice/src/index.ts'

const [index, count] = [Number(process.argv[2] ?? 0), Number(process.argv[3] ?? 1)]
const out = process.env.OUT ?? '/tmp/open-content'
const root = join(import.meta.dirname, '..')
const corpus = process.env.CORPUS ?? join(root, '../shared/data/speechocean762')
const kinds = ['describe-image', 're-tell-lecture', 'respond-to-a-situation']
const models = await loadSpeechModels()
const open = loadOpenModels()
const recogniser = createSpeechRecogniser(models.encoder, RECOGNISER_FOLDER)
const transcriber = embeddedTranscriber(() => recogniser)
const rows = createWriteStream(join(out, `heard-${index}.jsonl`))
const random = seeded(5)
const LITTLE = new Set(
  'that this with from have they them there their were what when will would your into over then than very some been also about could should'.split(
    ' ',
  ),
)

const questions = shuffled(
  JSON.parse(
    gunzipSync(readFileSync(process.env.PACK ?? join(root, 'content/pack/pack.json.gz'))).toString(),
  ).questions.flatMap((question) => {
    const { id, taskId, prompt, answerKey } = question
    const kind = kinds.find((name) => taskId === `speaking/${name}`)
    if (kind === undefined) return []
    const contextText = prompt.situation ?? answerKey.transcript ?? answerKey.description
    const { keyPoints, sampleAnswer, register } = answerKey
    return [{ id, kind, contextText, keyPoints, sampleAnswer, register }]
  }),
)
const jobs = questions.flatMap((question, i) => spokenBy(question, i).map((said) => () => hearVoice(question, i, said)))
const speakers = existsSync(join(corpus, 'calibration.jsonl')) ? [...learners('calibration'), ...learners('train')] : []
const learnerJobs = speakers.map((speaker, i) => () => hearLearner(speaker, i))
const all = interleaved(jobs, learnerJobs)
for (const [i, job] of all.entries()) if (i % count === index) await job()
rows.end()

/** Sample, half, two quarters and the sentence that says most of one point, each by some of the voices. */
function spokenBy({ keyPoints, sampleAnswer }, i) {
  const words = sampleAnswer.split(/\s+/u)
  const part = (from, to) => words.slice(Math.round(from * words.length), Math.round(to * words.length)).join(' ')
  const sentences = sampleAnswer.split(/(?<=[.?!])\s+/u)
  const lists = keyPoints[i % keyPoints.length].cues
  const hits = (sentence) => lists.filter((cues) => hitsSome(sentence, cues)).length
  const onePoint = sentences.toSorted((a, b) => hits(b) - hits(a))[0]
  const voice = (k) => voices[(i + k) % voices.length]
  return [
    { part: 'sample', text: sampleAnswer, voice: voice(0) },
    { part: 'half', text: part(0, 0.5), voice: voice(1) },
    ...voices.flatMap((name) => [
      { part: 'quarter', text: part(0, 0.25), voice: name },
      { part: 'quarter', text: part(0.5, 0.75), voice: name },
      { part: 'point', text: onePoint, voice: name },
    ]),
  ]
}

async function hearVoice(question, i, { part, text, voice }) {
  const { mp3 } = await renderScript({ turns: [{ voice, text }] })
  const take = hearTake(models, (await decodeMp3(mp3, DEFAULT_AUDIO_LIMITS)).pcm)
  if (take === null) return
  const about = { voice, text, written: await writeDown(models, take) }
  await write(take, question, { part, ...about })
  for (const step of part === 'sample' ? [7, 19, 31] : part === 'half' ? [11] : [13]) {
    await write(take, questions[(i + step) % questions.length], { part: `other ${part}`, ...about })
  }
}

/** A learner's read sentences as an answer to questions they have nothing to do with, and to ones made to fit a little. */
async function hearLearner({ part, speaker, utterances }, i) {
  const own = { ...models, networks: models.networks.filter(({ shape }) => !shape.speakers.includes(speaker)) }
  const length = 5 + (i % 3) * 7.5
  const [pcms, texts, seconds] = [[], [], []]
  for (const utterance of utterances) {
    if (seconds.reduce((a, b) => a + b, 0) >= length) break
    const bytes = new Uint8Array(readFileSync(join(corpus, part, `${utterance.utt}.mp3`)))
    const decoded = await decodeMp3(bytes, DEFAULT_AUDIO_LIMITS)
    pcms.push(decoded.pcm)
    texts.push(utterance.text.toLowerCase())
    seconds.push(decoded.pcm.length / 16_000)
  }
  const take = hearTake(own, Float32Array.from(pcms.flatMap((pcm) => [...pcm])))
  if (take === null) return
  const text = texts.join(' . ')
  const about = { voice: speaker, text, age: utterances[0].age, written: await writeDown(own, take) }
  for (let k = 0; k < 4; k++)
    await write(take, questions[(4 * i + k) % questions.length], { part: `learner ${part}`, ...about })
  for (const share of [0.25, 0.5, 1]) {
    const question = questions[(5 * i + 3) % questions.length]
    await write(take, madeToFit(question, text, share), { part: `learner said ${share}`, ...about })
  }
}

/** The question with a word that the learner said in some of its lists, in place of one alternative. */
function madeToFit(question, text, share) {
  const said = shuffled([...new Set(text.match(/[a-z']{4,}/gu) ?? [])].filter((word) => !LITTLE.has(word)))
  let at = 0
  const lists = question.keyPoints.flatMap(({ cues }) => cues).length
  const chosen = new Set(shuffled([...Array(lists).keys()]).slice(0, Math.max(1, Math.round(share * lists))))
  let number = 0
  const keyPoints = question.keyPoints.map(({ point, cues }) => ({
    point,
    cues: cues.map((list) => {
      if (!chosen.has(number++) || at >= said.length) return list
      return [said[at++], ...list.slice(1)]
    }),
  }))
  return { ...question, keyPoints }
}

/** What the embedded recogniser writes down, and `countedAbout` what of it counts for the content of a question; null where the take is rated as one without. */
async function writeDown(own, take) {
  const cpu = process.cpuUsage()
  const transcript = await transcriber.transcribe(take.pcm)
  const { user, system } = process.cpuUsage(cpu)
  const seconds = take.pcm.length / 16_000
  const guarded = guardTranscript(transcript, seconds)
  const rated = guarded && rateTranscribed(own, open, take, guarded)
  const borneOut = rated?.words.filter(({ status }) => status === 'correct').length / rated?.words.length
  return {
    said: transcript.text,
    surety: transcript.confidence,
    borneOut,
    seconds,
    cpu: (user + system) / 1e6,
    countedAbout: ({ keyPoints }) => {
      if (rated === null) return null
      const corrected = correctTranscript(own, open, take, guarded, keyPoints, () => recogniser)
      const again = corrected.keywords.length > 0 ? rateTranscribed(own, open, take, corrected.transcript) : rated
      return again?.countedText ?? null
    },
  }
}

/** Content by what counts of the transcript. */
async function judge({ keyPoints, contextText, register }, counted) {
  if (counted === null) return null
  const judged = await judgeSpokenContent({ text: counted, keyPoints, contextText, ...(register && { register }) })
  return { share: judged.share, covered: judged.keyPoints.filter(({ isCovered }) => isCovered).length }
}

async function write(take, question, about) {
  const { id, kind, keyPoints, contextText } = question
  const plan = planListening(keyPoints, contextText)
  const keyOf = new Map([...plan.keywords].map(([key, keyword]) => [keyword, key]))
  const spotted = spotKeywords(plan.keywords.values(), take, models.acoustic, open).map(
    ({ keyword, start, end, confidence }) => ({
      key: keyOf.get(keyword),
      start,
      end,
      confidence: Math.round(confidence * 1e4) / 1e4,
    }),
  )
  const saidLists = keyPoints.map(({ cues }) => cues.map((list) => hitsSome(about.text, list)))
  const speechSeconds = speechFrames(take.spans) / 100
  const counted = about.written.countedAbout(question)
  const judged = await judge(question, counted)
  rows.write(
    `${JSON.stringify({ id, kind, ...about, counted, judged, speechSeconds, keyPoints, contextText, saidLists, spotted })}\n`,
  )
}

function learners(part) {
  const utterances = readFileSync(join(corpus, `${part}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const groups = Object.groupBy(utterances, ({ speaker }) => speaker)
  return Object.entries(groups).map(([speaker, own]) => ({ part, speaker, utterances: own }))
}

function interleaved(long, short) {
  const step = Math.max(1, Math.floor(long.length / Math.max(1, short.length)))
  return [
    ...long.flatMap((job, i) => (i % step === 0 ? [job, short[i / step]] : [job])),
    ...short.slice(Math.ceil(long.length / step)),
  ].filter(Boolean)
}

function shuffled(list) {
  return list
    .map((item) => [random(), item])
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)
}

function seeded(seed) {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}
