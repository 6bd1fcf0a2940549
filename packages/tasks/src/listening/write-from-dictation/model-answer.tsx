import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { InDeviceVoice } from '../../device-voice.tsx'
import { ExamText } from '../../exam-text.tsx'
import { KeyExtrasSection } from '../../key-extras-section.tsx'
import { resultTexts } from '../../messages.ts'
import { audioPlayerTexts } from '../../sound-messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { writeFromDictation } from './definition.ts'

type Props = ModelAnswerPropsOf<typeof writeFromDictation>

/** The sentence, to read and to hear again. */
export function WriteFromDictationModelAnswer({ prompt, answerKey, media }: Props) {
  return (
    <div className="grid gap-6">
      <ResultSection title={resultTexts.sentence}>
        <ExamText>{answerKey.sentence}</ExamText>
      </ResultSection>
      <ResultSection title={resultTexts.listenAgain}>
        <AudioPlayer src={media(prompt.audio)} texts={audioPlayerTexts} variant="compact" tone="listening" />
        <InDeviceVoice text={answerKey.sentence} />
      </ResultSection>
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}
