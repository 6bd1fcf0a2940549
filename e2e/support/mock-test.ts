import type { Page } from '@playwright/test'
import { button, dialog } from './controls.ts'

/** The list of mock tests. */
export const mockTests = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Mock Test' }),
  start: (form: string) => button(page, `Start: ${form}`),
  unlock: (form: string) => button(page, `Unlock: ${form}`),
  startTest: button(dialog(page, /, PTE /), 'Start the test'),
  resume: page.getByRole('link', { name: 'Go on with it' }),
  finished: (form: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: form }) }),
})

/** A test while it is taken. */
export const exam = (page: Page) => ({
  title: page.getByRole('heading', { level: 1 }),
  place: page.getByRole('banner').getByText(/^Item \d+ of \d+$/),
  goOn: button(page, 'Continue'),
  begin: button(page, 'Begin'),
  next: button(page, 'Next'),
  over: page.getByRole('heading', { level: 1, name: 'The test is over' }),
  emptyGaps: dialog(page, 'Leave this item with empty gaps?'),
  leaveAnyway: button(page, 'Next item'),
  takeOver: button(page, 'Take it over here'),
  waits: page.getByText('Waiting for the connection. What you answered is safe on this device.'),
  askedAgain: page.getByText(/^You have come back to this item/),
  stop: button(page, 'Stop recording'),
})
