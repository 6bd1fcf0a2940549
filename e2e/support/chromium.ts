import type { LaunchOptions } from '@playwright/test'
import { chromiumPath } from './chromium-path.ts'
import { microphonePath } from './microphone.ts'

/**
 * Debian's Chromium with a microphone that plays a file. Without the background switches it looks up outside hosts at every
 * start, which a machine without a network answers slowly. A test that says something else launches with its own file:
 * `test.use({ launchOptions: chromiumHearing(path) })`.
 */
export function chromiumHearing(wavPath: string = microphonePath): LaunchOptions {
  return {
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${wavPath}`,
      '--autoplay-policy=no-user-gesture-required',
    ],
  }
}
