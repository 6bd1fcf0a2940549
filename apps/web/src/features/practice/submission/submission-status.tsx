import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { StepList } from '@rehearsal/ui/step-list'
import { Archive, CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import type { SubmissionState } from './submission-machine.ts'

type Props = {
  state: SubmissionState
  onResend: () => void
  /** No AI submissions are left: what is held cannot be sent. */
  needsPlan: boolean
  onSendHeld: () => void
}

/** Where the answer is on its way: refused, held at the paywall, not sent yet, being scored, not scored. Nothing while there is nothing to say. */
export function SubmissionStatus(props: Props) {
  const content = contentOf(props)
  return (
    <div className={content === null ? 'hidden' : 'grid gap-3 border-t border-line px-4 py-4 md:px-6'}>{content}</div>
  )
}

function contentOf({ state, onResend, needsPlan, onSendHeld }: Props): ReactNode {
  switch (state.name) {
    case 'editing':
      if (state.isHeld) return <Held needsPlan={needsPlan} onSend={onSendHeld} />
      return state.problem === null ? null : (
        <Banner tone="bad">
          <b className="font-semibold">{t('problem')}</b> {state.problem}
        </Banner>
      )
    case 'unsent':
      return (
        <Banner
          tone="fair"
          icon={<CloudOff size={18} aria-hidden />}
          action={
            <Button size="small" onClick={onResend}>
              {t('sendNow')}
            </Button>
          }
        >
          {t('unsent', { reason: state.reason })}
        </Banner>
      )
    case 'waiting':
      return <Waiting step={state.step} />
    case 'failed':
      return (
        <Banner tone="bad">
          <b className="font-semibold">{t('scoringFailed')}</b> {state.message ?? ''}
        </Banner>
      )
    case 'sending':
    case 'scored':
      return null
  }
}

/** The finished answer is kept; the learner sends it, when that is possible again. */
function Held({ needsPlan, onSend }: { needsPlan: boolean; onSend: () => void }) {
  return (
    <Banner
      tone="brand"
      icon={<Archive size={18} aria-hidden />}
      action={
        needsPlan ? (
          <Button size="small" href={urls.plans()}>
            {t('explorePlans')}
          </Button>
        ) : (
          <Button size="small" variant="primary" onClick={onSend}>
            {t('sendForScoring')}
          </Button>
        )
      }
    >
      {needsPlan ? t('held') : t('heldReady')}
    </Banner>
  )
}

const steps = ['received', 'scoring', 'scored'] as const

/** The real steps of the server, not a bar that only seems to move. */
function Waiting({ step }: { step: 'received' | 'scoring' }) {
  return (
    <div role="status" className="grid gap-2.5">
      <p className="font-semibold">{t('waiting')}</p>
      <StepList
        label={t('waiting')}
        direction="row"
        steps={steps.map((id) => {
          const place = placeOf(id, step)
          return { id, label: t(`step_${id}`), state: place, stateLabel: t(`step_is_${place}`) }
        })}
      />
      <p className="text-sm text-ink-3">{t('waitingAdvice')}</p>
    </div>
  )
}

/** Received is over as soon as it is said; scoring goes on until the score is there. */
function placeOf(id: (typeof steps)[number], step: 'received' | 'scoring'): 'done' | 'current' | 'waiting' {
  if (id === 'received') return 'done'
  return id === 'scoring' && step === 'scoring' ? 'current' : 'waiting'
}
