import { Info, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AudioPlayer } from '../audio-player/audio-player.tsx'
import type { AudioPlayerTexts } from '../audio-player/player-texts.ts'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { LevelMeter } from '../level-meter/level-meter.tsx'
import { shareOf } from '../ring/ring.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { Timer } from '../timer/timer.tsx'
import { Waveform } from '../waveform/waveform.tsx'
import { recordingObstacle } from './can-record.ts'
import { CannotRecord } from './cannot-record.tsx'
import { PermissionDialog } from './permission-dialog.tsx'
import { RecordButton } from './record-button.tsx'
import type { RecorderState, StopReason } from './recorder-machine.ts'
import type { RecorderTexts } from './recorder-texts.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import type { RecorderHandle } from './use-recorder.ts'

export type RecorderPanelProps = {
  recorder: RecorderHandle
  texts: RecorderTexts
  playerTexts: AudioPlayerTexts
  isLocked?: boolean | undefined
  /** R records and stops anywhere on the page. */
  hasPageKeys?: boolean | undefined
  /** Where the bar is full (specification §4.1). */
  fullAtSeconds?: number | undefined
  /** Stands in a narrow card: the level is below, as on a phone. */
  isNarrow?: boolean | undefined
}

/** Shows a recorder: the button, the wave, the level and the time; afterwards the take, to hear and to replace. Where none can work it says so. */
export function RecorderPanel(props: RecorderPanelProps) {
  const obstacle = recordingObstacle()
  if (obstacle === null) return <WorkingPanel {...props} />
  return (
    <section aria-label={props.texts.panel}>
      <CannotRecord obstacle={obstacle} />
    </section>
  )
}

function WorkingPanel(props: RecorderPanelProps) {
  const { recorder, texts, playerTexts, isLocked = false, hasPageKeys = false } = props
  const { fullAtSeconds = 60, isNarrow = false } = props
  const { state, take } = recorder
  const isRecording = state.name === 'recording'
  const keptFocus = useKeptFocus<HTMLElement>(state.name)
  const whole = useShownWhole<HTMLDivElement>(isRecording ? 'recording' : outcome(state, texts))
  useShortcuts({ r: isRecording ? recorder.stop : recorder.start }, hasPageKeys && !isLocked)
  return (
    <section aria-label={texts.panel} {...keptFocus}>
      <div ref={whole} className="grid gap-3">
        {state.name === 'recorded' && take ? (
          <TakeRow {...{ recorder, texts, playerTexts, isLocked, isNarrow }} />
        ) : (
          <div
            className={classNames(
              'items-center gap-x-4 gap-y-4',
              isNarrow ? 'flex flex-wrap' : 'grid grid-cols-[auto_1fr] md:grid-cols-[auto_1fr_auto] md:gap-x-6',
            )}
          >
            <RecordButton recorder={recorder} texts={texts} isLocked={isLocked} />
            <Progress recorder={recorder} texts={texts} fullAtSeconds={fullAtSeconds} />
            <div className={isNarrow ? 'basis-full' : 'max-md:col-span-2'}>
              <LevelMeter
                level={recorder.level}
                label={texts.level}
                caption={isRecording ? levelCaption(recorder, texts) : texts.level}
              />
            </div>
          </div>
        )}
        <Messages recorder={recorder} texts={texts} />
        <PermissionDialog recorder={recorder} texts={texts} />
      </div>
    </section>
  )
}

/** On a small screen the level and the messages lie below the edge when they come: as much is scrolled as shows them, and no more. */
function useShownWhole<Part extends HTMLElement>(shown: string) {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (shown !== '') part.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return part
}

function levelCaption({ level, rules }: RecorderHandle, texts: RecorderTexts): string {
  if (level > 0.85) return texts.levelHigh
  return level * 255 < rules.silenceLevel ? texts.levelLow : texts.levelGood
}

type PartProps = { recorder: RecorderHandle; texts: RecorderTexts }

function Progress({ recorder, texts, fullAtSeconds }: PartProps & { fullAtSeconds: number }) {
  const { peaks, capacity, elapsedSeconds, rules } = recorder
  const width = `${shareOf(elapsedSeconds, fullAtSeconds) * 100}%`
  return (
    <div className="min-w-0 flex-1 basis-44">
      <Waveform peaks={peaks} capacity={capacity ?? 1} label={texts.waveform} tone="bad" />
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <div aria-hidden dir="ltr" className="h-1 min-w-4 flex-1 overflow-hidden rounded-full bg-line">
          <div className="h-full rounded-full bg-bad" style={{ width }} />
        </div>
        <Timer seconds={elapsedSeconds} maxSeconds={rules.maximumSeconds} hasMaximum label={texts.elapsed} />
      </div>
    </div>
  )
}

function TakeRow({
  recorder,
  texts,
  playerTexts,
  isLocked,
  isNarrow,
}: PartProps & { playerTexts: AudioPlayerTexts; isLocked: boolean; isNarrow: boolean }) {
  const { take, tryAgain } = recorder
  if (!take) return null
  return (
    <div className={classNames('flex items-center gap-x-5 gap-y-3', isNarrow ? 'flex-wrap' : 'max-md:flex-wrap')}>
      <AudioPlayer
        src={take.url}
        texts={playerTexts}
        peaks={take.peaks}
        durationSeconds={take.durationSeconds}
        tone="speaking"
        variant="compact"
      />
      {isLocked ? null : (
        <Button
          icon={<RotateCcw size={16} aria-hidden />}
          onClick={tryAgain}
          className={isNarrow ? 'w-full' : 'max-md:w-full'}
        >
          {texts.tryAgain}
        </Button>
      )}
    </div>
  )
}

/** That another microphone records, and why it ended by itself. The region is there from the start, so that its text is spoken when it comes. */
function Messages({ recorder, texts }: PartProps) {
  const { state, isMicrophoneReplaced } = recorder
  const replaced = isMicrophoneReplaced && state.name !== 'idle' ? texts.replaced : ''
  const messages = [replaced, outcome(state, texts)].filter((message) => message !== '')
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {messages.map((message) => (
        <p
          key={message}
          className="flex items-start gap-2 rounded-control bg-fair-soft px-3.5 py-2.5 text-sm font-medium text-fair"
        >
          <Info size={17} className="mt-0.5 shrink-0" aria-hidden />
          {message}
        </p>
      ))}
    </div>
  )
}

function outcome(state: RecorderState, texts: RecorderTexts): string {
  if (state.name === 'asking') return state.isSlow ? texts.slow : ''
  if (state.name === 'failed') return texts.failure(state.failure)
  return state.name === 'recorded' ? endMessage(state.reason, texts) : ''
}

function endMessage(reason: StopReason, texts: RecorderTexts): string {
  switch (reason) {
    case 'learner':
      return ''
    case 'silence':
      return texts.stoppedSilence
    case 'maximum':
      return texts.stoppedMaximum
    default:
      return texts.fault(reason)
  }
}
