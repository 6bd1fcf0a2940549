import type { MockTestState } from '@rehearsal/contracts/mock-tests'
import { blueprints } from '@rehearsal/exam/formats/blueprints/blueprints'
import { Button } from '@rehearsal/ui/button'
import { RecorderPanel, useRecorder } from '@rehearsal/ui/recorder'
import { Timer } from '@rehearsal/ui/timer'
import { useEffect, useEffectEvent, useState } from 'react'
import { audioTexts } from '../../../shared/audio/audio-texts.ts'
import { recorderTexts } from '../../../shared/audio/recorder-texts.ts'
import { steadyNow } from '../../../shared/clock.ts'
import { ExamStage } from '../exam-stage.tsx'
import { t } from '../messages.ts'

type Props = { test: MockTestState; onDone: () => void }

/** The exam's unscored introduction. What is said stays in this page, and goes with it. */
export function IntroductionStep({ test, onDone }: Props) {
  const { preparationSeconds, answerSeconds } = blueprints[test.format].introduction
  const [hasBegun, setHasBegun] = useState(false)
  return (
    <ExamStage
      title={t('introTitle')}
      text={t('introText', { preparation: preparationSeconds, answer: answerSeconds })}
      actions={
        hasBegun ? (
          <Button size="large" variant="primary" onClick={onDone}>
            {t('goOn')}
          </Button>
        ) : (
          <>
            <Button size="large" variant="quiet" onClick={onDone}>
              {t('introSkip')}
            </Button>
            <Button size="large" variant="primary" onClick={() => setHasBegun(true)}>
              {t('introBegin')}
            </Button>
          </>
        )
      }
    >
      <p lang="en" dir="ltr" className="read">
        {t('introPrompt')}
      </p>
      {hasBegun ? <Speaking preparationSeconds={preparationSeconds} answerSeconds={answerSeconds} /> : null}
      <p className="text-sm text-ink-3">{t('introPrivate')}</p>
    </ExamStage>
  )
}

function Speaking({ preparationSeconds, answerSeconds }: { preparationSeconds: number; answerSeconds: number }) {
  const left = useCountdown(preparationSeconds)
  const recorder = useRecorder({ maximumSeconds: answerSeconds, hasBeep: true })
  const begin = useEffectEvent(recorder.start)
  const isTime = left === 0
  useEffect(() => {
    if (isTime) begin()
  }, [isTime])
  return (
    <>
      {isTime ? null : (
        <p className="flex items-center justify-between gap-3 text-ink-2">
          {t('introPreparing')}
          <Timer seconds={left} label={t('prepareClock')} size="large" />
        </p>
      )}
      <RecorderPanel
        recorder={recorder}
        texts={recorderTexts()}
        playerTexts={audioTexts(t('myRecording'))}
        fullAtSeconds={answerSeconds}
        isLocked={!isTime || recorder.take !== null}
        hasPageKeys
      />
    </>
  )
}

function useCountdown(seconds: number): number {
  const [end] = useState(() => steadyNow() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const look = setInterval(() => setLeft(Math.max(0, Math.ceil((end - steadyNow()) / 1000))), 200)
    return () => clearInterval(look)
  }, [end])
  return left
}
