/** What ends a recording that neither the learner nor its time ended. */
const soundFaults = ['disconnected', 'refused', 'interrupted', 'background', 'asleep', 'no-sound'] as const
export type SoundFault = (typeof soundFaults)[number]

/** Whether a recording, or the attempt at one, came to this end because its source failed. */
export const isSoundFault = (end: string): end is SoundFault => soundFaults.some((fault) => fault === end)

/** What the browser tells of the track, the audio context, the devices and the page while a recording is made. */
export type SourceChange =
  | 'ended'
  /** The track ended because the permission was taken back. */
  | 'refused'
  | 'muted'
  | 'unmuted'
  | 'running'
  | 'suspended'
  /** Safari's word for a call, or another app that took the sound. */
  | 'interrupted'
  | 'closed'
  /** The device is no longer among those that are connected; the track may live on. */
  | 'device-gone'
  | 'hidden'
  | 'shown'
  | 'frozen'
  | 'leaving'

/** What is known of the source while a recording is made. All times are of the wall clock, in milliseconds. */
export type SourceHealth = {
  startedAt: number
  soundAt: number
  tickAt: number
  /** From when on sound is waited for: after a pause of the page, what was sent meanwhile is still on its way. */
  waitingFrom: number
  mutedAt: number | null
  stoppedAt: number | null
  isInterrupted: boolean
  isHidden: boolean
  isDeviceGone: boolean
  /** What the present trouble is, as far as something tells. */
  cause: SoundFault | null
}

/** A headset that changes its profile, and a call that is declined at once, take less. */
const graceMilliseconds = 2000
/** Sound comes in every 50 ms; a source that sends none for so long is dead. */
const inputMilliseconds = 1500
/** Ticks come every quarter of a second, in a hidden page every second. */
const lateMilliseconds = 1250
/** Neither a busy page nor a hidden one leaves such a gap. */
const holeMilliseconds = 5000

export const healthyAt = (at: number): SourceHealth => ({
  startedAt: at,
  soundAt: at,
  tickAt: at,
  waitingFrom: at,
  mutedAt: null,
  stoppedAt: null,
  isInterrupted: false,
  isHidden: false,
  isDeviceGone: false,
  cause: null,
})

export const afterSound = (health: SourceHealth, at: number): SourceHealth => ({ ...health, soundAt: at })

const isTroubled = ({ mutedAt, stoppedAt }: SourceHealth) => mutedAt !== null || stoppedAt !== null

/** The first that happens names the trouble: a page that was hidden before is the reason for a mute, not a call. */
function withCause(health: SourceHealth, cause: SoundFault): SourceHealth {
  if (health.cause !== null && isTroubled(health)) return health
  return { ...health, cause: health.isHidden ? 'background' : cause }
}

function stopped(health: SourceHealth, at: number, isInterrupted: boolean): SourceHealth {
  // A context that is only suspended says nothing of why: it may be a computer that falls asleep.
  const told = isInterrupted || health.isHidden ? withCause(health, 'interrupted') : health
  return { ...told, stoppedAt: health.stoppedAt ?? at, isInterrupted: health.isInterrupted || isInterrupted }
}

/** What is known after a change; a change that is told twice, or late, is told once. */
export function afterChange(health: SourceHealth, change: SourceChange, at: number): SourceHealth {
  switch (change) {
    case 'muted':
      return { ...withCause(health, 'interrupted'), mutedAt: health.mutedAt ?? at }
    case 'unmuted':
      return { ...health, mutedAt: null }
    case 'suspended':
    case 'interrupted':
      return stopped(health, at, change === 'interrupted')
    case 'running':
      return { ...health, stoppedAt: null, isInterrupted: false, waitingFrom: at }
    case 'device-gone':
      return { ...health, isDeviceGone: true }
    case 'hidden':
    case 'shown':
      return { ...health, isHidden: change === 'hidden' }
    default:
      return health
  }
}

/** What a change means that ends the recording at once; null where it may go on. */
export function faultOfChange(health: SourceHealth, change: SourceChange): SoundFault | null {
  switch (change) {
    case 'refused':
      return 'refused'
    case 'ended':
      if (health.isInterrupted) return 'interrupted'
      return health.cause === 'background' ? 'background' : 'disconnected'
    case 'closed':
      return causeOf(health) ?? 'no-sound'
    // Nothing runs from here on, perhaps for hours: what there is is kept while it can be.
    case 'frozen':
    case 'leaving':
      return 'background'
    default:
      return null
  }
}

const causeOf = (health: SourceHealth) => (health.isDeviceGone ? 'disconnected' : health.cause)

/**
 * Looks at the wall clock, every quarter of a second.
 * @param heardSeconds of sound since the start
 * @returns what is known now, and what ends the recording: a mute or a stop that lasts, sound that does not come, a hole
 * in it that nobody filled
 */
export function afterTick(
  health: SourceHealth,
  at: number,
  heardSeconds: number,
): readonly [SourceHealth, SoundFault | null] {
  const gap = at - health.tickAt
  if (gap > lateMilliseconds) return [afterPause(health, at, gap), null]
  const present = { ...health, tickAt: at }
  const hole = at - health.startedAt - heardSeconds * 1000
  const since = (start: number | null) => (start === null ? 0 : at - start)
  if (since(health.mutedAt) >= graceMilliseconds || since(health.stoppedAt) >= graceMilliseconds) {
    return [present, causeOf(health) ?? 'interrupted']
  }
  if (hole >= holeMilliseconds) return [present, causeOf(health) ?? 'interrupted']
  const isSilent = at - Math.max(health.soundAt, health.waitingFrom) >= inputMilliseconds
  if (isSilent && health.stoppedAt === null) {
    return [present, causeOf(health) ?? (health.isHidden ? 'background' : 'no-sound')]
  }
  return [isTroubled(health) || isSilent ? present : { ...present, cause: null }, null]
}

/** The page stood still: nothing is judged before the events that waited have come in. */
function afterPause(health: SourceHealth, at: number, gap: number): SourceHealth {
  const late = { ...health, tickAt: at, waitingFrom: at }
  if (gap < holeMilliseconds || health.cause !== null) return late
  return { ...late, cause: health.isHidden ? 'background' : 'asleep' }
}
