import type { MockTestState } from '@rehearsal/contracts/mock-tests'
import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { Button } from '@rehearsal/ui/button'
import { Link } from '@rehearsal/ui/link'
import { defaultRecorderRules, RecorderPanel, RefusedInsideApp, useRecorder } from '@rehearsal/ui/recorder'
import { type ReactNode, useState } from 'react'
import { audioTexts } from '../../../shared/audio/audio-texts.ts'
import { recorderTexts } from '../../../shared/audio/recorder-texts.ts'
import { urls } from '../../../shared/urls.ts'
import { hasForgivenAll, needsOf } from '../machine/exam-parts.ts'
import { ExamStage } from '../exam-stage.tsx'
import { t } from '../messages.ts'
import { testSoundUrl } from './test-sound.ts'

const CHECK_SECONDS = 3

/** Sound and microphone before a test, as far as it needs them, and its rules. No clock runs. */
export function ChecksStep({ test, onDone }: { test: MockTestState; onDone: () => void }) {
  const needs = needsOf(test)
  const isRunning = hasForgivenAll(test)
  return (
    <ExamStage
      isWide
      title={t('checkTitle')}
      text={textOf(test)}
      actions={
        <Button size="large" variant="primary" onClick={onDone}>
          {isRunning ? t('goOnNow') : t('goOn')}
        </Button>
      }
    >
      {needs.sound ? <SoundCheck /> : null}
      {needs.microphone ? <MicrophoneCheck /> : null}
      {needs.sound || needs.microphone ? null : <p className="text-ink-2">{t('checkNothing')}</p>}
      <Check title={t('rules')}>
        <ul className="grid list-disc gap-1 ps-5 text-ink-2">
          {needs.sound ? <li>{t('ruleOnce')}</li> : null}
          <li>{t('ruleBack')}</li>
          <li>{t('ruleTime')}</li>
          <li>{t('ruleSafe')}</li>
        </ul>
      </Check>
    </ExamStage>
  )
}

function textOf(test: MockTestState): string {
  if (hasForgivenAll(test)) return t('checkClockRuns')
  return test.position > 0 ? t('checkReturn', { number: test.position + 1 }) : t('checkText')
}

function Check({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line pt-5" aria-label={title}>
      <div>
        <h2 className="font-semibold">{title}</h2>
        {text === undefined ? null : <p className="mt-0.5 text-sm text-ink-2">{text}</p>}
      </div>
      {children}
    </section>
  )
}

function SoundCheck() {
  return (
    <Check title={t('soundTitle')} text={t('soundText')}>
      <AudioPlayer src={testSoundUrl()} texts={audioTexts(t('soundPlayer'))} variant="compact" />
      <p className="text-sm text-ink-3">{t('soundAdvice')}</p>
    </Check>
  )
}

function MicrophoneCheck() {
  const texts = recorderTexts()
  const [isHeard, setIsHeard] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const recorder = useRecorder({
    maximumSeconds: CHECK_SECONDS,
    onSound: ({ level }) => {
      if (level >= defaultRecorderRules.silenceLevel) setIsHeard(true)
    },
  })
  // The dialog that tells of a refusal is closed and gone; that nothing is recorded stays.
  const { name } = recorder.state
  if (name === 'denied' && !isRefused) setIsRefused(true)
  if (name === 'recording' && isRefused) setIsRefused(false)
  return (
    <Check title={t('microphoneTitle')} text={t('microphoneText')}>
      <RecorderPanel
        recorder={recorder}
        texts={texts}
        playerTexts={audioTexts(t('myRecording'))}
        fullAtSeconds={CHECK_SECONDS}
      />
      <div role="status" className={`text-sm ${isHeard ? 'text-good' : 'text-fair'}`}>
        {isRefused ? (
          <div className="grid gap-1 rounded-card bg-fair-soft px-4 py-3 text-ink">
            <p className="font-semibold text-fair">{texts.deniedTitle}</p>
            <p>{texts.deniedText}</p>
            <p>{t('microphoneRefused')}</p>
            <RefusedInsideApp />
          </div>
        ) : (
          <p className="font-medium">{isHeard ? t('microphoneHeard') : t('microphoneUnheard')}</p>
        )}
      </div>
      <p className="text-sm text-ink-3">
        {t('microphoneKept')} {t('otherMicrophone')}{' '}
        <Link href={urls.microphoneSetup} className="font-medium text-brand underline">
          {t('microphoneSetup')}
        </Link>
      </p>
    </Check>
  )
}
