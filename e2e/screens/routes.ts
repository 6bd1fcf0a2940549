import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const toSignIn = (tab: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await page.getByRole('tab', { name: tab }).click()
}

/** Every route in every state that somebody may see. Each change of a screen brings its lines. */
export const screens: readonly Screen[] = [
  { name: 'landing', path: '/', viewer: 'visitor' },
  { name: 'sign-in', path: '/', viewer: 'visitor', reach: toSignIn('Sign in') },
  { name: 'sign-up', path: '/', viewer: 'visitor', reach: toSignIn('Create account') },
  { name: 'demo', path: '/', viewer: 'visitor', reach: toSignIn('Demo') },
  { name: 'reset-password', path: '/reset-password', viewer: 'visitor' },
  { name: 'new-password', path: '/reset-password/0', viewer: 'visitor' },
  { name: 'not-found', path: '/nowhere', viewer: 'visitor' },
  { name: 'dashboard', path: '/dashboard', viewer: 'TRIAL' },
  { name: 'dashboard-premium', path: '/dashboard', viewer: 'PREMIUM' },
  { name: 'list-read-aloud', path: '/dashboard/speaking/read-aloud/1', viewer: 'TRIAL' },
  { name: 'list-summarize-written-text', path: '/dashboard/writing/summarize-written-text/1', viewer: 'PREMIUM' },
  { name: 'list-re-order-paragraphs', path: '/dashboard/reading/re-order-paragraphs/1', viewer: 'TRIAL' },
  { name: 'list-write-from-dictation', path: '/dashboard/listening/write-from-dictation/1', viewer: 'PREMIUM' },
  { name: 'list-empty', path: '/dashboard/reading/re-order-paragraphs/1?title=zzzz', viewer: 'TRIAL' },
  { name: 'question-read-aloud', path: '/dashboard/speaking/read-aloud/question/1', viewer: 'TRIAL' },
  { name: 'question-summarize', path: '/dashboard/writing/summarize-written-text/question/16', viewer: 'TRIAL' },
  { name: 'question-re-order', path: '/dashboard/reading/re-order-paragraphs/question/31', viewer: 'TRIAL' },
  { name: 'question-dictation', path: '/dashboard/listening/write-from-dictation/question/45', viewer: 'TRIAL' },
  { name: 'question-unknown', path: '/dashboard/speaking/read-aloud/question/999999', viewer: 'TRIAL' },
]
