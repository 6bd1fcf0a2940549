import { useRecorder, RecorderPanel, type RecorderHandle } from '@rehearsal/ui/recorder'
import { useEffect, useEffectEvent } from 'react'
import type { z } from 'zod'
import { ExamText } from '../../exam-text.tsx'
import { KeptTake } from '../../kept-take.tsx'
import { PlayerLayout } from '../../player-layout.tsx'
import { recorderTexts, takePlayerTexts } from '../../messages.ts'
import type { PlayerProps } from '../../view.tsx'
import type { readAloud } from './definition.ts'

type Props = PlayerProps<z.infer<typeof readAloud.prompt>, z.infer<typeof readAloud.submission>>

/** The text, and the recorder. In exam mode it records by itself when the time to prepare is over. */
export function ReadAloudPlayer({ prompt, draft, onDraft, rules, mode, phase, isLocked, strip }: Props) {
  const recorder = useRecorder({
    maximumSeconds: rules.answerSeconds,
    hasBeep: mode === 'exam',
    onTake: ({ base64 }) => onDraft({ answerRequest: base64 }),
    onClear: () => onDraft(undefined),
  })
  const isPreparing = mode === 'exam' && phase === 'prepare'
  useStartByItself(recorder, mode === 'exam' && phase === 'answer' && !isLocked && draft === undefined)
  const hasKeptTake = recorder.take === null && recorder.state.name === 'idle'
  const again = () => {
    onDraft(undefined)
    recorder.start()
  }
  return (
    <PlayerLayout
      prompt={<ExamText>{prompt.text}</ExamText>}
      strip={strip}
      response={
        draft !== undefined && hasKeptTake ? (
          <KeptTake base64={draft.answerRequest} onAgain={again} isLocked={isLocked} />
        ) : (
          <RecorderPanel
            recorder={recorder}
            texts={recorderTexts}
            playerTexts={takePlayerTexts}
            isLocked={isLocked || isPreparing}
            hasPageKeys
          />
        )
      }
    />
  )
}

function useStartByItself({ start }: RecorderHandle, isTime: boolean): void {
  const begin = useEffectEvent(start)
  useEffect(() => {
    if (isTime) begin()
  }, [isTime])
}
