import { existsSync } from 'node:fs'

/** Debian's Chromium, or the one that CHROMIUM_PATH names. Playwright's own download is not used. */
export function chromiumPath(): string {
  return process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
}

export function hasChromium(): boolean {
  return existsSync(chromiumPath())
}
