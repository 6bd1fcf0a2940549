/**
 * Writes what tells words that a reader added from what the recogniser makes up (src/speech/added-odds.ts): OUT/added-words-{part}-{index}.jsonl, one edited
 * text a row, with every word that the recogniser wrote and the text lacks. A training speaker is heard by the networks that never heard them.
 * Usage: node dump-added-words.ts INDEX COUNT train|calibration [EVERY]. fit-added-words.ts fits and judges.
 */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { addedFeatures } from '../src/speech/added-odds.ts'
import { offersOf } from '../src/speech/added-words.ts'
import { createSpeechRecogniser } from '../src/speech/decoder/recogniser.ts'
import { gatherEvidence } from '../src/speech/frame-evidence.ts'
import { planText } from '../src/speech/plan-text.ts'
import { readWords } from '../src/speech/read-take.ts'
import { secondHearing } from '../src/speech/second-hearing.ts'
import { loadSpeechModels, RECOGNISER_FOLDER } from '../src/speech/speech-models.ts'
import { verifyWords } from '../src/speech/verify-words.ts'
import {
  networksOfStrangers,
  ownShare,
  readPcm,
  readUtterances,
  type Utterance,
  wordNetworksOfStrangers,
} from './corpus.ts'
import { OUT } from './dumped-utterance.ts'
import { commonWords, createSimilarWords } from './similar-words.ts'
import { seededRandom, simulateEdits } from './simulated-edits.ts'

/** Draws of edited texts for each recording. */
const DRAWS = 2
const KINDS = ['none', 'omitted', 'replaced', 'inserted', 'mixed']

const index = process.argv[2] ?? '0'
const part = process.argv[4] === 'calibration' ? 'calibration' : 'train'
const every = Number(process.argv[5] ?? 1)
const models = await loadSpeechModels()
const recogniser = createSpeechRecogniser(models.encoder, RECOGNISER_FOLDER)
const all = readUtterances(part)
const ownWords = readUtterances('train').flatMap(({ words }) => words.map(({ text }) => text))
const similar = [createSimilarWords(ownWords), createSimilarWords(commonWords())]
const random = seededRandom(89 + Number(index))
const rows = createWriteStream(join(OUT, `added-words-${part}-${index}.jsonl`))

for (const utterance of ownShare(all.filter((_, i) => i % every === 0))) {
  await dumpTake(utterance)
  await setImmediate()
}
rows.end()

async function dumpTake(utterance: Utterance): Promise<void> {
  const pcm = await readPcm(part, utterance)
  const own = {
    ...models,
    networks: networksOfStrangers(models.networks, utterance),
    wordNetworks: wordNetworksOfStrangers(models.wordNetworks, utterance),
  }
  const evidence = gatherEvidence(own, pcm)
  const hearing = secondHearing(pcm, recogniser)
  const edits = Array.from({ length: DRAWS }, () => simulateEdits(utterance, { others: all, similar, random })).flat()
  for (const { kind, words, lacking } of edits.filter((edit) => KINDS.includes(edit.kind))) {
    const plan = planText(words.map(({ text }) => text).join(' '))
    if (plan.length !== words.length) continue
    const { read } = verifyWords(own, evidence, plan, readWords(evidence, plan), hearing)
    if (read.every(({ status }) => status !== 'correct')) continue
    const offers = offersOf(own, evidence, { plan, read }, hearing.written())
    const offered = offers.map((offer) => ({ before: offer.before, features: addedFeatures(offer.evidence) }))
    const byPath = read.flatMap((word) => (word.status === 'inserted' ? [word.index] : []))
    rows.write(`${JSON.stringify({ kind, words: plan.length, lacking, offered, byPath })}\n`)
  }
}
