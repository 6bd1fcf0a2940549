import type { MockTestReport, ReportAnswer } from '@rehearsal/contracts/mock-test-report'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { Chip } from '@rehearsal/ui/chip'
import { Link } from '@rehearsal/ui/link'
import { audioTexts } from '../../shared/audio/audio-texts.ts'
import { partName } from '../../shared/mock-test-names.ts'
import { skillOf } from '../../shared/skill-of.ts'
import { urls } from '../../shared/urls.ts'
import { answerText } from './answer-text.ts'
import { t } from './messages.ts'
import { Section } from './section.tsx'

/** Every item of the test with what became of it, and the way to its result. */
export function AnswersSection({ data: { answers } }: { data: MockTestReport }) {
  const parts = Map.groupBy(answers, ({ part }) => part)
  return (
    <Section title={t('answers')} about={t('answersAbout')} isFolded isLong>
      <div className="grid gap-6">
        {[...parts].map(([part, own]) => (
          <section key={part} aria-label={partName(part)} className="min-w-0">
            <h3 className="mb-1 text-sm font-semibold text-ink-2 break-after-avoid">{partName(part)}</h3>
            <ol className="grid gap-x-10 lg:grid-cols-2 print:block print:columns-2">
              {own.map((answer) => (
                <AnswerRow key={answer.position} answer={answer} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Section>
  )
}

function AnswerRow({ answer }: { answer: ReportAnswer }) {
  const { position, taskId, practiceId, questionTitle, attemptId, recordingUrl, wasSeen } = answer
  const title = <span lang="en">{questionTitle}</span>
  return (
    <li className="flex gap-3 border-t border-line py-2.5 break-inside-avoid">
      <span className="num w-7 shrink-0 text-ink-3">{position + 1}</span>
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">
          {attemptId === null ? (
            title
          ) : (
            <Link
              href={urls.question(taskId, practiceId, { answer: String(attemptId) })}
              className="rounded text-brand underline underline-offset-2 touch:inline-block touch:py-2"
            >
              {title}
            </Link>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span lang="en" className="text-ink-3">
            {catalogue[taskId].name}
          </span>
          <span className="num text-ink-2">{answerText(answer)}</span>
          {wasSeen ? <Chip>{t('seenBefore')}</Chip> : null}
        </p>
        {recordingUrl === null ? null : (
          <div className="mt-2 max-w-md print:hidden">
            <AudioPlayer
              src={recordingUrl}
              texts={audioTexts(t('takeOf', { number: position + 1 }))}
              variant="compact"
              tone={skillOf(taskId)}
            />
          </div>
        )}
      </div>
    </li>
  )
}
