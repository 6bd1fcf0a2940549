import type { Page } from '@playwright/test'
import { errorCatalogue } from '@rehearsal/contracts/error-catalogue'
import type { MockTestState } from '@rehearsal/contracts/mock-tests'
import { aMockTest, aMockTestItem } from '@rehearsal/contracts/testing/a-mock-test'
import { aList, aRow, aRunningRow } from '@rehearsal/contracts/testing/a-mock-test-list'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { samples } from '@rehearsal/tasks/samples'
import { z } from 'zod'
import { encodeWav } from '../support/wav.ts'
import { answering, type Reach, rightToLeft, whenFailing, whileLoading } from './reach.ts'
import type { Screen } from './screen.ts'

const list = '/dashboard/mock-test'
const path = `${list}/5`
const viewer = 'PREMIUM'
const isList = /\/api\/mock-tests\?/
const isTest = /\/api\/mock-tests\/5(?:\/|$)/

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const finished = [
  aRow({ id: 12, form: 'full', status: 'scoring', endedAt: '2026-11-27T18:16:00.000Z' }),
  aRow(),
  aRow({ id: 8, form: 'skill-listening', scores: null, status: 'scoring' }),
]
const shown = (changes: Parameters<typeof aList>[0], then?: Reach) => answering([[isList, aList(changes)]], then)

const passage =
  'Street trees cool roads and slow the rain. In summer a street with trees can be several degrees cooler than one without, because leaves shade the ground and give off water. Their roots hold the soil, and much of a heavy rain never reaches the drains.\n\nCities plant them for other reasons, too: people walk more where there is shade, and shops on such streets are visited longer.'
const longer: Partial<Record<TaskId, unknown>> = {
  'writing/summarize-written-text': { passage },
  'speaking/read-aloud': { text: passage.slice(0, 240) },
}
const chart =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="#fff"/><g fill="#2a7a7b"><rect x="80" y="180" width="90" height="160"/><rect x="220" y="120" width="90" height="220"/><rect x="360" y="230" width="90" height="110"/><rect x="500" y="80" width="90" height="260"/></g></svg>'
const silence = encodeWav(new Float32Array(16_000 * 8), 16_000)

const kinds: TaskId[] = [
  'speaking/read-aloud',
  'speaking/repeat-sentence',
  'speaking/describe-image',
  'writing/summarize-written-text',
  'reading/rw-fill-in-the-blanks',
  'reading/fill-in-the-blanks',
  'reading/multiple-choice-single',
  'reading/re-order-paragraphs',
  'listening/write-from-dictation',
]
const clockOf = (taskId: TaskId) => (taskId.startsWith('speaking/') ? 80_000 : 1_204_000)

function standing(taskId: TaskId, isOpen: boolean, changes: Partial<MockTestState> = {}): MockTestState {
  const position = kinds.indexOf(taskId)
  const prompt = z.json().parse(longer[taskId] ?? samples[taskId].prompt)
  const media = {
    'image.svg': '/media/sample/chart.svg',
    'talk.mp3': '/media/sample/a.wav',
    'sentence.mp3': '/media/sample/a.wav',
  }
  const item = isOpen ? aMockTestItem(taskId, position, { prompt, media, clockMs: clockOf(taskId) }) : null
  return aMockTest(kinds, position, { item, ...changes })
}

/** A server that has the test at one item. What is answered leads nowhere. */
async function serve(page: Page, taskId: TaskId, changes: Partial<MockTestState> = {}): Promise<void> {
  await page.route(/\/media\/sample\//, (route) =>
    route.request().url().endsWith('.svg')
      ? route.fulfill({ body: chart, contentType: 'image/svg+xml' })
      : route.fulfill({ body: silence, contentType: 'audio/wav' }),
  )
  const { position } = standing(taskId, false)
  await page.route(isTest, (route) => {
    const url = route.request().url()
    if (url.endsWith('/beats'))
      return route.fulfill({ json: { position, remainingMs: clockOf(taskId), isEnded: false } })
    return route.fulfill({ json: standing(taskId, url.endsWith('/open'), changes) })
  })
  // What an earlier picture left unsent would be sent now.
  await page.evaluate(() => {
    sessionStorage.clear()
    indexedDB.deleteDatabase('rehearsal-mock-test')
  })
  await page.reload()
}

const step = async (page: Page, name: string) => button(page, name).click()

const atChecks =
  (form: MockTestState['form']): Reach =>
  async (page) => {
    await serve(page, kinds[0] ?? 'speaking/read-aloud', { form })
    await button(page, 'Continue').waitFor()
  }
const introducing: Reach = async (page) => {
  await serve(page, 'speaking/read-aloud')
  await step(page, 'Continue')
  await button(page, 'Start the introduction').waitFor()
}
const atPart =
  (taskId: TaskId): Reach =>
  async (page) => {
    await serve(page, taskId, { form: 'mini' })
    await step(page, 'Continue')
    await button(page, 'Begin').waitFor()
  }
const at =
  (taskId: TaskId, then: Reach = async () => undefined): Reach =>
  async (page) => {
    await atPart(taskId)(page)
    await step(page, 'Begin')
    await button(page, 'Next').waitFor()
    await then(page)
  }
