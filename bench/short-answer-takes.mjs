/**
 * The takes of bench/short-answers.mjs: every text of `short-answers/{development,held-out}.yaml`, said by one of the product's voices (at its own speed, or
 * a fifth slower with noise 20 dB below it) and by one of espeak-ng's, which is no part of the product (`apt-get install espeak-ng`).
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'yaml'
import { decodeAudio, decodeMp3, DEFAULT_AUDIO_LIMITS } from '../packages/speech/src/audio/index.ts'
import { renderScript, voices } from '../packages/voice/src/index.ts'
import { seededRandom } from '../training/simulated-edits.ts'

export const HALVES = ['development', 'held-out']
const OUTSIDE_VOICES = ['en-gb', 'en-us+f3', 'en-gb-scotland', 'en-us', 'en-gb+f2']
const SLOW = 0.8
/** Root mean square of the noise to that of the speech: 20 dB. */
const NOISE_SHARE = 0.1

/** The answers of a half: `{ question, accepted, said, isRight, kind }`. */
export function readShortAnswers(half) {
  const pack = process.env.PACK ?? join(import.meta.dirname, '../content/pack/pack.json.gz')
  const bank = new Map(JSON.parse(gunzipSync(readFileSync(pack)).toString()).questions.map((one) => [one.id, one]))
  const sets = parse(readFileSync(join(import.meta.dirname, 'short-answers', `${half}.yaml`), 'utf8'))
  return sets.flatMap(({ question: id, asked, accepted: own, right, wrong }) => {
    const { question = asked, accepted = own } = bank.get(id)?.answerKey ?? {}
    if (question === undefined || accepted === undefined) throw new Error(`${half}.yaml: no question ${id}`)
    const rows = (kinds, isRight) =>
      Object.entries(kinds).flatMap(([kind, texts]) =>
        texts.map((said) => ({ question, accepted, said, isRight, kind })),
      )
    return [...rows(right, true), ...rows(wrong, false)]
  })
}

/** The answers in sound: each with `voice`, whether that is `outside` the product, and `pcm` of 16 kHz. */
export async function* shortAnswerTakes(answers) {
  const random = seededRandom(30)
  for (const [i, answer] of answers.entries()) {
    const voice = voices[i % voices.length]
    if (Math.floor(i / voices.length) % 2 === 0)
      yield { ...answer, voice, isOutside: false, pcm: await say(answer.said, voice) }
    else {
      const slow = await say(answer.said, voice, SLOW)
      yield { ...answer, voice: `${voice}, slow, in noise`, isOutside: false, pcm: withNoise(slow, random) }
    }
  }
  if (spawnSync('espeak-ng', ['--version']).error !== undefined)
    return console.log('SKIPPED: the voices outside the product need espeak-ng (apt-get install espeak-ng)')
  const folder = mkdtempSync(join(tmpdir(), 'short-answers-'))
  try {
    for (const [i, answer] of answers.entries()) {
      const voice = OUTSIDE_VOICES[i % OUTSIDE_VOICES.length]
      const file = join(folder, 'take.wav')
      execFileSync('espeak-ng', ['-v', voice, '-s', '145', '-w', file, answer.said])
      const { pcm } = await decodeAudio(readFileSync(file), DEFAULT_AUDIO_LIMITS)
      yield { ...answer, voice, isOutside: true, pcm }
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function say(text, voice, speed) {
  const { mp3 } = await renderScript({ turns: [{ voice, text }], ...(speed && { speed }) })
  return (await decodeMp3(mp3, DEFAULT_AUDIO_LIMITS)).pcm
}

/** Noise that is even over frequencies, 20 dB below the take. */
function withNoise(pcm, random) {
  const rms = Math.sqrt(pcm.reduce((sum, sample) => sum + sample * sample, 0) / pcm.length)
  return pcm.map((sample) => sample + NOISE_SHARE * rms * Math.sqrt(3) * (2 * random() - 1))
}
