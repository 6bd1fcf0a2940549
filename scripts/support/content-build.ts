import { isBuilt } from '../../content/src/pack-stamp.mjs'
import { step } from './progress.ts'

/**
 * Builds the questions, the lessons and their Persian into the pack, where they were not built from the sources at hand; new
 * texts are encoded when they are asked for.
 */
export async function buildContent(): Promise<void> {
  if (!isBuilt('questions') || !isBuilt('persian'))
    await step('Building the questions', process.execPath, ['content/src/build.ts', '--questions'])
}

/** Builds the dictionary, which takes ten seconds of one processor, where it was not built from the sources at hand. */
export async function buildDictionary(): Promise<void> {
  if (!isBuilt('dictionary')) {
    await step('Building the dictionary', process.execPath, ['content/src/dictionary/build.ts'])
  }
}
