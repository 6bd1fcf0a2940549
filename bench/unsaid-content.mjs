/**
 * What sounds without speech, other languages and gibberish earn for content, with the built-in recogniser and with key words alone (docs/studies/2026-11-28-how-scores-were-measured.md,
 * "The built-in recogniser"). Some languages are read by the product's English voices, others (`other-languages.mjs`) by voices of their own. Usage: node bench/unsaid-content.mjs. Needs content/pack, or PACK.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeMp3, DEFAULT_AUDIO_LIMITS } from '../packages/speech/src/audio/index.ts'
import { createSpeechRaters } from '../packages/speech/src/index.ts'
import { judgeSpokenContent } from '../packages/writing/src/spoken/judge-spoken-content.ts'
import { soundsWithoutSpeech } from '../training/sounds-without-speech.ts'
import { renderScript, voices } from '../packages/voice/src/index.ts'
import { otherLanguages } from './other-languages.mjs'

const EVERY = 8
const texts = {
  German:
    'Gestern bin ich mit meinem Bruder in die Stadt gefahren, weil wir neue Schuhe kaufen wollten. Danach haben wir in einem kleinen Restaurant gegessen und sind mit dem Zug nach Hause gefahren.',
  Spanish:
    'Ayer fui con mi hermano al centro de la ciudad porque queríamos comprar zapatos nuevos. Después comimos en un pequeño restaurante y volvimos a casa en tren.',
  Chinese:
    'Zuotian wo he wo gege qu le shi zhongxin, yinwei women xiang mai xin xiezi. Ranhou women zai yi jia xiao canting chi le fan, zuo huoche hui jia.',
  Italian:
    'Ieri sono andato con mio fratello in centro perché volevamo comprare delle scarpe nuove. Poi abbiamo mangiato in un piccolo ristorante e siamo tornati a casa in treno.',
  gibberish: 'Blarn toffle grint wemba sulk dorrin plexi vant. Mirto ganna slepp korrin deft.',
}
const kinds = ['describe-image', 're-tell-lecture', 'respond-to-a-situation']
const pack = process.env.PACK ?? join(import.meta.dirname, '../content/pack/pack.json.gz')
const questions = JSON.parse(gunzipSync(readFileSync(pack)).toString())
  .questions.filter(({ taskId }) => kinds.some((kind) => taskId === `speaking/${kind}`))
  .filter((_, i) => i % EVERY === 0)
let raters

if (import.meta.main)
  for (const { title, withText, byKeyWords } of await measureUnsaid((take) => console.log(take))) {
    for (const [how, contents] of Object.entries({ 'with the recogniser': withText, 'by key words': byKeyWords })) {
      const nothing = contents.filter((content) => content === 0).length
      const mean = contents.reduce((a, b) => a + b, 0) / contents.length
      const most = Math.max(...contents)
      console.log(
        `${title}, ${how}: nothing ${nothing} of ${contents.length}, mean ${mean.toFixed(3)}, most ${most.toFixed(2)}`,
      )
    }
  }

/** What every take of each group earns for content with every question; `tell` hears what was written down of a take. */
export async function measureUnsaid(tell = () => {}) {
  raters = await createSpeechRaters()
  const spoken = []
  for (const [name, text] of Object.entries(texts)) {
    for (const voice of voices) {
      const { mp3 } = await renderScript({ turns: [{ voice, text }] })
      spoken.push([`${name}, ${voice}`, (await decodeMp3(mp3, DEFAULT_AUDIO_LIMITS)).pcm])
    }
  }
  const measured = [{ title: 'other languages in English voices', ...(await contentsOf(spoken, tell)) }]
  const others = await otherLanguages()
  if (others.length > 0)
    measured.push({ title: 'other languages in their own voices', ...(await contentsOf(others, tell)) })
  measured.push({ title: 'sounds without speech', ...(await contentsOf(soundsWithoutSpeech(), tell)) })
  return measured
}

async function contentsOf(takes, tell) {
  const [withText, byKeyWords] = [[], []]
  for (const [name, pcm] of takes) {
    const transcript = await raters.transcribe(pcm)
    tell(`${name}: “${transcript.text}” (${transcript.confidence?.toFixed(2) ?? 'nothing'})`)
    for (const question of questions) {
      byKeyWords.push(await contentOf(pcm, question))
      withText.push(transcript.text === '' ? byKeyWords.at(-1) : await contentOf(pcm, question, transcript))
    }
  }
  return { withText, byKeyWords }
}

async function contentOf(pcm, { prompt, answerKey }, transcript) {
  const { keyPoints, register, description, transcript: lecture } = answerKey
  const about = { keyPoints, contextText: prompt.situation ?? lecture ?? description, ...(register && { register }) }
  const heard = await raters.rateOpenSpeech({ pcm, ...about, ...(transcript && { transcript }) })
  return heard.countedText === null
    ? heard.coverage
    : (await judgeSpokenContent({ ...about, text: heard.countedText })).share
}
