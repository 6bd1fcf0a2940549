/**
 * Writes what short answers are judged by: OUT/answers-{part}-{index}.jsonl, one trial a row: the evidence for a word of a take, for another that sounds
 * like it, holds it or is held by it, and for any other. A training speaker is heard by the network that never heard them.
 * Usage: node dump-answers.ts INDEX COUNT train|calibration [EVERY]. fit-answers.ts fits and judges.
 */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pronounce } from '../packages/phonetics/src/pronunciation/pronounce.ts'
import { alignWords } from '../packages/speech/src/alignment/aligner.ts'
import { createSpeechRecogniser } from '../packages/speech/src/decoder/recogniser.ts'
import { loadSpeechModels } from '../packages/speech/src/models/speech-models.ts'
import { competingWords } from '../packages/speech/src/short-answer/competing-words.ts'
import { hearTake } from '../packages/speech/src/spotting/hear-take.ts'
import { loadOpenModels } from '../packages/speech/src/spotting/open-models.ts'
import { RECOGNISER_FOLDER } from '../packages/speech/src/weights/read-weights.ts'
import { answerTrials } from './answer-trials.ts'
import { networksOfStrangers, ownShare, readPcm, readUtterances, type Utterance, wordPhones } from './corpus.ts'
import { contentTerms, cutTake } from './open-trials.ts'
import { seededRandom } from './simulated-edits.ts'
import { commonWords } from './similar-words.ts'

const MARGIN_FRAMES = 3
const WORDS_BEFORE = 2
/** The nearest words, of which one is tried. */
const NEAREST = 10

const part = process.argv[4] === 'calibration' ? 'calibration' : 'train'
const every = Number(process.argv[5] ?? 1)
const out = process.env['OUT'] ?? '/tmp/rehearsal-training'
const models = await loadSpeechModels()
const open = loadOpenModels()
const recogniser = createSpeechRecogniser(models.encoder, RECOGNISER_FOLDER)
const random = seededRandom(11 + Number(process.argv[2] ?? 0))
const content = [...contentTerms([...readUtterances('train'), ...readUtterances('calibration')]).keys()]
const pronounced = commonWords().map((word) => ({ word, code: codeOf(word) }))
const rows = createWriteStream(join(out, `answers-${part}-${process.argv[2] ?? '0'}.jsonl`))

type Said = { word: string; start: number; end: number }

for (const utterance of ownShare(readUtterances(part).filter((_, i) => i % every === 0))) {
  await tryAnswers(utterance)
  await setImmediate()
}
rows.end()

async function tryAnswers(utterance: Utterance): Promise<void> {
  const pcm = await readPcm(part, utterance)
  const own = { ...models, networks: networksOfStrangers(models.networks, utterance) }
  const whole = hearTake(own, pcm)
  const aligned = whole === null ? null : alignWords(models.acoustic, whole.evidence, wordPhones(utterance))
  const said = utterance.words.flatMap(({ text }, i): Said[] => {
    const place = aligned?.[i]
    return place === undefined ? [] : [{ ...place, word: text.toLowerCase() }]
  })
  const answer = pick(said.filter(({ word }) => content.includes(word)))
  if (answer === undefined) return
  const from = said[Math.max(0, said.indexOf(answer) - WORDS_BEFORE)] ?? answer
  const cut = ({ start }: Said) => cutTake(pcm, start - MARGIN_FRAMES, answer.end + MARGIN_FRAMES, random)
  const takes = { word: cut(answer), ...(from === answer ? {} : { phrase: cut(from) }), sentence: pcm }
  const isOther = (word: string) => said.every((each) => each.word !== word)
  const tried = { said: answer.word, ...othersThan(answer.word, isOther) }
  for (const [kind, take] of Object.entries(takes)) {
    for (const [trial, word] of Object.entries(tried)) {
      if (word === undefined) continue
      // A word that the sound hardly holds is a trial, too.
      const [row = { word, sound: 0, speechSeconds: take.length / 16_000 }] = answerTrials(
        { models: own, open, recogniser },
        take,
        [word],
      )
      const about = { kind, trial, isSaid: trial === 'said', speaker: utterance.speaker, age: utterance.age }
      rows.write(`${JSON.stringify({ ...about, ...row })}\n`)
    }
  }
}

/** A near word, one that holds the word, one that it holds, and any other. */
function othersThan(word: string, isOther: (word: string) => boolean): Record<string, string | undefined> {
  const code = codeOf(word)
  const holds = (longer: string, shorter: string) => longer !== shorter && longer.includes(shorter)
  const competitors = competingWords(word).filter(isOther)
  return {
    near: pick(competitors.filter((other) => !holds(codeOf(other), code)).slice(0, NEAREST)),
    longer: pick(competitors.filter((other) => holds(codeOf(other), code))),
    shorter: pick(pronounced.filter((other) => isOther(other.word) && holds(code, other.code)))?.word,
    random: pick(content.filter(isOther)),
  }
}

function pick<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(random() * list.length)]
}

function codeOf(word: string): string {
  return ` ${(pronounce(word)[0] ?? []).join(' ')} `
}
