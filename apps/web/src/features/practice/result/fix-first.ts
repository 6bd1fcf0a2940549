import type { Finding, FindingSeverity } from '@rehearsal/exam/score'
import { isTranscriptDoubt } from './is-transcript-doubt.ts'

const MOST = 3
const order: readonly FindingSeverity[] = ['critical', 'moderate', 'minor', 'info']

/** The findings to mend first: the most severe three, in the order they were found; each message once. */
export function fixFirst(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return (
    findings
      .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
      // How sure the transcript is was said before: it is no fault of the answer.
      .filter((finding) => !isTranscriptDoubt(finding) && !seen.has(finding.message) && seen.add(finding.message))
      .slice(0, MOST)
  )
}
