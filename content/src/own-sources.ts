import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentFolder } from './pack-stamp.mjs'

const below = (name: string) => join(contentFolder, name)

/** Where the ids of all questions are written down. */
export const lockFile = below('ids.lock')

/** The sources of our own questions and lessons, as their readers and the builder take them. What reads words is loaded for it. */
export async function ownSources() {
  const { readKnownWords } = await import('./known-words.ts')
  return {
    questionsDirectory: below('questions'),
    lessonsDirectory: below('lessons'),
    videosFile: below('videos.yaml'),
    knowsWord: await readKnownWords(contentFolder),
    idsLock: await readFile(lockFile, 'utf8'),
  }
}

/** What we sell, and what is wrong with the file that says so. */
export async function ownPlans() {
  const { readPlans } = await import('./read-plans.ts')
  return readPlans(await readFile(below('plans.yaml'), 'utf8'))
}
