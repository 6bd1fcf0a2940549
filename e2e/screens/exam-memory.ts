import type { Page } from '@playwright/test'
import { examMemory, predictions } from '../support/exam-memory.ts'
import { answering, failure, whenFailing, whileLoading } from './reach.ts'
import type { Screen } from './screen.ts'

type Reach = (page: Page) => Promise<void>

const question = '/dashboard/speaking/read-aloud/question/3'
const weekly = '/dashboard/speaking/read-aloud/1?prediction=true&predictionType=WEEKLY'

const formOpen: Reach = async (page) => {
  await examMemory(page).tool.click()
  await examMemory(page).date.waitFor()
}

const filledIn: Reach = async (page) => {
  const form = examMemory(page)
  await formOpen(page)
  await form.date.fill('2026-01-05')
  await form.country.selectOption('MK')
  await form.exam('PTE Academic').click()
  await form.description.fill(`${'It came second, after a long text on bridges. '.repeat(7)}سؤال دوم بود.`)
}

const wrongDay: Reach = async (page) => {
  await formOpen(page)
  await examMemory(page).date.fill('2999-01-01')
}

const saved: Reach = async (page) => {
  await page.route(/api\/predictions/, (route) =>
    route.fulfill({ status: 409, json: { ...failure, code: 'duplicate', status: 409 } }),
  )
  await filledIn(page)
  await examMemory(page).confirm.click()
  await examMemory(page).toast('Something went wrong').waitFor()
}

const failedCountries: Reach = async (page) => {
  await whenFailing(/profile\/countries/)(page)
  await examMemory(page).tool.click()
  await examMemory(page).dialog.getByRole('button', { name: 'Retry' }).waitFor()
}

const pastOpen: Reach = async (page) => {
  await predictions(page).pastWeeks.click()
  await predictions(page).dialog.waitFor()
}
const allKindsOpen: Reach = async (page) => {
  await pastOpen(page)
  await predictions(page).allKinds.click()
}

const manyWeeks = Array.from({ length: 12 }, (_, i) => {
  const weekStart = new Date(Date.parse('2026-11-16') - i * 7 * 86_400_000).toISOString().slice(0, 10)
  const all = { predicted: 146, seen: 31 + i, byChance: 14.25 + i, reports: 1204 }
  const tasks = [{ taskId: 'speaking/read-aloud', predicted: 20, seen: 7, byChance: 3.15, reports: 212 }]
  return { weekStart, frozenAt: `${weekStart}T00:00:00Z`, isBelated: i > 8, isRunning: i === 0, all, tasks }
})
const record = (changes: Record<string, unknown> = {}) => ({
  pteType: 'ACADEMIC',
  weekStart: '2026-11-16',
  basis: [{ taskId: 'speaking/read-aloud', learners: 214, predicted: 20 }],
  learnersNeeded: 3,
  windowDays: 56,
  weeks: manyWeeks,
  ...changes,
})
const isRecord = /prediction-record/
const noBasis = record({ basis: [{ taskId: 'speaking/read-aloud', learners: 2, predicted: 0 }], weeks: [] })

/** Reports from exams, and what stands above a list of predictions. */
export const examMemoryScreens: readonly Screen[] = [
  { name: 'exam-memory', path: question, viewer: 'TRIAL', reach: formOpen },
  { name: 'exam-memory-filled', path: question, viewer: 'TRIAL', reach: filledIn },
  { name: 'exam-memory-wrong-day', path: question, viewer: 'TRIAL', reach: wrongDay },
  { name: 'exam-memory-refused', path: question, viewer: 'TRIAL', reach: saved },
  { name: 'exam-memory-failing', path: question, viewer: 'TRIAL', reach: failedCountries },
  { name: 'prediction-weekly', path: weekly, viewer: 'PREMIUM' },
  { name: 'prediction-monthly', path: weekly.replace('WEEKLY', 'MONTHLY'), viewer: 'PREMIUM' },
  { name: 'prediction-none', path: weekly.replace('speaking/read-aloud', 'writing/write-essay'), viewer: 'PREMIUM' },
  { name: 'prediction-too-few', path: weekly, viewer: 'PREMIUM', reach: answering([[isRecord, noBasis]]) },
  { name: 'prediction-loading', path: weekly, viewer: 'PREMIUM', reach: whileLoading(isRecord), isBusy: true },
  { name: 'prediction-past', path: weekly, viewer: 'PREMIUM', reach: pastOpen },
  { name: 'prediction-past-all', path: weekly, viewer: 'PREMIUM', reach: allKindsOpen },
  { name: 'prediction-past-many', path: weekly, viewer: 'PREMIUM', reach: answering([[isRecord, record()]], pastOpen) },
  { name: 'prediction-past-none', path: weekly, viewer: 'PREMIUM', reach: answering([[isRecord, noBasis]], pastOpen) },
]
