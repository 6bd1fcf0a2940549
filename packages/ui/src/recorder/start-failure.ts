import type { Failure } from './recorder-machine.ts'

/** The sound stands still: a browser that starts none before a press. */
export class StillSilent extends Error {}

/** A part of the recorder did not come over the line. */
export class NotLoaded extends Error {}

const failures = new Map<string, Failure>([
  ['NotFoundError', 'missing'],
  ['DevicesNotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['TrackStartError', 'busy'],
  ['AbortError', 'busy'],
])

/** What keeps the microphone closed; null where the learner, or the system, refused it. */
export function startFailureOf(error: unknown): Failure | null {
  if (error instanceof StillSilent) return 'needs-press'
  if (error instanceof NotLoaded) return 'not-loaded'
  if (!(error instanceof DOMException)) return 'unknown'
  if (error.name === 'NotAllowedError' || error.name === 'SecurityError') return isForbidden() ? 'forbidden' : null
  return failures.get(error.name) ?? 'unknown'
}

/** Whether the site itself, or a page around this one, forbids the microphone: no setting of the learner's helps then. */
function isForbidden(): boolean {
  const policy: unknown = 'featurePolicy' in document ? document.featurePolicy : null
  if (typeof policy !== 'object' || policy === null || !('allowsFeature' in policy)) return false
  const { allowsFeature } = policy
  return typeof allowsFeature === 'function' && allowsFeature.call(policy, 'microphone') === false
}
