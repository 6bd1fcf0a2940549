import type { LaunchOptions } from '@playwright/test'
import { chromiumPath } from './chromium-path.ts'
import { microphonePath } from './microphone.ts'

/**
 * Debian's Chromium with a microphone that plays a file. Without the background switches it looks up outside hosts at every
 * start, which a machine without a network answers slowly. A test that says something else launches with its own file:
 * `test.use({ launchOptions: chromiumHearing(path) })`.
 */
export function chromiumHearing(wavPath: string = microphonePath): LaunchOptions {
  return chromiumWith(wavPath, false)
}

/** The same with somebody who refuses the microphone whenever they are asked. */
export function chromiumRefusing(): LaunchOptions {
  return chromiumWith(microphonePath, true)
}

/**
 * Playwright's own list (version 1.65), as of two lists Chromium takes the last; and the pages of an address bar that nobody
 * sees, which every context would load: most of what opening one costs.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

function chromiumWith(wavPath: string, isRefused: boolean): LaunchOptions {
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
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
      '--use-fake-device-for-media-stream',
      `--use-fake-ui-for-media-stream${isRefused ? '=deny' : ''}`,
      `--use-file-for-fake-audio-capture=${wavPath}`,
      '--autoplay-policy=no-user-gesture-required',
    ],
  }
}
