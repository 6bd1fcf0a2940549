import type { QuestionPreview } from '@rehearsal/contracts/question-bank'
import type { TaskView } from '@rehearsal/tasks/views'
import { Meter } from '@rehearsal/ui/meter'
import { Ring } from '@rehearsal/ui/ring'
import { formatMarks, formatPoints } from '../../../shared/format/numbers.ts'
import type { markAnswer } from '../api/preview.ts'
import { t } from '../messages.ts'

type Props = { view: TaskView; preview: QuestionPreview; marked: Awaited<ReturnType<typeof markAnswer>> }

/** What a learner would get for the answer, trait by trait, with the evidence of the kind. */
export function PreviewMarks({ view: { Result }, preview, marked: { answer, score } }: Props) {
  const earned = formatPoints(score.total.earned)
  const max = formatMarks(score.total.max)
  return (
    <section aria-label={t('result')} className="border-t border-line">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 px-4 py-5 md:px-6">
        <Ring
          value={score.total.earned}
          max={score.total.max}
          label={t('scored', { earned, max })}
          valueText={earned}
          caption={t('outOf', { max })}
          size={104}
        />
        {score.traits.length === 0 ? null : (
          <ul className="grid min-w-0 flex-[1_1_18rem] gap-2.5">
            {score.traits.map(({ trait, points }) => (
              <li key={trait} className="grid gap-1">
                <span className="num flex justify-between gap-3 text-sm">
                  <span className="font-medium">{nameOf(trait)}</span>
                  <span>{t('scored', { earned: formatPoints(points.earned), max: formatMarks(points.max) })}</span>
                </span>
                <Meter label={nameOf(trait)} value={points.earned} max={points.max} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="border-t border-line px-4 py-5 md:px-6">
        <Result
          prompt={preview.prompt}
          answerKey={preview.answerKey}
          answer={answer}
          score={score}
          variant={preview.variant}
          media={(id) => preview.media[id] ?? ''}
          recordingUrl={null}
          recordingPeaks={[]}
        />
      </div>
    </section>
  )
}

/** `lexicalRange` as `Lexical range`. */
function nameOf(trait: string): string {
  const words = trait.replaceAll(/([a-z])([A-Z])|[-_]/gu, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
