/**
 * Writes what words of edited texts are judged by: OUT/lags-{part}-{index}.jsonl, one word a row: the log odds of its sounds, and how far it falls
 * behind what the recogniser would write. A training speaker is heard by the networks that never heard them.
 * Usage: node dump-lags.ts INDEX COUNT train|calibration [EVERY]. fit-lags.ts fits and judges.
 */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { createSpeechRecogniser } from '../src/speech/decoder/recogniser.ts'
import { gatherEvidence } from '../src/speech/frame-evidence.ts'
import { secondHearing } from '../src/speech/second-hearing.ts'
import { planText } from '../src/speech/plan-text.ts'
import { readWords } from '../src/speech/read-take.ts'
import { loadSpeechModels, RECOGNISER_FOLDER } from '../src/speech/speech-models.ts'
import { oddsOfWords, timedText } from '../src/speech/verify-words.ts'
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

const index = process.argv[2] ?? '0'
const part = process.argv[4] === 'calibration' ? 'calibration' : 'train'
const every = Number(process.argv[5] ?? 1)
const models = await loadSpeechModels()
const recogniser = createSpeechRecogniser(models.encoder, RECOGNISER_FOLDER)
const all = readUtterances(part)
const ownWords = readUtterances('train').flatMap(({ words }) => words.map(({ text }) => text))
const similar = [createSimilarWords(ownWords), createSimilarWords(commonWords())]
const random = seededRandom(97 + Number(index))
const rows = createWriteStream(join(OUT, `lags-${part}-${index}.jsonl`))

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
  for (const { kind, words } of simulateEdits(utterance, { others: all, similar, random })) {
    const plan = planText(words.map(({ text }) => text).join(' '))
    if (kind === 'other' || plan.length !== words.length) continue
    const tried = oddsOfWords(own, evidence, plan, readWords(evidence, plan))
    const lags = secondHearing(pcm, recogniser).lags(timedText(plan, tried.words))
    for (const [i, { isSaid }] of words.entries()) {
      const [odds, lag] = [tried.odds[i] ?? null, lags[i] ?? null]
      rows.write(`${JSON.stringify({ speaker: utterance.speaker, kind, isSaid, odds, lag })}\n`)
    }
  }
}
