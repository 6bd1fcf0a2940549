import type { SourceChange } from './source-health.ts'

export type SoundSource = { track: MediaStreamTrack; context: AudioContext }

type Tell = (change: SourceChange) => void

/**
 * The one place that hears what becomes of a microphone: its track, the context behind it, the devices and the page. Begins with
 * what is so already.
 * @returns how to stop listening
 */
export function watchSource({ track, context }: SoundSource, tell: Tell): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const on = (target: EventTarget, type: string, hear: () => void) => target.addEventListener(type, hear, { signal })
  const permission = permissionState()
  on(track, 'ended', () => {
    void endOf(permission).then((change) => {
      if (!signal.aborted) tell(change)
    })
  })
  on(track, 'mute', () => tell('muted'))
  on(track, 'unmute', () => {
    tell('unmuted')
    wake(context)
  })
  on(context, 'statechange', () => tell(changeOf(context)))
  on(navigator.mediaDevices, 'devicechange', () => {
    void isConnected(track).then((isThere) => {
      if (!isThere && !signal.aborted) tell('device-gone')
    })
  })
  on(document, 'visibilitychange', () => {
    tell(document.hidden ? 'hidden' : 'shown')
    if (!document.hidden) wake(context)
  })
  on(document, 'freeze', () => tell('frozen'))
  on(document, 'resume', () => wake(context))
  on(window, 'pagehide', () => tell('leaving'))
  if (document.hidden) tell('hidden')
  if (track.muted) tell('muted')
  if (track.readyState === 'ended') tell('ended')
  if (context.state !== 'running') tell(changeOf(context))
  return () => listening.abort()
}

function changeOf(context: AudioContext): SourceChange {
  const state: string = context.state
  if (state === 'running' || state === 'closed') return state
  return state === 'interrupted' ? 'interrupted' : 'suspended'
}

/** After a call some browsers let the sound run again only when they are asked. */
function wake(context: AudioContext): void {
  if (context.state !== 'running' && context.state !== 'closed') context.resume().catch(() => undefined)
}

/** Browsers that tell nothing of permissions tell it by an error. */
async function permissionState(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state
  } catch {
    return null
  }
}

/** A track ends when its device goes and when its permission does. */
async function endOf(before: Promise<PermissionState | null>): Promise<'ended' | 'refused'> {
  const [then, now] = [await before, await permissionState()]
  return now !== then && now !== null && now !== 'granted' ? 'refused' : 'ended'
}

/** Whether the track's device is still listed; where browsers name none, it counts as there. */
async function isConnected(track: MediaStreamTrack): Promise<boolean> {
  const { deviceId } = track.getSettings()
  if (deviceId === undefined || deviceId === '') return true
  try {
    const inputs = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'audioinput')
    return inputs.length > 0 && (inputs[0]?.deviceId === '' || inputs.some((input) => input.deviceId === deviceId))
  } catch {
    return true
  }
}
