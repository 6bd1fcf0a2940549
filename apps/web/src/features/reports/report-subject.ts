import type { PostedSubject } from '@rehearsal/contracts/problem-reports'

/** What is reported, by its own id. */
export type ReportSubject = { kind: 'question' | PostedSubject; id: number }