const failing = (code: 'other_page' | 'internal') => async (page: Page) => {
  const { message, status } = errorCatalogue[code]
  const json = { code, message, error: message, status, requestId: 'r', errors: [] }
  await page.route(/\/items\//, (route) => (code === 'internal' ? route.abort() : route.fulfill({ status, json })))
  await page.route(/\/beats$/, (route) => (code === 'internal' ? route.abort() : route.fulfill({ status, json })))
}
const choosing: Reach = (page) => page.getByRole('article').getByRole('radio').first().check()
const waiting: Reach = async (page) => {
  await choosing(page)
  await failing('internal')(page)
  await step(page, 'Next')
  await page.getByText(/^Waiting for the connection/).waitFor()
}
const taken: Reach = async (page) => {
  await choosing(page)
  await failing('other_page')(page)
  await step(page, 'Next')
  await button(page, 'Take it over here').waitFor()
}
const asking: Reach = async (page) => {
  await step(page, 'Next')
  await button(page, 'Next item').waitFor()
}
const withNotes: Reach = async (page) => {
  await step(page, 'Notes')
  await page.getByRole('textbox', { name: 'Your notes' }).fill('library – opens 9\nnew wing → science')
}
const starting: Reach = async (page) => {
  await button(page, 'Start: Full test').click()
  await button(page, 'Start the test').waitFor()
}
const lacking: Reach = async (page) => {
  const { message, status } = errorCatalogue.form_lacks_questions
  const issue = {
    code: 'x',
    field: 'form',
    path: 'form',
    defaultMessage: 'Write Essay: the test needs 2, and there are 1 that fit.',
  }
  const json = { code: 'form_lacks_questions', message, error: message, status, requestId: 'r', errors: [issue] }
  await page.route(/\/api\/mock-tests$/, (route) => route.fulfill({ status, json }))
  await starting(page)
  await step(page, 'Start the test')
  await button(page, 'Start the shorter test').waitFor()
}

const family = (taskId: TaskId, then?: Reach): Screen => ({
  name: `mock-item-${taskId.replace('/', '-')}`,
  path,
  viewer,
  reach: at(taskId, then),
  isBusy: true,
})

/** The list of mock tests, and a test while it is taken. */
export const mockTestScreens: readonly Screen[] = [
  { name: 'mock-list-empty', path: list, viewer, reach: shown({}), isWholeShown: true },
  {
    name: 'mock-list-running',
    path: list,
    viewer,
    reach: shown({ running: aRunningRow(), finished }),
    isWholeShown: true,
  },
  { name: 'mock-list-free', path: list, viewer: 'TRIAL', reach: shown({ freeLeft: 1 }) },
  {
    name: 'mock-list-locked',
    path: list,
    viewer: 'TRIAL',
    reach: shown({ freeLeft: 0, finished }),
    isWholeShown: true,
  },
  { name: 'mock-list-rtl', path: list, viewer, reach: shown({ running: aRunningRow(), finished }, rightToLeft) },
  { name: 'mock-list-loading', path: list, viewer, reach: whileLoading(isList), isBusy: true },
  { name: 'mock-list-failing', path: list, viewer, reach: whenFailing(isList) },
  {
    name: 'mock-list-ending',
    path: list,
    viewer,
    reach: shown({ running: aRunningRow() }, (page) => step(page, 'End it now')),
  },
  { name: 'mock-start', path: list, viewer, reach: shown({}, starting) },
  { name: 'mock-start-lacks', path: list, viewer, reach: shown({}, lacking) },
  { name: 'mock-checks', path, viewer, reach: atChecks('full'), isWholeShown: true },
  { name: 'mock-checks-reading', path, viewer, reach: atChecks('reading') },
  { name: 'mock-introduction', path, viewer, reach: introducing },
  {
    name: 'mock-introducing',
    path,
    viewer,
    reach: async (page) => {
      await introducing(page)
      await step(page, 'Start the introduction')
    },
    isBusy: true,
  },
  { name: 'mock-part', path, viewer, reach: atPart('reading/rw-fill-in-the-blanks') },
  family('speaking/read-aloud'),
  family('speaking/repeat-sentence'),
  family('speaking/describe-image'),
  family('writing/summarize-written-text'),
  family('reading/rw-fill-in-the-blanks'),
  family('reading/fill-in-the-blanks'),
  family('reading/re-order-paragraphs'),
  family('listening/write-from-dictation', withNotes),
  { name: 'mock-next', path, viewer, reach: at('reading/multiple-choice-single', asking), isBusy: true },
  { name: 'mock-waiting', path, viewer, reach: at('reading/multiple-choice-single', waiting), isBusy: true },
  { name: 'mock-taken-over', path, viewer, reach: at('reading/multiple-choice-single', taken) },
  { name: 'mock-ended', path, viewer, reach: (page) => serve(page, 'speaking/read-aloud', { isEnded: true }) },
  { name: 'mock-rtl', path, viewer, reach: at('reading/multiple-choice-single', rightToLeft), isBusy: true },
]
