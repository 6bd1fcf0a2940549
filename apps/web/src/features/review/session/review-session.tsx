import type { ReviewCard, ReviewQueue } from '@rehearsal/contracts/reviews'
import { Banner } from '@rehearsal/ui/banner'
import { Card } from '@rehearsal/ui/card'
import { LiveRegion } from '@rehearsal/ui/live-region'
import { Meter } from '@rehearsal/ui/meter'
import { useShortcuts } from '@rehearsal/ui/shortcuts'
import { WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { t } from '../messages.ts'
import { CardBack } from './card-back.tsx'
import { CardFront } from './card-front.tsx'
import { GradeButtons, reviewGrades } from './grade-buttons.tsx'
import { proposedGrade } from './letter-differences.ts'
import { SessionSummary } from './session-summary.tsx'
import { useReview } from './use-review.ts'
import { useWordSound } from './use-word-sound.ts'
import { untranslated } from '@rehearsal/ui/untranslated'

type Props = { userId: string; queue: ReviewQueue; onAgain: () => void }

/** Card after card: first what is asked, then the answer and how well it was known. */
export function ReviewSession({ userId, queue, onAgain }: Props) {
  const { state, show, grade, waiting } = useReview(userId, queue.cards)
  const { play, playByItself } = useWordSound()
  const [card] = state.cards
  const turn = `${card?.id ?? ''} ${card?.version ?? ''}`
  const place = useTurnFocus(turn)
  useSpokenSpelling(turn, card, playByItself)
  const total = state.finished + state.cards.length
  useShortcuts(
    state.isAnswerShown
      ? Object.fromEntries(reviewGrades.map((each, at) => [String(at + 1), () => grade(each)]))
      : { Space: () => show(''), Enter: () => show('') },
    card !== undefined && (state.isAnswerShown || card.kind === 'meaning'),
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      {waiting > 0 ? <Banner icon={<WifiOff size={17} aria-hidden />}>{t('unsent', { count: waiting })}</Banner> : null}
      {card === undefined ? (
        <SessionSummary given={state.given} finished={state.finished} isUnsent={waiting > 0} onAgain={onAgain} />
      ) : (
        <>
          <Progress done={state.finished} total={total} />
          <LiveRegion>{t('left', { count: state.cards.length })}</LiveRegion>
          <Card padding="large" className="mx-auto w-full max-w-[720px]">
            <div ref={place} tabIndex={-1} key={turn} className="outline-none">
              {state.isAnswerShown ? (
                <CardBack card={card} typed={state.typed} onPlay={play} />
              ) : (
                <CardFront card={card} onPlay={play} onShow={show} />
              )}
            </div>
            {state.isAnswerShown ? (
              <div className="mt-4 bg-surface py-2 max-md:sticky max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom))]">
                <GradeButtons
                  intervalSeconds={card.intervalSeconds}
                  proposed={card.kind === 'spelling' ? proposedGrade(card.word, state.typed) : null}
                  onGrade={grade}
                />
              </div>
            ) : null}
          </Card>
          <p className="text-center text-sm text-ink-3 max-md:hidden">
            {card.kind === 'spelling' ? t('spellingKeys') : t('keys')}
          </p>
        </>
      )}
    </div>
  )
}

function Progress({ done, total }: { done: number; total: number }) {
  const text = t('progressText', { done, total })
  return (
    <div className="mx-auto flex w-full max-w-[720px] items-center gap-3">
      <div className="flex-1">
        <Meter label={t('progress')} tone="brand" value={done} max={total} valueText={text} />
      </div>
      <span {...untranslated} aria-hidden className="num text-sm text-ink-2">
        {text}
      </span>
    </div>
  )
}

/** The next card gets the focus, which the button of the last one took with it; a field to type in, where there is one. */
function useTurnFocus(turn: string) {
  const place = useRef<HTMLDivElement>(null)
  const first = useRef(turn)
  useEffect(() => {
    if (turn === first.current) return
    first.current = ''
    const field = place.current?.querySelector('input')
    const target = field ?? place.current
    target?.focus({ preventScroll: true })
  }, [turn])
  return place
}

/** What is to be spelt is heard by itself. */
function useSpokenSpelling(turn: string, card: ReviewCard | undefined, playByItself: (url: string) => void): void {
  const speak = useEffectEvent(() => {
    if (card?.kind === 'spelling') playByItself(card.americanAudio)
  })
  useEffect(() => speak(), [turn])
}
