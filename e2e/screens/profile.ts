import type { Page } from '@playwright/test'
import { profilePage } from '../support/profile.ts'
import { answering, failure, rightToLeft, whenFailing, whileLoading } from './reach.ts'
import type { Screen } from './screen.ts'

type Reach = (page: Page) => Promise<void>

const path = '/dashboard/profile'
const user = {
  id: '7f1de7a0-5b1c-4d1e-9a53-0c7c8c3f6f6a',
  username: 'niloofar-8d1f',
  email: 'niloofar.karimi-with-a-rather-long-address@students.example.org',
  nickname: 'Niloofar Karimi',
  role: 'learner',
  status: 'PREMIUM',
  expireDate: new Date(Date.now() + 12.3 * 86_400_000).toISOString(),
  isDemo: false,
  hasPassword: true,
  deleteAfter: null,
  formats: { ACADEMIC: 'academic-2025', CORE: 'core-2024' },
  profile: {
    email: 'niloofar.karimi-with-a-rather-long-address@students.example.org',
    language: 'fa',
    timeZone: 'Asia/Tehran',
    country: 'IR',
    initials: 'نک',
    academicFormat: null,
  },
}
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const sessions = [
  { id: 'session-one', device: 'Firefox on Windows', signedInAt: ago(200), lastUsedAt: ago(0.1), isCurrent: true },
  { id: 'session-two', device: 'Chrome on Android', signedInAt: ago(50), lastUsedAt: ago(26), isCurrent: false },
  { id: 'session-three', device: '', signedInAt: ago(600), lastUsedAt: ago(400), isCurrent: false },
]
const filled = (changes: Record<string, unknown> = {}, then?: Reach): Reach =>
  answering(
    [
      [/currentUser/, { ...user, ...changes }],
      [/api\/sessions/, sessions],
      [/email-change/, { pendingEmail: 'new@example.org', expiresAt: ago(-20) }],
      [/calendar-feed/, { createdAt: ago(700) }],
    ],
    then,
  )

const refusedName: Reach = async (page) => {
  const issue = {
    code: 'taken',
    field: 'username',
    path: 'username',
    defaultMessage: 'Somebody has this name. Choose another.',
  }
  await page.route(/api\/profile$/, (route) =>
    route.fulfill({ status: 400, json: { ...failure, code: 'invalid_request', status: 400, errors: [issue] } }),
  )
  await profilePage(page).name.fill('Niloofar with another name')
  await profilePage(page).save.click()
  await page.getByText(issue.defaultMessage).waitFor()
}
const deleting: Reach = async (page) => {
  await profilePage(page).askForDeletion.click()
  await profilePage(page).deletion.waitFor()
}
const withAddress: Reach = async (page) => {
  await profilePage(page).makeAddress.click()
  await profilePage(page).calendarAddress.waitFor()
}

/** The profile, and what stands above every page while an account waits to be deleted. */
export const profileScreens: readonly Screen[] = [
  { name: 'profile', path, viewer: 'TRIAL', isWholeShown: true, reach: filled() },
  { name: 'profile-demo', path, viewer: 'TRIAL', isWholeShown: true },
  { name: 'profile-loading', path, viewer: 'TRIAL', isBusy: true, reach: whileLoading(/currentUser/) },
  { name: 'profile-failing', path, viewer: 'TRIAL', reach: whenFailing(/currentUser/) },
  {
    name: 'profile-parts-failing',
    path,
    viewer: 'TRIAL',
    isWholeShown: true,
    reach: whenFailing(/api\/(?:sessions|calendar-feed|profile\/)/),
  },
  { name: 'profile-refused', path, viewer: 'TRIAL', reach: filled({}, refusedName) },
  { name: 'profile-deletion', path, viewer: 'TRIAL', reach: filled({}, deleting) },
  { name: 'profile-due', path, viewer: 'TRIAL', isWholeShown: true, reach: filled({ deleteAfter: ago(-300) }) },
  { name: 'profile-calendar', path, viewer: 'PREMIUM', reach: withAddress, isWholeShown: true },
  { name: 'confirm-email', path: `/confirm-email/${'x'.repeat(32)}`, viewer: 'visitor' },
  {
    name: 'profile-right-to-left',
    path,
    viewer: 'TRIAL',
    isWholeShown: true,
    reach: filled({}, rightToLeft),
  },
]
