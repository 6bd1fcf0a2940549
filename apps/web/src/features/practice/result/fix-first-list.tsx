import type { Finding } from '@rehearsal/exam/score'
import { t } from '../messages.ts'
import { fixFirst } from './fix-first.ts'
import { NumberedRow } from './numbered-row.tsx'

type Props = {
  findings: readonly Finding[]
  /** There is nothing to fix: what was found is told as such, and nothing where there is nothing to tell. */
  hasFullMarks?: boolean
}

/** The few things that would help most. What has a place has words to put there; what has none has advice, a sentence of its own. */
export function FixFirst({ findings, hasFullMarks = false }: Props) {
  const chosen = fixFirst(findings)
  if (hasFullMarks && chosen.length === 0) return null
  const isNoFault = chosen.length > 0 && chosen.every(({ severity }) => severity === 'info')
  const title = t(hasFullMarks || isNoFault ? 'goodToKnow' : 'fixFirst')
  return (
    <section aria-label={title}>
      <h3 className="text-base font-semibold tracking-[-0.01em]">{title}</h3>
      {chosen.length === 0 ? <p className="mt-2 text-ink-2">{t('nothingToFix')}</p> : null}
      <ol className="mt-2 grid divide-y divide-line">
        {chosen.map(({ message, suggestion, start }, index) => (
          <NumberedRow key={message} number={index + 1}>
            <div lang="en" className="min-w-0">
              <p>{message}</p>
              {isNews(message, suggestion) ? (
                <p className="mt-0.5 text-sm text-ink-3">
                  {start === undefined ? suggestion : t('better', { suggestion })}
                </p>
              ) : null}
            </div>
          </NumberedRow>
        ))}
      </ol>
    </section>
  )
}

/** A suggestion that the message already gives need not be said twice. */
const isNews = (message: string, suggestion: string | undefined): suggestion is string =>
  suggestion !== undefined && suggestion !== '' && !message.includes(suggestion)
