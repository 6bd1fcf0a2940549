import { ipaOfPhone } from '@rehearsal/exam/speech/ipa-of-phone'
import { MOST_DRILLED, type WeakSound } from '@rehearsal/exam/speech/weak-sounds'
import { ClipList } from '@rehearsal/ui/clip-list'
import { Link } from '@rehearsal/ui/link'
import { useClip } from '@rehearsal/ui/spoken-text'
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
      {drills === undefined ? null : <Pairs contrasts={drills.contrasts} />}
      {drills === undefined || drills.questions.length === 0 ? null : (
        <div className="mt-4">
          <h4 className="text-sm font-semibold">{drillTexts.questions}</h4>
          <ul className="mt-1.5 grid gap-1.5">
            {drills.questions.map(({ phone, id, taskId, title, times, isAnswered }) => (
              <li key={`${phone}-${id}`} className="text-sm">
                <Link href={questionUrl(taskId, id)} className="inline-flex min-h-6 items-center font-medium">
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

function Pairs({ contrasts }: Pick<Drills, 'contrasts'>) {
  const { playingId, play } = useClip()
  if (contrasts.length === 0) return null
  return (
    <div className="mt-4 grid gap-3">
      <p className="text-sm text-ink-2">{drillTexts.pairsHint}</p>
      {contrasts.map(({ sounds: [first, second], pairs }, place) => {
        const title = drillTexts.pairs(ipaOfPhone(first), ipaOfPhone(second))
        return (
          <details key={title} open={place === 0}>
            <summary className="min-h-6 cursor-pointer text-sm font-semibold">{title}</summary>
            <ul className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-4 gap-y-2">
              {pairs.map(([one, other]) => (
                <li key={`${one.word} ${other.word}`}>
                  <ClipList
                    label={`${one.word}, ${other.word}`}
                    clips={[one, other].map(({ word }) => ({ id: word, label: word, detail: '' }))}
                    playingId={playingId}
                    onPlay={(word) => play(word, word === one.word ? one.audioUrl : other.audioUrl)}
                  />
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </div>
  )
}
