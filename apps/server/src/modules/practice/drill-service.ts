import { createHash } from 'node:crypto'
import { MOST_DRILLED } from '@rehearsal/exam/speech/weak-sounds'
import { type Contrast, contrasts } from '@rehearsal/tasks/minimal-pairs'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { createScriptKeeper } from '../question-bank/service.ts'
import { listDrillQuestions } from './drill-queries.ts'
import { createSoundIndex, type SoundIndex } from './sound-index-service.ts'

export type Drilling = { sounds: readonly string[]; without?: number | undefined }

const QUESTIONS_PER_SOUND = 3
/** The richest of these are looked through for what this learner's exam has. */
const CANDIDATES_PER_SOUND = 30

/** What stays over the calls: where sounds stand in the bank, and which recordings are known. */
type DrillParts = { index: SoundIndex; keep: ReturnType<typeof createScriptKeeper> }

export function openDrills(platform: Platform): DrillParts {
  return { index: createSoundIndex(platform), keep: createScriptKeeper(platform) }
}

export type Drills = Awaited<ReturnType<typeof listDrills>>

/** What there is to practise some sounds by: authored pairs of words, and questions of the bank. */
export async function listDrills(
  platform: Platform,
  { index, keep }: DrillParts,
  learner: Learner,
  { sounds, without }: Drilling,
) {
  const wanted = [...new Set(sounds)].slice(0, MOST_DRILLED)
  const chosen = [...new Set(wanted.flatMap((sound) => contrastFor(sound) ?? []))]
  const words = [...new Set(chosen.flatMap(({ pairs }) => pairs.flat()))]
  await keep(words.map(mediaOfWord))
  const phones = [...new Set(wanted.map((sound) => sound.split('-')[0] ?? ''))]
  const questions = await Promise.all(phones.map((phone) => questionsFor(platform, index, learner, phone, without)))
  return { contrasts: chosen, questions: questions.flat() }
}

/** The pairs for a sound and what it was taken for; where there are none, others that hold the sound. Its words come first. */
function contrastFor(sound: string): Contrast | undefined {
  const [phone = '', heardAs] = sound.split('-')
  const holding = contrasts.filter(({ sounds }) => sounds.includes(phone))
  const found = holding.find(({ sounds }) => heardAs !== undefined && sounds.includes(heardAs)) ?? holding[0]
  if (!found || found.sounds[0] === phone) return found
  return swapped(found)
}

const swappedOnce = new Map<Contrast, Contrast>()

/** The same pairs the other way round; the same object each time. */
function swapped(contrast: Contrast): Contrast {
  const [first, second] = contrast.sounds
  const made = swappedOnce.get(contrast) ?? {
    sounds: [second, first] as const,
    pairs: contrast.pairs.map(([one, other]) => [other, one] as const),
  }
  swappedOnce.set(contrast, made)
  return made
}

/** The recording of an authored word, under an id made of what it says as those of the bank are. */
export function mediaOfWord(word: string) {
  const script = { turns: [{ voice: 'slt' as const, text: `${word}.` }] }
  const id = createHash('sha256').update(JSON.stringify(script)).digest('hex').slice(0, 32)
  return { id, kind: 'speech' as const, script }
}

async function questionsFor(
  { db, log }: Platform,
  index: SoundIndex,
  learner: Learner,
  phone: string,
  without: number | undefined,
) {
  const found = await index.richIn(phone).catch((error: unknown) => {
    log.warn({ err: error }, 'questions not indexed by their sounds')
    return []
  })
  const rich = found.filter(({ id }) => id !== without).slice(0, CANDIDATES_PER_SOUND)
  if (rich.length === 0) return []
  const ids = rich.map(({ id }) => id)
  const rows = new Map(
    (await listDrillQuestions(db, learner.id, learner.formats[learner.examVariant], ids)).map((row) => [row.id, row]),
  )
  return rich
    .flatMap(({ id, times }) => {
      const row = rows.get(id)
      return row ? [{ ...row, phone, times }] : []
    })
    .toSorted((a, b) => Number(a.isAnswered) - Number(b.isAnswered))
    .slice(0, QUESTIONS_PER_SOUND)
}
