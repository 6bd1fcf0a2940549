import { Button } from '@rehearsal/ui/button'
import { t } from '../messages.ts'
import { testSentence } from '../sentence.ts'
import { canConfirmTest, type SetupState } from '../setup-machine.ts'
import type { MicrophoneSetup } from '../use-microphone-setup.ts'
import { SentenceRecorder } from './sentence-recorder.tsx'
import { Sensitivity } from './sensitivity.tsx'
import { TestFindings } from './test-findings.tsx'

type Props = Omit<MicrophoneSetup, 'state'> & { state: SetupState & { step: 'test' } }

/** Step 3: the level, the sensitivity, and whether a sentence is understood (specification §2.11, §4.2). */
export function TestStep({ state, send, rules }: Props) {
  const canConfirm = canConfirmTest(state, rules)
  return (
    <>
      <p className="text-ink-2">{t('testText')}</p>
      <blockquote
        aria-label={t('sentence')}
        lang="en"
        dir="ltr"
        className="rounded-control bg-sunken px-4 py-3 font-read text-lg"
      >
        {testSentence}
      </blockquote>
      <SentenceRecorder
        key={state.round}
        deviceId={state.chosen.id}
        sensitivity={state.sensitivity}
        isLocked={state.check.name === 'checking'}
        send={send}
      />
      <Sensitivity value={state.sensitivity} onChange={(value) => send({ type: 'set-sensitivity', value })} />
      <TestFindings state={state} onRetry={() => send({ type: 'check-again' })} />
      <div className="flex items-center gap-x-4 gap-y-2 max-md:flex-col max-md:items-stretch">
        <Button variant="primary" disabled={!canConfirm} onClick={() => send({ type: 'confirm-test' })}>
          {t('confirm')}
        </Button>
        {canConfirm ? null : (
          <p className="text-sm text-ink-3">{rules.needsVoice ? t('confirmAfterVoice') : t('confirmAfter')}</p>
        )}
      </div>
    </>
  )
}
