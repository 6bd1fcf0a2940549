import { AudioPlayer } from '@rehearsal/ui/audio-player'
import type { z } from 'zod'
import { ExamText } from '../../exam-text.tsx'
import { audioPlayerTexts, resultTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ModelAnswerProps } from '../../view.tsx'
import type { writeFromDictation } from './definition.ts'

type Props = ModelAnswerProps<z.infer<typeof writeFromDictation.prompt>, z.infer<typeof writeFromDictation.answerKey>>

/** The sentence, to read and to hear again. */
export function WriteFromDictationModelAnswer({ prompt, answerKey, media }: Props) {
  return (
    <div className="grid gap-5">
      <ResultSection title={resultTexts.sentence}>
        <ExamText>{answerKey.sentence}</ExamText>
      </ResultSection>
      <ResultSection title={resultTexts.listenAgain}>
        <AudioPlayer src={media(prompt.audio)} texts={audioPlayerTexts} variant="compact" tone="listening" />
      </ResultSection>
    </div>
  )
}
