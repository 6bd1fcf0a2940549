import { problemOfKnownVectors } from '@rehearsal/writing/known-vectors'
import type { Log } from '../log.ts'

/** Says in the log where the pack's vectors cannot be used, and what to do: without them nothing fails, so nothing else would. */
export async function warnOfVectors(file: string, log: Pick<Log, 'warn'>): Promise<void> {
  const problem = await problemOfKnownVectors(file)
  if (problem !== null) log.warn(problem)
}
