import type { MockTestReport } from '@rehearsal/contracts/mock-test-report'
import { aMockReport } from '@rehearsal/contracts/testing/a-mock-report'
import { errorCatalogue } from '@rehearsal/contracts/error-catalogue'
import { encodeWav } from '../support/wav.ts'
import { answering, rightToLeft, whenFailing, whileLoading } from './reach.ts'
import type { Screen } from './screen.ts'

const path = '/dashboard/mock-test/12/report'
const viewer = 'PREMIUM'
const isReport = /\/api\/mock-tests\/12\/report$/

const silence = `data:audio/wav;base64,${Buffer.from(encodeWav(new Float32Array(16_000), 16_000)).toString('base64')}`

const longTitle = (position: number) =>
  position % 5 === 0
    ? `${position}: The unexpected consequences of an overwhelmingly successful irrigation programme for small farmers`
    : `Urban gardens ${position}`

const lost = (position: number, minute: number, seconds: number, forgiven: number) => {
  const from = Date.parse('2026-11-20T10:00:00Z') + minute * 60_000
  const to = from + seconds * 1000
  const kind = forgiven === 0 ? ('page-lost' as const) : ('page-stayed' as const)
  return { part: 'reading' as const, position, from, to, kind, forgivenMs: forgiven * 1000 }
}

const earlier = [0.4, 0.45, 0.52, 0.5, 0.58, 0.62].map((share, at) => ({
  id: at + 1,
  endedAt: `2026-${String(at + 6).padStart(2, '0')}-14T11:40:00.000Z`,
  form: at % 2 === 0 ? ('mini' as const) : ('full' as const),
  scores: aMockReport({ share, form: at % 2 === 0 ? 'mini' : 'full' }).report.scores,
  isBreak: at === 3,
  isBrokenOff: at === 4,
  isWhole: at % 2 === 1,
}))

const complete = aMockReport({}, { trend: earlier })
const disturbed = aMockReport(
  {
    titleOf: longTitle,
    itemAt: (position) => {
      if (position % 13 === 3) return { outcome: 'unanswered' }
      if (position % 17 === 5) return { outcome: 'late' }
      return position % 19 === 7 ? { state: 'unscorable', marks: null } : {}
    },
  },
  {
    endedBy: 'learner',
    extraTimePercent: 50,
    lacks: [{ taskId: 'writing/write-essay', needed: 2, found: 1 }],
    interruptions: [lost(31, 4, 42, 42), lost(33, 9, 61, 61), lost(34, 12, 3605, 0), lost(36, 80, 2, 0)],
    trend: earlier.slice(4),
  },
)
/** Takes that could not be scored became no attempts. */
const withTakes: MockTestReport = {
  ...disturbed,
  answers: disturbed.answers.map((answer) =>
    answer.fault === null || !answer.taskId.startsWith('speaking/')
      ? answer
      : { ...answer, fault: 'too-noisy', attemptId: null, recordingUrl: silence },
  ),
}
const half = aMockReport({
  itemAt: (position) => (position % 3 === 0 ? { state: 'pending', marks: null } : {}),
})
const waits = { 9: 'retrying', 15: 'delayed', 21: 'delayed' } as const
const incomplete: MockTestReport = {
  ...half,
  answers: half.answers.map((answer) => ({
    ...answer,
    wait: Object.entries(waits).find(([position]) => Number(position) === answer.position)?.[1] ?? answer.wait,
  })),
}
const miniWithLittle = aMockReport(
  { form: 'mini', itemAt: (position) => (position < 4 ? {} : { outcome: 'unanswered' }) },
  { aims: [], endedBy: 'expired' },
)
const core = aMockReport({ format: 'core-2024' }, { trend: earlier.slice(2) })
const empty = aMockReport({ form: 'reading', itemAt: () => ({ state: 'pending', marks: null }) })

const showing = (report: unknown) => answering([[isReport, report]])

/** The report of a mock test. */
export const mockTestReportScreens: readonly Screen[] = [
  { name: 'mock-report', path, viewer, reach: showing(complete), isWholeShown: true },
  { name: 'mock-report-disturbed', path, viewer, reach: showing(withTakes), isWholeShown: true },
  { name: 'mock-report-incomplete', path, viewer, reach: showing(incomplete), isWholeShown: true },
  { name: 'mock-report-mini', path, viewer, reach: showing(miniWithLittle), isWholeShown: true },
  { name: 'mock-report-core', path, viewer: 'CORE', reach: showing(core), isWholeShown: true },
  { name: 'mock-report-no-score-yet', path, viewer, reach: showing(empty) },
  { name: 'mock-report-rtl', path, viewer, reach: answering([[isReport, complete]], rightToLeft), isWholeShown: true },
  {
    name: 'mock-report-printed',
    path,
    viewer,
    reach: answering([[isReport, withTakes]], (page) => page.emulateMedia({ media: 'print' })),
    isWholeShown: true,
  },
  { name: 'mock-report-loading', path, viewer, reach: whileLoading(isReport), isBusy: true },
  { name: 'mock-report-failing', path, viewer, reach: whenFailing(isReport) },
  {
    name: 'mock-report-running',
    path,
    viewer,
    reach: async (page) => {
      const { message, status } = errorCatalogue.mock_test_running
      const body = { code: 'mock_test_running', message, error: message, status, requestId: 'req-1', errors: [] }
      await page.route(isReport, (route) => route.fulfill({ status, json: body }))
      await page.reload()
    },
  },
  { name: 'mock-report-unknown', path: '/dashboard/mock-test/999999/report', viewer },
]
