import { createHash } from 'node:crypto'
import type { Platform } from '../../platform/services.ts'
import { keepScripts } from '../question-bank/service.ts'

/** The media ids of a word in each accent. */
export type WordRecordings = { american: string; british: string }

/** One voice for each accent: a British one of Scotland is the only one embedded. */
const VOICES = { american: 'slt', british: 'awb' } as const

/** What a word sounds like. The recordings can be asked for once the word was named. */
export function wordRecordings(word: string): WordRecordings {
  return { american: scriptOf(word, VOICES.american).id, british: scriptOf(word, VOICES.british).id }
}

/** Makes the function that names words, so that their recordings can be asked for; each is rendered when it first is. */
export function createNameWords(platform: Pick<Platform, 'db' | 'clock'>): (words: readonly string[]) => Promise<void> {
  /** What this process has named in the database already. */
  const named = new Set<string>()
  return async (words) => {
    const fresh = [...new Set(words)].filter((word) => !named.has(word))
    if (fresh.length === 0) return
    const scripts = fresh.flatMap((word) => [scriptOf(word, VOICES.american), scriptOf(word, VOICES.british)])
    await keepScripts(platform, scripts)
    for (const word of fresh) named.add(word)
  }
}

/** The recording of a word, under an id made of what it says as those of the question bank are. */
function scriptOf(word: string, voice: 'slt' | 'awb') {
  const script = { turns: [{ voice, text: `${word}.` }] }
  const id = createHash('sha256').update(JSON.stringify(script)).digest('hex').slice(0, 32)
  return { id, kind: 'speech' as const, script }
}
