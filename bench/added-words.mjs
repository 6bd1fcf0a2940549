/**
 * How often words that a reader adds are told: the product's voices say the bank's sentences as they stand, and with a word put in where it hardly fits, so that
 * nothing but the sound speaks for it. Usage: node bench/added-words.mjs. Needs content/pack, or PACK.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeMp3, DEFAULT_AUDIO_LIMITS } from '../packages/speech/src/audio/index.ts'
import { createSpeechRaters } from '../packages/speech/src/index.ts'
import { areLacking } from '../training/are-lacking.ts'
import { seededRandom } from '../training/simulated-edits.ts'
import { renderScript, voices } from '../packages/voice/src/index.ts'

const WORDS = 'the a of to really also yesterday green very not in again music people quickly and'.split(' ')
const pack = process.env.PACK ?? join(import.meta.dirname, '../content/pack/pack.json.gz')
const sentences = JSON.parse(gunzipSync(readFileSync(pack)).toString())
  .questions.filter(({ taskId }) => taskId === 'speaking/repeat-sentence')
  .map(({ answerKey }) => answerKey.sentence)
const { rateReading } = await createSpeechRaters()
const random = seededRandom(Number(process.argv[2] ?? 3))
const pick = (count) => Math.floor(random() * count)
const found = { added: 0, told: 0, right: 0, named: 0, missed: 0 }
const ofRight = { words: 0, told: 0, missed: 0 }

for (const [i, text] of sentences.entries()) {
  const words = text.split(' ')
  const voice = voices[i % voices.length]
  const [place, word] = [1 + pick(words.length - 1), WORDS[pick(WORDS.length)]]
  const right = await readingOf(text, text, voice)
  ofRight.words += words.length
  ofRight.told += right.added.length
  ofRight.missed += right.missed
  const odd = [...words.slice(0, place), word, ...words.slice(place)].join(' ')
  const { added, missed } = await readingOf(text, odd, voice)
  const places = added.map(({ index }) => index)
  found.added += 1
  found.told += added.length
  found.right += areLacking(places, [place]).filter(Boolean).length
  found.named += added.some((own) => own.word.toLowerCase() === word) ? 1 : 0
  found.missed += missed
}
console.log(`${sentences.length} sentences as they stand:`, ofRight)
console.log('with a word put in:', found)

async function readingOf(text, said, voice) {
  const { mp3 } = await renderScript({ turns: [{ voice, text: said }] })
  const { pcm } = await decodeMp3(mp3, DEFAULT_AUDIO_LIMITS)
  const { words } = await rateReading({ pcm, text })
  return {
    added: words.filter(({ status }) => status === 'inserted' || status === 'repeated'),
    missed: words.filter(({ status }) => status === 'omitted' || status === 'replaced').length,
  }
}
