import { errorCatalogue } from '@rehearsal/contracts/error-catalogue'
import { aList, aRow, aRunningRow } from '@rehearsal/contracts/testing/a-mock-test-list'
import { button } from '../support/controls.ts'
import { atChecks, atPart, introducing, runningPath as path, step } from './mock-running.ts'
import { answering, type Reach, rightToLeft, whenFailing, whileLoading } from './reach.ts'
import type { Screen } from './screen.ts'

const list = '/dashboard/mock-test'
const viewer = 'PREMIUM'
const isList = /\/api\/mock-tests\?/

const finished = [
  aRow({ id: 12, form: 'full', status: 'scoring', endedAt: '2026-11-27T18:16:00.000Z' }),
  aRow(),
  aRow({ id: 8, form: 'skill-listening', scores: null, status: 'scoring' }),
]
const shown = (changes: Parameters<typeof aList>[0], then?: Reach) => answering([[isList, aList(changes)]], then)

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

/** The list of mock tests, and what stands before the items of one. */
export const mockTestScreens: readonly Screen[] = [
  { name: 'mock-home', path: '/dashboard', viewer, reach: shown({ running: aRunningRow() }) },
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
]
