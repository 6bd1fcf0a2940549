import { step } from './progress.ts'

/** Builds the questions and lessons into the pack. The builder itself keeps what has not changed. */
export function buildContent(): Promise<void> {
  return step('Building the questions', process.execPath, ['content/src/build.ts'])
}

/** Builds the dictionary, which takes ten seconds of one processor when its sources have changed and none otherwise. */
export function buildDictionary(): Promise<void> {
  return step('Building the dictionary', process.execPath, ['content/src/dictionary/build.ts'])
}
