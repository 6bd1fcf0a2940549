import type { SpeechEvidence } from '@rehearsal/exam/speech/evidence-of-speech'
import { measuredRhythm, placeOfRhythm, rhythmBand } from '@rehearsal/exam/speech/rhythm'
import { BandGauge } from '@rehearsal/ui/band-gauge'
import { ResultSection } from '../result-section.tsx'
import { rhythmTexts } from './messages.ts'
import type { ModelSpeech } from './spoken-extras.ts'

type Props = { evidence: SpeechEvidence; modelSpeech: ModelSpeech | undefined }

const scale = { min: 0, max: 140 }

/** How much the vowels of an answer differ in length, beside speakers who are judged well and the model; nothing where it was not measured. */
export function RhythmSection({ evidence, modelSpeech }: Props) {
  const rhythm = measuredRhythm(evidence)
  if (rhythm === null) return null
  const model = modelSpeech ? measuredRhythm(modelSpeech) : null
  const valueText = rhythmTexts.value(wholeOf(rhythm.pairVariability))
  const bandText = rhythmTexts.band(rhythmBand.low, rhythmBand.high)
  return (
    <ResultSection title={rhythmTexts.title}>
      <BandGauge
        {...{ ...scale, ...rhythmBand, valueText, bandText }}
        value={rhythm.pairVariability}
        label={`${valueText}, ${bandText}`}
      />
      <p className="mt-2 text-ink-2">
        {rhythmTexts[placeOfRhythm(rhythm)]}
        {model === null ? null : ` ${rhythmTexts.model(wholeOf(model.pairVariability))}`}
      </p>
      <p className="mt-1 text-[0.8125rem] text-ink-3">{rhythmTexts.source}</p>
    </ResultSection>
  )
}

const wholeOf = (value: number) => String(Math.round(value))
