import { readPack } from '@rehearsal/content/pack'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { samples } from '@rehearsal/tasks/samples'
import { renderScript, type SpeechScript } from '@rehearsal/voice'
import { z } from 'zod'
import { builtContent } from '../platform/services.ts'
import { isKnown } from './answers-at-abilities.ts'
import { joinedTakes, readingsAt } from './learner-recordings.ts'
import type { Ability } from './texts-at-abilities.ts'

/** A question that is answered by speech, and what somebody of an ability says to it, as mp3. */
export type SpokenQuestion = {
  taskId: TaskId
  prompt: unknown
  answerKey: unknown
  takeAt(ability: Ability): Promise<Uint8Array>
}

/** A test has so many texts to read aloud at most, and so many sentences to repeat. */
const MOST = { texts: 7, sentences: 12 } as const

/** Texts and sentences that real learners of one ability read, each with the recording: nobody else can answer them. */
export async function scriptedQuestions(ability: Ability): Promise<SpokenQuestion[]> {
  const { texts, sentences } = await readingsAt(ability, MOST)
  return [
    ...texts.map(({ text, mp3 }) => ({
      taskId: 'speaking/read-aloud' as const,
      prompt: { text },
      answerKey: samples['speaking/read-aloud'].answerKey,
      takeAt: () => Promise.resolve(mp3),
    })),
    ...sentences.map(({ text, mp3 }, i) => ({
      taskId: 'speaking/repeat-sentence' as const,
      prompt: { audio: `${ability}-${i}.mp3` },
      answerKey: { ...Object(samples['speaking/repeat-sentence'].answerKey), sentence: text },
      takeAt: () => Promise.resolve(mp3),
    })),
  ]
}

const openKey = z.object({ sampleAnswer: z.string() })
const shortKey = z.object({ accepted: z.tuple([z.string()], z.string()) })

/** The questions of our bank that are answered in own words. No real learner has answered them: our voices do. */
export async function openQuestions(variant: ExamVariant): Promise<SpokenQuestion[]> {
  const { questions } = await readPack(builtContent)
  const own = questions.filter((question) => question.variants.includes(variant))
  const short = own.filter(({ taskId }) => taskId === 'speaking/answer-short-question')
  const inOwnWords = own.flatMap(({ taskId, prompt, answerKey }) => {
    const given = openKey.safeParse(answerKey)
    if (!taskId.startsWith('speaking/') || !given.success) return []
    const takeAt = (ability: Ability) => said(scriptOf(ability, given.data.sampleAnswer))
    return [{ taskId, prompt, answerKey, takeAt }]
  })
  const inAWord = short.map(({ taskId, prompt, answerKey }, i) => {
    const ofAnother = short[(i + 1) % short.length]?.answerKey
    const takeAt = (ability: Ability) => {
      const { accepted } = shortKey.parse(isKnown(ability, i) ? answerKey : ofAnother)
      return said({ turns: [{ voice: voiceOf[ability], text: accepted[0] }] })
    }
    return { taskId, prompt, answerKey, takeAt }
  })
  return [...inOwnWords, ...inAWord]
}

const voiceOf = { strong: 'slt', middling: 'rms', weak: 'awb' } as const

/** The strong say all of a sample answer at their ease; the others say less of it, slower, and stop every few words. */
function scriptOf(ability: Ability, text: string): SpeechScript {
  const words = text.split(/\s+/u)
  const voice = voiceOf[ability]
  if (ability === 'strong') return { turns: [{ voice, text }] }
  const isWeak = ability === 'weak'
  const [most, atOnce, speed] = isWeak ? [16, 2, 0.7] : [Math.ceil(words.length / 2), 5, 0.85]
  return { turns: chunks(words.slice(0, most), atOnce).map((some) => ({ voice, text: some })), speed }
}

/** A sample answer said by somebody whom extra time lets speak slowly and think for long, in so many seconds. */
export async function aLongTake(text: string, seconds: number): Promise<Uint8Array> {
  const parts = chunks(text.split(/\s+/u), 10)
  const rendered = await Promise.all(
    parts.map((some) => renderScript({ turns: [{ voice: 'slt', text: some }], speed: 0.6 })),
  )
  const spoken = rendered.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0)
  return joinedTakes(
    rendered.map(({ mp3 }) => mp3),
    (seconds - spoken) / parts.length,
  )
}

const chunks = (words: readonly string[], size: number): string[] =>
  Array.from({ length: Math.ceil(words.length / size) }, (_, i) => words.slice(i * size, (i + 1) * size).join(' '))

const said = async (script: SpeechScript): Promise<Uint8Array> => (await renderScript(script)).mp3
