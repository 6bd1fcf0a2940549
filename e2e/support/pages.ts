import type { Locator, Page } from '@playwright/test'
import { button, dialog } from './controls.ts'

/*
 * Where everything is on screen, by role and name: a change of wording costs one line here and none in the tests.
 */

/** One of a few choices side by side; the radio button itself lies hidden in its label. */
const segment = (page: Page, group: string, name: string) =>
  page
    .getByRole('radiogroup', { name: group })
    .locator('label')
    .filter({ hasText: new RegExp(`^${name}$`) })

export type ListName = 'All' | 'Prediction' | 'Exam Memory' | 'Bookmark'

export const landingPage = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: /Practise the exam/ }),
  createAccount: button(page, 'Create an account').first(),
  signIn: button(page, 'Sign in'),
  tryDemo: button(page, 'Try the demo'),
  toDashboard: page.getByRole('link', { name: 'Go to dashboard' }),
})

export const signInPage = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Welcome' }),
  tab: (name: 'Sign in' | 'Create account' | 'Try the demo') => page.getByRole('tab', { name }),
  nickname: page.getByLabel('Name', { exact: true }),
  email: page.getByLabel('E-mail', { exact: true }),
  password: page.getByLabel('Password', { exact: true }),
  signIn: button(page, 'Sign in'),
  createAccount: button(page, 'Create account'),
  problem: page.getByRole('alert').filter({ hasText: /\S/ }),
  forgotPassword: page.getByRole('link', { name: 'Forgot password?' }),
  plan: (name: 'Free trial' | 'Premium') => page.getByRole('radio', { name: new RegExp(`^${name}`) }),
  exam: (name: 'Academic' | 'Core') => page.getByRole('radio', { name: new RegExp(`^${name}`) }),
  startDemo: button(page, 'Start the demo'),
})

export const resetPage = (page: Page) => ({
  sendLink: button(page, 'Send the link'),
  sent: page.getByText('Look into your mailbox'),
  newPassword: page.getByLabel('New password', { exact: true }),
  save: button(page, 'Save the password'),
  saved: page.getByText('Your password is changed'),
  dead: page.getByText('This link cannot be used any more'),
})

export const shell = (page: Page) => ({
  skipLink: page.getByRole('link', { name: 'Skip to content' }),
  menu: page.getByRole('navigation', { name: 'Main menu' }),
  menuLink: (name: string) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }),
  expandMenu: button(page, 'Expand the menu'),
  railMenu: (skill: string) => button(page.getByRole('navigation', { name: 'Main menu' }), skill),
  userMenu: button(page, 'User menu'),
  signOut: page.getByRole('menuitem', { name: 'Sign out' }),
  variant: (name: 'Academic' | 'Core') => segment(page, 'Exam variant', name),
  offline: page.getByText('You are offline.', { exact: false }),
  toast: (text: string) =>
    page
      .getByRole('dialog', { name: text })
      .or(page.getByText(text, { exact: true }))
      .first(),
  bottomTab: (name: 'Practice' | 'Me') => button(page.getByRole('navigation', { name: 'Main menu' }), name),
})

export const dashboard = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ }),
  start: (task: string) => page.getByRole('link', { name: new RegExp(`^(Start|Continue|Repeat) ${task}$`) }),
  lastAnswers: page.getByRole('heading', { name: 'Last answers' }),
})

export const questionList = (page: Page) => ({
  found: (count: number | RegExp) =>
    page.getByText(typeof count === 'number' ? `Found ${count} Question${count === 1 ? '' : 's'}` : count),
  table: page.getByRole('table', { name: 'Questions' }),
  rows: page.getByRole('table', { name: 'Questions' }).locator('tbody').getByRole('link'),
  row: (title: string) => page.getByRole('link', { name: title, exact: true }),
  column: (name: string) => page.getByRole('columnheader', { name }),
  sort: (name: string) => button(page.getByRole('columnheader', { name }), name),
  list: (name: ListName) => segment(page, 'Which questions', name),
  choice: (name: ListName) => segment(page, 'Which questions', name).getByRole('radio'),
  filters: page.getByRole('button', { name: /^Filters/ }),
  clearFilters: button(page, 'Clear Filters').first(),
  empty: page.getByText('No question found!', { exact: true }),
  retry: button(page, 'Retry'),
  page: page.getByRole('navigation', { name: 'Pages' }).getByRole('textbox'),
  pageCount: (total: number) => page.getByRole('navigation', { name: 'Pages' }).getByText(`of ${total}`),
  previous: button(page, 'Previous page'),
  next: button(page, 'Next page'),
})

export function filterDrawer(page: Page) {
  const drawer = dialog(page, 'Filters')
  return {
    drawer,
    search: drawer.getByPlaceholder('Search ID/Question...', { exact: true }),
    /** A chip: one choice of a group. */
    chip: (group: string, name: string) =>
      drawer.getByRole('group', { name: group, exact: true }).getByText(name, { exact: true }),
    input: (group: string, name: string) =>
      drawer.getByRole('group', { name: group, exact: true }).getByLabel(name, { exact: true }),
    show: (count: number) => button(drawer, `Show ${count} question${count === 1 ? '' : 's'}`),
    close: button(drawer, 'Close'),
  }
}

