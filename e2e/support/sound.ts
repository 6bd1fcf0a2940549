import type { Page } from '@playwright/test'

/** Runs in the page before its own scripts: what records is held, so that a test can be the device and the system. */
export function heldSound(): void {
  const held: { track?: MediaStreamTrack | undefined; context?: AudioContext | undefined } = {}
  Object.assign(window, { heldSound: held })
  const devices = navigator.mediaDevices
  const open = devices.getUserMedia.bind(devices)
  devices.getUserMedia = async (constraints) => {
    const stream = await open(constraints)
    held.track = stream.getAudioTracks()[0]
    return stream
  }
  const Real = window.AudioContext
  window.AudioContext = class extends Real {
    constructor(options?: AudioContextOptions) {
      super(options)
      held.context = this
    }
  }
}

/** Ends the microphone's track, as a browser does when the device is pulled, or lets the sound stand still, as a call does. */
export async function stopSound(page: Page, what: 'track' | 'context'): Promise<void> {
  await page.evaluate(async (part) => {
    const held: unknown = Reflect.get(window, 'heldSound')
    if (typeof held !== 'object' || held === null) return
    const [track, context]: unknown[] = [Reflect.get(held, 'track'), Reflect.get(held, 'context')]
    if (part === 'context' && context instanceof AudioContext) await context.suspend()
    if (part === 'track' && track instanceof MediaStreamTrack) {
      track.stop()
      track.dispatchEvent(new Event('ended'))
    }
  }, what)
}
