import type { Page } from '@playwright/test'
import { button } from './controls.ts'

/** Where everything of the microphone set-up is. */
export const microphoneSetup = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Microphone setup' }),
  allow: button(page, 'Allow microphone'),
  devices: page.getByRole('group', { name: 'Microphones' }).getByRole('radio'),
  confirmChoice: button(page, 'Confirm Choice'),
  sensitivity: page.getByRole('slider', { name: 'Microphone sensitivity' }),
  bars: page.getByRole('meter', { name: 'Microphone level' }).locator('i'),
  voice: page.getByText('Voice detected: loud enough.'),
  recognised: page.getByText('Speech recognition understood you.'),
  confirm: button(page, 'Confirm'),
  step: (name: string) => page.getByRole('heading', { level: 2, name }),
  state: (name: string) => page.getByRole('heading', { level: 2, name }).locator('xpath=following-sibling::p'),
  change: (name: string) => button(page, `Change: ${name}`),
  save: page.getByRole('link', { name: 'Save and return to practice' }),
})
