import { measuredRate, type SpeechEvidence } from '@rehearsal/exam/speech/evidence-of-speech'
import { placeInBand, rateBand } from '@rehearsal/exam/speech/rate-band'
import { BandGauge } from '@rehearsal/ui/band-gauge'
import type { Ref } from 'react'
import { ResultSection } from '../result-section.tsx'
import { rateTexts } from './messages.ts'

type Props = { evidence: SpeechEvidence; ref: Ref<HTMLElement> }

const scale = { min: 40, max: 260 }

/** How fast the learner speaks, beside the band that listeners follow easily. */
export function RateSection({ evidence, ref }: Props) {
  const rate = measuredRate(evidence)
  if (rate === null) return null
  const { wordsPerMinute, seconds } = rate
  const { lowWordsPerMinute: low, highWordsPerMinute: high, source } = rateBand
  const valueText = rateTexts.value(String(wordsPerMinute))
  const bandText = rateTexts.band(low, high)
  const verdict = rateTexts[placeInBand(wordsPerMinute)]
  return (
    <ResultSection title={rateTexts.title} ref={ref}>
      <BandGauge
        {...{ ...scale, low, high, valueText, bandText }}
        value={wordsPerMinute}
        label={`${valueText}, ${bandText}`}
      />
      <p className="mt-2 text-ink-2">
        {verdict} {detailOf(evidence, seconds)}
      </p>
      <p className="mt-1 text-[0.8125rem] text-ink-3">{rateTexts.source(source)}</p>
    </ResultSection>
  )
}

function detailOf({ rate, pauses }: SpeechEvidence, seconds: number): string {
  const paused = pauses.reduce((sum, { start, end }) => sum + end - start, 0)
  const share = `${Math.round((paused / seconds) * 100)} %`
  return [
    ...(rate ? [rateTexts.articulation(rate.syllablesPerSecond.toFixed(1))] : []),
    ...(paused > 0 ? [rateTexts.paused(share)] : []),
  ].join(' ')
}
