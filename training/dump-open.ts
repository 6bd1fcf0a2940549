/**
 * Writes what open speech and short answers are fitted on: OUT/open-{part}-{index}.jsonl, one utterance a row. A training
 * speaker is heard by the network that never heard them. Usage: node dump-open.ts INDEX COUNT train|calibration [EVERY]
 * Every EVERY-th utterance is used (default 1). Run twice: packages/speech/models/speech/open-speech.json picks the candidates.
 */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { alignWords } from '../packages/speech/src/alignment/aligner.ts'
import { answerCandidates } from '../packages/speech/src/spotting/answer-candidates.ts'
import { type HeardTake, hearTake } from '../packages/speech/src/spotting/hear-take.ts'
import { loadOpenModels } from '../packages/speech/src/spotting/open-models.ts'
import {
  candidatesOf,
  closeFeatures,
  type SpottedKeyword,
  withoutOverlaps,
} from '../packages/speech/src/spotting/spot-keywords.ts'
import { textFreeFeatures } from '../packages/speech/src/traits/text-free-features.ts'
import { loadSpeechModels } from '../packages/speech/src/models/speech-models.ts'
import { networksOfStrangers, ownShare, readPcm, readUtterances, wordPhones } from './corpus.ts'
import { contentTerms, cutTake, isLong } from './open-trials.ts'
import { seededRandom } from './simulated-edits.ts'

const DISTRACTORS = 250
const FIRST_SIGHT_SAMPLE = 60
const MARGIN_FRAMES = 3

const part = process.argv[4] === 'calibration' ? 'calibration' : 'train'
const every = Number(process.argv[5] ?? 1)
const out = process.env['OUT'] ?? '/tmp/rehearsal-training'
const models = await loadSpeechModels()
const open = loadOpenModels()
const random = seededRandom(11 + Number(process.argv[2] ?? 0))
const keywords = contentTerms([...readUtterances('train'), ...readUtterances('calibration')])
const words = [...keywords.keys()]
const longWords = words.filter(isLong)
const rows = createWriteStream(join(out, `open-${part}-${process.argv[2] ?? '0'}.jsonl`))
const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''

type Said = { word: string; start: number; end: number }

for (const utterance of ownShare(readUtterances(part).filter((_, i) => i % every === 0))) {
  const pcm = await readPcm(part, utterance)
  const unheard = networksOfStrangers(models.networks, utterance)
  const own = { ...models, networks: unheard }
  const take = hearTake(own, pcm)
  const aligned = take === null ? null : alignWords(models.acoustic, take.evidence, wordPhones(utterance))
  if (take === null || aligned === null) continue
  const said = utterance.words.map(({ text }, i): Said => {
    const { start, end } = aligned[i] ?? { start: 0, end: 0 }
    return { word: text.toLowerCase(), start, end }
  })
  const stretch = { start: take.spans[0]?.start ?? 0, end: take.spans.at(-1)?.end ?? 0, extraPause: 0 }
  const { utt, speaker, age, gender, human } = utterance
  const free = textFreeFeatures({ pcm, evidence: take.evidence, sounds: take.loop.sounds }, stretch)
  const row = { utt, speaker, age, gender, human, seconds: pcm.length / 16_000, spokenWords: said.length, free }
  rows.write(`${JSON.stringify({ ...row, ...spottingTrials(take, said), answers: answerTrials(own, take, said) })}\n`)
  await setImmediate()
}
rows.end()

/** A vocabulary of the said words and 250 others: places at first sight (a sample) and those looked at closely. */
function spottingTrials(take: HeardTake, said: readonly Said[]) {
  const vocabulary = new Set(said.map(({ word }) => word).filter((word) => longWords.includes(word)))
  const saidCount = said.filter(({ word }) => vocabulary.has(word)).length
  for (const size = vocabulary.size + DISTRACTORS; vocabulary.size < size;) vocabulary.add(pick(longWords))
  const hits = [...vocabulary].flatMap((word) => {
    const keyword = keywords.get(word)
    return keyword === undefined ? [] : candidatesOf(keyword, take, open.hit)
  })
  const sampled = new Set([...said.map(({ word }) => word), ...[...vocabulary].slice(0, FIRST_SIGHT_SAMPLE)])
  const labelled = (hit: SpottedKeyword, features: readonly number[]) => ({
    isSaid: isSaidAt(hit, said),
    features: features.map(round),
  })
  const candidates = withoutOverlaps(hits.filter(({ confidence }) => confidence >= 0.02))
  return {
    saidCount,
    firstSight: hits.filter(({ keyword }) => sampled.has(keyword.text)).map((hit) => labelled(hit, hit.features)),
    closely: candidates.map((hit) => labelled(hit, closeFeatures(hit, take, models.acoustic))),
  }
}

function isSaidAt(hit: SpottedKeyword, said: readonly Said[]): boolean {
  return said.some(({ word, start, end }) => {
    const shared = Math.min(end, hit.end) - Math.max(start, hit.start)
    return word === hit.keyword.text && shared > 0.5 * Math.min(end - start, hit.end - hit.start)
  })
}

/** One content word as the accepted answer, and three others, to takes of one word, up to three words, and the whole. */
function answerTrials(own: typeof models, whole: HeardTake, said: readonly Said[]) {
  const content = said.filter(({ word }) => keywords.has(word))
  const answer = content[Math.floor(random() * content.length)]
  if (answer === undefined) return []
  const first = said[Math.max(0, said.indexOf(answer) - 2)] ?? answer
  const cut = (from: Said) =>
    hearTake(own, cutTake(whole.pcm, from.start - MARGIN_FRAMES, answer.end + MARGIN_FRAMES, random))
  const takes = { word: cut(answer), phrase: first === answer ? null : cut(first), sentence: whole }
  return Object.entries(takes).flatMap(([kind, take]) => {
    if (take === null) return []
    const others = Array.from({ length: 3 }, () => pick(words)).filter((word) => said.every((s) => s.word !== word))
    return [answer.word, ...others].flatMap((word) => {
      const keyword = keywords.get(word)
      const tried = keyword === undefined ? [] : answerCandidates(keyword, take, models.acoustic)
      const best = tried.toSorted((a, b) => b.logLikelihoodRatio - a.logLikelihoodRatio)[0]
      const speechFrames = take.spans.reduce((sum, { start, end }) => sum + end - start, 0)
      const trial = { kind, word, isSaid: word === answer.word, speechSeconds: speechFrames / 100 }
      return [{ ...trial, features: best === undefined ? null : best.features.map(round) }]
    })
  })
}

function round(value: number): number {
  return Math.round(value * 1e3) / 1e3
}
