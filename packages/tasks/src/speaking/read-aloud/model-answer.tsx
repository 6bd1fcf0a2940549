import { AudioPlayer } from '@rehearsal/ui/audio-player'
import type { z } from 'zod'
import { modelPlayerTexts, resultTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ModelAnswerProps } from '../../view.tsx'
import type { readAloud } from './definition.ts'

type Props = ModelAnswerProps<z.infer<typeof readAloud.prompt>, z.infer<typeof readAloud.answerKey>>

/** A model reading of the whole text. */
export function ReadAloudModelAnswer({ answerKey, media }: Props) {
  return (
    <ResultSection title={resultTexts.model}>
      <AudioPlayer src={media(answerKey.modelAudio)} texts={modelPlayerTexts} variant="compact" />
    </ResultSection>
  )
}
