import { Button } from '@rehearsal/ui/button'
import { classNames } from '@rehearsal/ui/class-names'
import { Spinner } from '@rehearsal/ui/spinner'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../messages.ts'
import type { SetupState } from '../setup-machine.ts'
import { HIGHEST } from './sensitivity.tsx'

type Props = { state: SetupState & { step: 'test' }; onRetry: () => void }

/** What the test has found so far: the voice, and whether the sentence was understood. */
export function TestFindings({ state: { heard, audio, check, sensitivity }, onRetry }: Props) {
  const tooQuiet = sensitivity === HIGHEST ? t('voiceQuietHighest') : t('voiceQuiet')
  const voice = heard.isVoice ? 'good' : audio === null ? 'none' : 'bad'
  return (
    <div className="grid gap-2">
      <div role="status" className="grid gap-2">
        <Finding kind={voice}>
          {voice === 'good' ? t('voiceHeard') : voice === 'bad' ? tooQuiet : t('voiceWaiting')}
        </Finding>
        {check.name === 'checking' ? <Finding kind="busy">{t('checking')}</Finding> : null}
        {check.name === 'checked' ? (
          <Finding kind={check.isRecognised ? 'good' : 'bad'}>
            {check.isRecognised ? t('recognised') : t('notRecognised')}
            {check.isRecognised || check.transcription === '' ? null : (
              <span className="block font-normal">{t('notRecognisedHeard', { words: check.transcription })}</span>
            )}
          </Finding>
        ) : null}
        {check.name === 'failed' ? (
          <Finding kind="bad">
            {t('checkFailed')} <span className="font-normal">{check.message}</span>
          </Finding>
        ) : null}
      </div>
      {check.name === 'failed' ? (
        <div>
          <Button size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

type Kind = 'none' | 'busy' | 'good' | 'bad'

const looks = { none: 'text-ink-3', busy: 'text-ink-2', good: 'text-good', bad: 'text-fair' } as const

const signs = {
  none: <CircleDashed size={18} aria-hidden />,
  busy: <Spinner size={18} />,
  good: <CircleCheck size={18} aria-hidden />,
  bad: <CircleAlert size={18} aria-hidden />,
} as const satisfies Record<Kind, ReactNode>

function Finding({ kind, children }: { kind: Kind; children: ReactNode }) {
  return (
    <p className={classNames('flex items-start gap-2.5 text-sm font-medium', looks[kind])}>
      <span className="mt-px shrink-0">{signs[kind]}</span>
      <span>{children}</span>
    </p>
  )
}
