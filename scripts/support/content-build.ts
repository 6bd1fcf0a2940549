import { step } from './progress.ts'

/** Builds the content pack. The builder itself keeps what has not changed. */
export function buildContent(): Promise<void> {
  return step('Building the questions', process.execPath, ['content/src/build.ts'])
}
