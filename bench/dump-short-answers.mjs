/**
 * Writes what speaks for the accepted answers in the development half of bench/short-answers.mjs to OUT/answers-development-0.jsonl, for training/fit-answers.ts.
 * Usage: OUT=… node bench/dump-short-answers.mjs
 */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSpeechRecogniser } from '../packages/speech/src/decoder/recogniser.ts'
import { loadSpeechModels } from '../packages/speech/src/models/speech-models.ts'
import { loadOpenModels } from '../packages/speech/src/spotting/open-models.ts'
import { RECOGNISER_FOLDER } from '../packages/speech/src/weights/read-weights.ts'
import { answerTrials } from '../training/answer-trials.ts'
import { readShortAnswers, shortAnswerTakes } from './short-answer-takes.mjs'

const models = await loadSpeechModels()
const tools = { models, open: loadOpenModels(), recogniser: createSpeechRecogniser(models.encoder, RECOGNISER_FOLDER) }
const file = join(process.env.OUT ?? '/tmp/rehearsal-training', 'answers-development-0.jsonl')

for await (const { pcm, accepted, said, isRight, kind, isOutside } of shortAnswerTakes(
  readShortAnswers('development'),
)) {
  // The voices outside the product stay unheard.
  if (isOutside) break
  const words = [...new Set(accepted.map((wording) => wording.toLowerCase().replace(/^(?:an?|the)\s+/u, '')))]
  // Of several wordings that are accepted the likeliest was said.
  const [best] = answerTrials(tools, pcm, words, words).toSorted((a, b) => b.sound - a.sound)
  appendFileSync(
    file,
    `${JSON.stringify({ trial: isRight ? 'said' : kind, said, isSaid: isRight, sound: 0, speechSeconds: 1, ...best })}\n`,
  )
}
