import type { SpeechEvidence } from '@rehearsal/exam/speech/evidence-of-speech'
import { livelinessOf, melodyOfWords, pitchRange } from '@rehearsal/exam/speech/melody'
import { MelodyChart } from '@rehearsal/ui/melody-chart'
import { ResultSection } from '../result-section.tsx'
import { melodyTexts } from './messages.ts'
import type { ModelSpeech } from './spoken-extras.ts'
import type { HeardWord } from './spoken-words.ts'

type Props = {
  evidence: SpeechEvidence
  words: readonly HeardWord[]
  modelSpeech: ModelSpeech | undefined
  /** The model says the same words: each stands over its own. */
  isScript: boolean
  selectedId: string | null
  onSelect: (id: string) => void
}

const oneDecimal = (value: number) => value.toFixed(1)

/** The melody of a voice over the model's, word by word, and how their ranges compare; nothing where it was not measured. */
export function MelodySection({ evidence, words, modelSpeech, isScript, selectedId, onSelect }: Props) {
  const { pitch } = evidence
  const range = pitch ? pitchRange(pitch) : null
  if (!pitch || range === null) return null
  const modelPitch = modelSpeech?.pitch ?? null
  const modelRange = modelPitch && pitchRange(modelPitch)
  const summary =
    modelRange === null
      ? `${melodyTexts.range(oneDecimal(range))}.`
      : melodyTexts[livelinessOf(range, modelRange)](oneDecimal(range), oneDecimal(modelRange))
  const mine = melodyOfWords(
    words.map(({ clip }) => ({ start: clip?.startSeconds ?? null, end: clip?.endSeconds ?? null })),
    pitch,
  )
  const model = isScript && modelSpeech && modelPitch ? melodyOfWords(modelSpeech.words, modelPitch) : []
  const drawn = words.map(({ id, word, index }, place) => ({
    id,
    label: word,
    mine: mine[place] ?? [],
    model: index === null ? [] : (model[index] ?? []),
  }))
  const hasMelody = mine.some((runs) => runs.length > 0)
  const isAlone = model.length === 0
  const label = isAlone ? melodyTexts.ownChart(summary) : melodyTexts.chart(summary)
  const texts = isAlone ? { ...melodyTexts, semitones: melodyTexts.ownSemitones } : melodyTexts
  return (
    <ResultSection title={melodyTexts.title}>
      <p className="mb-3 text-ink-2">{summary}</p>
      {hasMelody ? (
        <MelodyChart words={drawn} label={label} texts={texts} selectedId={selectedId} onSelect={onSelect} />
      ) : null}
    </ResultSection>
  )
}
