/**
 * Writes what tells another text from the one that was read (src/speech/is-other-text.ts): OUT/other-texts-{part}-{index}.jsonl, one text of three words and
 * more a row, of which some word seems said: other recordings' texts, and the own one as it is and with words changed. A training speaker is heard by
 * the networks that never heard them. Usage: node dump-other-texts.ts INDEX COUNT train|calibration [EVERY [SEED]]. fit-other-texts.ts fits and judges.
 */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { createSpeechRecogniser } from '../src/speech/decoder/recogniser.ts'
import { oddsOfSaid } from '../src/speech/find-words.ts'
import { gatherEvidence } from '../src/speech/frame-evidence.ts'
import { otherTextFeatures } from '../src/speech/is-other-text.ts'
import { contentShareOf, countMiscues } from '../src/speech/miscues.ts'
import { planText } from '../src/speech/plan-text.ts'
import { readWords } from '../src/speech/read-take.ts'
import { rivalOfText } from '../src/speech/rival-of-text.ts'
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

/** Draws of another text for each recording, and how many of them come with the own text changed. */
const DRAWS = 40
const EDITED_DRAWS = 2

const index = process.argv[2] ?? '0'
const part = process.argv[4] === 'calibration' ? 'calibration' : 'train'
const every = Number(process.argv[5] ?? 1)
const models = await loadSpeechModels()
const recogniser = createSpeechRecogniser(models.encoder, RECOGNISER_FOLDER)
const all = readUtterances(part)
const ownWords = readUtterances('train').flatMap(({ words }) => words.map(({ text }) => text))
const similar = [createSimilarWords(ownWords), createSimilarWords(commonWords())]
const random = seededRandom(Number(process.argv[6] ?? 97) + Number(index))
const rows = createWriteStream(join(OUT, `other-texts-${part}-${index}.jsonl`))

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
  for (const { kind, text } of textsBeside(utterance)) {
    const plan = planText(text)
    const told = verifyWords(own, evidence, plan, readWords(evidence, plan), hearing)
    const { read } = told
    const odds = oddsOfSaid(told)
    const row = { speaker: utterance.speaker, kind, text, share: contentShareOf(countMiscues(read, plan.length)) }
    const isAsked = plan.length > 2 && odds.length > 0
    const { alike, excess } = rivalOfText(own, evidence, { plan, read }, isAsked ? hearing.written() : '')
    const features = isAsked ? otherTextFeatures(odds, alike, excess()) : null
    rows.write(`${JSON.stringify({ ...row, features })}\n`)
  }
}

/** Other recordings' texts, and the own one as it is and changed; heavily changed ones are neither. */
function textsBeside(utterance: Utterance): { kind: string; text: string }[] {
  return Array.from({ length: DRAWS }, (_, draw) => draw).flatMap((draw) =>
    simulateEdits(utterance, { others: all, similar, random }).flatMap(({ kind, words }) => {
      const isTaken = kind === 'other' ? words.length > 2 : kind !== 'heavy' && draw < EDITED_DRAWS
      return isTaken && !(kind === 'none' && draw > 0) ? [{ kind, text: words.map(({ text }) => text).join(' ') }] : []
    }),
  )
}
