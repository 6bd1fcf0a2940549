import { reportPost, reportQuestion } from '@rehearsal/contracts/problem-reports'
import { call } from '../../../shared/api/call.ts'
import type { ReportSubject } from '../report-subject.ts'

export const sendReport = ({ kind, id }: ReportSubject, description: string) =>
  kind === 'question'
    ? call(reportQuestion, { body: { practiceId: id, description } })
    : call(reportPost, { body: { subject: kind, subjectId: id, description } })
