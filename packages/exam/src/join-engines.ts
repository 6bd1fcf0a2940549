import type { Engine } from './score.ts'

/** Names both engines, for a score that rests on both. */
export function joinEngines(first: Engine, second: Engine): Engine {
  return { id: `${first.id} + ${second.id}`, version: `${first.version} + ${second.version}` }
}
