import type { TaskId } from '@rehearsal/exam/task-ids'
import { misspeltWord } from '../platform/database/schema/spelling-book.ts'
import { vocabWord } from '../platform/database/schema/vocab-book.ts'
import type { TestApp } from './an-app.ts'

type Owner = { id: string }
type KeptWord = { meaning?: string | null; note?: string; taskId?: TaskId | null }

/** Puts a word into a learner's vocab book and returns its id. */
export async function aKeptWord({ platform }: TestApp, { id: userId }: Owner, word: string, change: KeptWord = {}) {
  const now = platform.clock.now()
  const row = { userId, word, wordKey: word.toLowerCase(), createdAt: now, updatedAt: now, ...change }
  const [kept] = await platform.db.insert(vocabWord).values(row).returning({ id: vocabWord.id })
  return kept?.id ?? 0
}

/** Puts a word into a learner's list of misspelt words and returns its id. */
export async function aMisspeltWord({ platform }: TestApp, { id: userId }: Owner, word: string, typed = '') {
  const now = platform.clock.now()
  const row = { userId, word, wordKey: word, typed, source: 'dictation' as const, createdAt: now, lastAt: now }
  const [misspelt] = await platform.db.insert(misspeltWord).values(row).returning({ id: misspeltWord.id })
  return misspelt?.id ?? 0
}
