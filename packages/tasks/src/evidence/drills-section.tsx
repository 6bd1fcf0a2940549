import { ipaOfPhone } from '@rehearsal/phonetics/phones/ipa-of-phone'
import { MOST_DRILLED, type WeakSound } from '@rehearsal/exam/speech/weak-sounds'
import { Link } from '@rehearsal/ui/link'
import { PairList } from '@rehearsal/ui/pair-list'
import { ResultSection } from '../result-section.tsx'
import { drillTexts } from './messages.ts'
import type { Drills, SpokenExtras } from './spoken-extras.ts'

type Props = Pick<SpokenExtras, 'taskName' | 'questionUrl'> & {
  sounds: readonly WeakSound[]
  drills: Drills | undefined
}

/** The learner's weakest sounds, pairs of words to tell them apart by, and questions that are rich in them. */
export function DrillsSection({ sounds, drills, taskName, questionUrl }: Props) {
  if (sounds.length === 0) return null
  return (
    <ResultSection title={drillTexts.title}>
      <ul className="flex flex-wrap gap-2">
        {sounds.slice(0, MOST_DRILLED).map(({ phone, heardAs, weakTimes, times }) => (
          <li key={phone} className="rounded-control border border-line px-3 py-1.5 text-sm">
            <b className="text-base font-semibold">{`/${ipaOfPhone(phone)}/`}</b>{' '}
            <span className="text-ink-2">
              {drillTexts.weak(weakTimes, times)}
              {heardAs === null ? '' : `, ${drillTexts.heardAs(ipaOfPhone(heardAs))}`}
            </span>
          </li>
        ))}
      </ul>
      {drills === undefined || drills.contrasts.length === 0 ? null : (
        <div className="mt-4">
          <PairList
            hint={drillTexts.pairsHint}
            groups={drills.contrasts.map(({ sounds: [first, second], pairs }) => ({
              title: drillTexts.pairs(ipaOfPhone(first), ipaOfPhone(second)),
              pairs,
            }))}
          />
        </div>
      )}
      {drills === undefined || drills.questions.length === 0 ? null : (
        <div className="mt-4">
          <h4 className="text-sm font-semibold">{drillTexts.questions}</h4>
          <ul className="mt-1.5 grid gap-1.5">
            {drills.questions.map(({ phone, id, taskId, title, times, isAnswered }) => (
              <li key={`${phone}-${id}`} className="text-sm">
                <Link
                  href={questionUrl(taskId, id)}
                  className="inline-flex min-h-6 touch:min-h-11 items-center font-medium"
                >
                  <span lang="en">{title}</span>
                </Link>{' '}
                <span className="num text-ink-3">
                  {[taskName(taskId), drillTexts.times(ipaOfPhone(phone), times)].join(' · ')}
                  {isAnswered ? ` · ${drillTexts.answered}` : ''}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ResultSection>
  )
}