export const questionPage = (page: Page) => ({
  title: (name: string) => page.getByRole('heading', { level: 1, name }),
  heading: page.getByRole('heading', { level: 1 }),
  position: page.getByRole('navigation', { name: 'Questions of this list' }).getByText(/^\d+ of \d+$/),
  previous: page.getByRole('navigation', { name: 'Questions of this list' }).getByRole('link', { name: 'Previous' }),
  next: page.getByRole('navigation', { name: 'Questions of this list' }).getByRole('link', { name: 'Next' }),
  summary: page.getByRole('textbox', { name: 'Your summary' }),
  sentence: page.getByRole('textbox', { name: 'The sentence you hear' }),
  wordCount: (text: string) => page.getByText(text, { exact: true }),
  paragraphs: page.getByRole('list', { name: 'Text boxes in your order' }).getByRole('listitem'),
  handle: (start: string) => button(page, new RegExp(`^Move: ${start}`)),
  moveUp: (start: string) => button(page, new RegExp(`^Move up: ${start}`)),
  wordsOfBox: page.getByRole('list', { name: 'Words to choose from' }),
  gaps: page.getByRole('group', { name: 'Text with gaps' }).getByRole('button'),
  examTiming: page.getByRole('switch', { name: 'Exam timing' }),
  showAnswer: button(page, 'Show answer'),
  confirmShowAnswer: button(dialog(page, 'Show the answer?'), 'Show it'),
  submit: button(page, 'Submit'),
  tryAgain: button(page.getByRole('article'), 'Try again'),
  credits: (count: number) =>
    button(page, count === 0 ? 'No AI submissions left' : `${count} AI submission${count === 1 ? '' : 's'} left`),
  anyCredits: page.getByRole('button', { name: /AI submissions? left$/ }),
  unsent: page.getByText('Not sent yet.', { exact: false }),
  sendNow: button(page, 'Send now'),
  waiting: page.getByText('Your answer is being scored', { exact: true }),
  empty: page.getByText('No practice found', { exact: true }),
})

/** Where the text box that begins with `start` stands in the learner's order, counted from 0. */
export async function placeOf(paragraphs: Locator, start: string): Promise<number> {
  const texts = await paragraphs.allInnerTexts()
  return texts.findIndex((text) => text.includes(start))
}

export const listeningPlayer = (page: Page) => {
  const player = page.getByRole('group', { name: 'Recording', exact: true })
  return {
    player,
    play: button(player, 'Play'),
    pause: button(player, 'Pause'),
    replay: button(player, 'Play again'),
    position: player.getByRole('slider', { name: 'Position' }),
    speed: (name: string) => player.getByRole('radio', { name, exact: true }),
  }
}

export function picture(page: Page) {
  const opened = page.getByRole('dialog')
  return {
    enlarge: page.getByRole('button', { name: /^Enlarge: / }),
    dialog: opened,
    zoomIn: button(opened, 'Zoom in'),
    zoom: opened.getByRole('status'),
  }
}

export function recorder(page: Page) {
  const panel = page.getByRole('region', { name: 'Recorder' })
  return {
    panel,
    record: button(panel, 'Record'),
    stop: button(panel, 'Stop recording'),
    again: button(panel, 'Try again'),
    take: panel.getByRole('group', { name: 'My recording' }),
    time: panel.getByRole('timer', { name: 'Recorded time' }),
    message: panel.getByRole('status').filter({ hasText: /\S/ }),
    kept: panel.getByText('Your recording is kept on this device.', { exact: false }),
    permission: dialog(page, 'No Microphone Permission'),
    requestPermission: button(dialog(page, 'No Microphone Permission'), 'Request Permission'),
  }
}

/** What the recorder's time reads once `seconds` (up to 9) are recorded. A test looks once a second at most, so that a single one may pass unseen. */
export const recordedFor = (seconds: number) => new RegExp(`^0:(?:0[${seconds}-9]|[1-9]\\d)`, 'u')

/** What is said of another tab's text for the same place. */
export const otherText = (page: Page) => ({
  notice: page.getByRole('status').filter({ hasText: 'Both are kept.' }),
  look: button(page, 'Look at it'),
  take: button(page, 'Go on with it'),
  text: page.getByRole('region', { name: 'The other text' }),
})

export const consentDialog = (page: Page) => {
  const opened = dialog(page, 'Let other learners see your answers?')
  return { dialog: opened, no: button(opened, 'No, keep them to myself'), yes: button(opened, 'Yes, let them see') }
}

export const deleteDialog = (page: Page) => {
  const opened = dialog(page, 'Delete this answer')
  return {
    dialog: opened,
    tick: opened.getByRole('checkbox', { name: 'Yes, delete it for good' }),
    confirm: button(opened, 'Delete'),
    cancel: button(opened, 'Cancel'),
  }
}

export const leaveDialog = (page: Page) => {
  const opened = dialog(page, 'Leave without submitting?')
  return { dialog: opened, leave: button(opened, 'Leave'), stay: button(opened, 'Stay') }
}

export const upgradeDialog = (page: Page) => {
  const opened = dialog(page, 'Upgrade to Continue')
  return { dialog: opened, notNow: button(opened, 'Not Now') }
}

export const freePlanDialog = (page: Page) => {
  const opened = dialog(page, 'Free plan')
  return { dialog: opened, ok: button(opened, 'Ok Got it') }
}
