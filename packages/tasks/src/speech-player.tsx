import { RECORDING_MAX_SECONDS } from '@rehearsal/exam/limits'
import { takeLimits } from '@rehearsal/exam/takes/take-limits'
import {
  recorderOutcomeTexts,
  useKeptFocus,
  RecorderPanel,
  type RecorderHandle,
  type RecorderState,
} from '@rehearsal/ui/recorder'
import { useTranscribedRecorder } from '@rehearsal/ui/recogniser'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { KeptTake } from './kept-take.tsx'
import { recorderTexts, takePlayerTexts } from './sound-messages.ts'
import { PlayerLayout } from './player-layout.tsx'
import type { PlayerProps } from './view.tsx'

const panelTexts = { ...recorderTexts, ...recorderOutcomeTexts }

type Draft = { answerRequest: string; transcript?: string | undefined }
type Props = PlayerProps<unknown, Draft> & {
  /** What is to be read, seen or heard. */
  given: ReactNode
}

/** What is given, and the recorder. In exam mode it records by itself when the time to listen and to prepare is over, and hands in what there is when the time to answer is, whatever became of the sound. */
export function SpeechPlayer(props: Props) {
  const { given, draft, onDraft, rules, mode, phase, isLocked, isTranscribed = false, strip, onRecorder } = props
  const recorder = useTranscribedRecorder({
    maximumSeconds: rules.answerSeconds,
    hasBeep: mode === 'exam',
    isTranscribed,
    onTake: ({ base64, durationSeconds, stoppedBecause }, text) => {
      // Told before the draft, for with that a page may take the player away.
      onRecorder?.({ name: 'recorded', elapsedSeconds: durationSeconds, reason: stoppedBecause })
      const transcript = text.slice(0, takeLimits(rules.answerSeconds).transcriptCharacters).trim()
      onDraft({ answerRequest: base64, ...(transcript === '' ? {} : { transcript }) })
    },
    onClear: () => onDraft(undefined),
  })
  const isOver = mode === 'exam' && phase === 'done'
  const isEarly = mode === 'exam' && (phase === 'listen' || phase === 'prepare')
  useStartByItself(recorder, mode === 'exam' && phase === 'answer' && !isLocked && draft === undefined)
  const { name } = recorder.state
  useToldSteps(recorder.state, onRecorder)
  useEndOfTime(recorder, isOver && !isLocked && draft === undefined)
  const isNothing = name === 'idle' || name === 'denied' || name === 'failed'
  useNothingRecorded(onDraft, isOver && !isLocked && draft === undefined && isNothing)
  // The exam gives one take: from its end on there is no other, though its transcript is waited for.
  const isTaken = mode === 'exam' && (name === 'encoding' || name === 'recorded')
  const isUnused = recorder.take === null && recorder.state.name === 'idle'
  const keptTake = isUnused ? draft?.answerRequest : undefined
  const keptFocus = useKeptFocus<HTMLDivElement>(keptTake === undefined)
  const again = () => {
    onDraft(undefined)
    recorder.start()
  }
  return (
    <PlayerLayout
      prompt={given}
      strip={strip}
      response={
        <div {...keptFocus}>
          {keptTake === undefined ? (
            <RecorderPanel
              recorder={recorder}
              texts={panelTexts}
              playerTexts={takePlayerTexts}
              isLocked={isLocked || isEarly || isOver || isTaken}
              hasPageKeys
              fullAtSeconds={Math.max(RECORDING_MAX_SECONDS, rules.answerSeconds)}
            />
          ) : (
            <KeptTake base64={keptTake} onAgain={again} isLocked={isLocked || isOver} />
          )}
        </div>
      }
    />
  )
}

/** Each step, and not each tick of it. */
function useToldSteps(state: RecorderState, onRecorder: Props['onRecorder']): void {
  const tell = useEffectEvent(() => onRecorder?.(state))
  useEffect(() => tell(), [state.name])
}

function useStartByItself({ start }: RecorderHandle, isTime: boolean): void {
  const begin = useEffectEvent(start)
  useEffect(() => {
    if (isTime) begin()
  }, [isTime])
}

function useEndOfTime({ endTime }: RecorderHandle, isTime: boolean): void {
  const end = useEffectEvent(endTime)
  useEffect(() => {
    if (isTime) end()
  }, [isTime])
}

/** The time is up and nothing was recorded: the page need not wait for a take. */
function useNothingRecorded(onDraft: (draft: undefined) => void, isSo: boolean): void {
  const tell = useEffectEvent(() => onDraft(undefined))
  useEffect(() => {
    if (isSo) tell()
  }, [isSo])
}
