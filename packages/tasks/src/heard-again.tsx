import { AudioPlayer } from '@rehearsal/ui/audio-player'
import type { Tone } from '@rehearsal/ui/tone'
import { InDeviceVoice } from './device-voice.tsx'
import { ExamText } from './exam-text.tsx'
import { resultTexts } from './messages.ts'
import { audioPlayerTexts } from './sound-messages.ts'
import { ResultSection } from './result-section.tsx'

type Props = { audio: string; transcript?: string | undefined; tone: Tone; media: (id: string) => string }

/** The question's recording to hear again and, where the key has one, to read. */
export function HeardAgain({ audio, transcript, tone, media }: Props) {
  return (
    <>
      <ResultSection title={resultTexts.listenAgain}>
        <AudioPlayer src={media(audio)} texts={audioPlayerTexts} variant="compact" tone={tone} />
        {transcript === undefined ? null : <InDeviceVoice text={transcript} />}
      </ResultSection>
      {transcript === undefined ? null : (
        <ResultSection title={resultTexts.transcript}>
          <ExamText>{transcript}</ExamText>
        </ResultSection>
      )}
    </>
  )
}
