import type { FindingCode } from '@rehearsal/exam/finding-codes/finding-code'
import type { Finding } from '@rehearsal/exam/score'
import { MEMORISED_LIMIT } from '@rehearsal/exam/writing/memorised'
import { resultTexts } from './messages.ts'
import { ResultSection } from './result-section.tsx'

const CODES = new Set<FindingCode>(['template_phrase', 'earlier_text'])

/** What of an answer fits any topic or stands in earlier answers: each run with where it comes from. */
export function ReadyMadePhrases({ findings }: { findings: readonly Finding[] }) {
  const messages = [...new Set(findings.filter(({ code }) => CODES.has(code)).map(({ message }) => message))]
  if (messages.length === 0) return null
  return (
    <ResultSection title={resultTexts.readyMade}>
      <ul lang="en" dir="ltr" className="grid max-w-[68ch] list-disc gap-1 ps-5 text-ink-2">
        {messages.map((message) => (
          <li key={message} className="break-words">
            {message}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-3">{resultTexts.readyMadeHint(percent.format(MEMORISED_LIMIT))}</p>
    </ResultSection>
  )
}

const percent = new Intl.NumberFormat('en', { style: 'percent' })
