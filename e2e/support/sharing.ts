import type { Page } from '@playwright/test'
import { button, dialog } from './controls.ts'

/** Share Scores: the modal over a result or an answer. */
export function shareDialog(page: Page) {
  const opened = dialog(page, 'Share Scores')
  return {
    dialog: opened,
    fromCard: page.getByRole('button', { name: /^Share the score of answer/ }),
    fromResult: button(dialog(page, 'Result'), 'Share').filter({ visible: true }),
    link: opened.getByRole('textbox', { name: 'Link' }),
    copy: button(opened, 'Copy Link'),
    create: button(opened, 'Create link'),
    stop: button(opened, 'Stop sharing'),
    name: opened.getByRole('switch', { name: 'My name' }),
    recording: opened.getByRole('switch', { name: 'My recording' }),
    text: opened.getByRole('switch', { name: 'What I wrote' }),
    toast: (text: string) => page.getByText(text, { exact: true }),
  }
}

/** What whoever has the link sees. */
export const sharedPage = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1 }),
  ring: page.getByRole('img', { name: /^Score [\d.]+ of \d+$/ }),
  answer: page.getByRole('region', { name: 'The answer' }),
  anonymous: page.getByText('Shared by a learner', { exact: true }),
  gone: page.getByRole('heading', { level: 1, name: 'Link not found!' }),
})
