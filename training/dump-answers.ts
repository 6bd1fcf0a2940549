/**
 * Writes what short answers with a text of the embedded recogniser are judged by: OUT/answers-{part}-{index}.jsonl, one trial a row: how surely the
 * sound holds a word, and how well the recogniser finds it to fit. A training speaker is heard by the network that never heard them.
 * Usage: node dump-answers.ts INDEX COUNT train|calibration [EVERY]. fit-answers.ts fits and judges.
 */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { alignWords } from '../packages/speech/src/alignment/aligner.ts'
import { createSpeechRecogniser } from '../packages/speech/src/decoder/recogniser.ts'
import { answerCandidates } from '../packages/speech/src/spotting/answer-candidates.ts'
import { hearTake } from '../packages/speech/src/spotting/hear-take.ts'
import { predictLogistic } from '../packages/statistics/src/logistic-regression.ts'
import { loadOpenModels } from '../packages/speech/src/spotting/open-models.ts'
import { loadSpeechModels } from '../packages/speech/src/models/speech-models.ts'
import { RECOGNISER_FOLDER } from '../packages/speech/src/weights/read-weights.ts'
import { networksOfStrangers, ownShare, readPcm, readUtterances, type Utterance, wordPhones } from './corpus.ts'
import { contentTerms, cutTake } from './open-trials.ts'
import { seededRandom } from './simulated-edits.ts'

const MARGIN_FRAMES = 3
const WORDS_BEFORE = 2
const OTHERS = 3

const part = process.argv[4] === 'calibration' ? 'calibration' : 'train'
const every = Number(process.argv[5] ?? 1)
const out = process.env['OUT'] ?? '/tmp/rehearsal-training'
const models = await loadSpeechModels()
const open = loadOpenModels()
const recogniser = createSpeechRecogniser(models.encoder, RECOGNISER_FOLDER)
const random = seededRandom(11 + Number(process.argv[2] ?? 0))
const keywords = contentTerms([...readUtterances('train'), ...readUtterances('calibration')])
const words = [...keywords.keys()]
const rows = createWriteStream(join(out, `answers-${part}-${process.argv[2] ?? '0'}.jsonl`))

type Said = { word: string; start: number; end: number }

for (const utterance of ownShare(readUtterances(part).filter((_, i) => i % every === 0))) {
  await tryAnswers(utterance)
  await setImmediate()
}
rows.end()

async function tryAnswers(utterance: Utterance): Promise<void> {
  const pcm = await readPcm(part, utterance)
  const unheard = networksOfStrangers(models.networks, utterance)
  const own = { ...models, networks: unheard }
  const whole = hearTake(own, pcm)
  const aligned = whole === null ? null : alignWords(models.acoustic, whole.evidence, wordPhones(utterance))
  const said = utterance.words.flatMap(({ text }, i): Said[] => {
    const place = aligned?.[i]
    return place === undefined ? [] : [{ ...place, word: text.toLowerCase() }]
  })
  const content = said.filter(({ word }) => keywords.has(word))
  const answer = content[Math.floor(random() * content.length)]
  if (answer === undefined) return
  const from = said[Math.max(0, said.indexOf(answer) - WORDS_BEFORE)] ?? answer
  const cut = ({ start }: Said) => cutTake(pcm, start - MARGIN_FRAMES, answer.end + MARGIN_FRAMES, random)
  const takes = { word: cut(answer), ...(from === answer ? {} : { phrase: cut(from) }), sentence: pcm }
  const others = Array.from({ length: OTHERS }, () => words[Math.floor(random() * words.length)] ?? '')
  const tried = [answer.word, ...others.filter((word) => said.every((each) => each.word !== word))]
  for (const [kind, take] of Object.entries(takes)) {
    const heard = hearTake(own, take)
    if (heard === null) continue
    const text = recogniser.recognise(take).map((piece) => piece.text).join(' ') // prettier-ignore
    const fits = recogniser.fits(take, tried)
    const speechSeconds = heard.spans.reduce((sum, { start, end }) => sum + end - start, 0) / 100
    for (const [i, word] of tried.entries()) {
      const keyword = keywords.get(word)
      const places = keyword === undefined ? [] : answerCandidates(keyword, heard, models.acoustic)
      const sound = Math.max(0, ...places.map(({ features }) => predictLogistic(open.answer, features)))
      const about = { kind, word, isSaid: i === 0, speaker: utterance.speaker, age: utterance.age }
      rows.write(`${JSON.stringify({ ...about, sound, fit: fits[i], text, speechSeconds })}\n`)
    }
  }
}
