import { AudioPlayer } from '@rehearsal/ui/audio-player'
import type { KeyExtras } from './key-extras.ts'
import { resultTexts } from './messages.ts'
import { explanationPlayerTexts } from './sound-messages.ts'
import { ResultSection } from './result-section.tsx'

type Props = {
  extras: KeyExtras
  media: (id: string) => string
  /** Where no answer is the right one there is nothing to say why of. */
  title?: string
}

/** Why the right answer is right, to read and to hear, and the author's advice on the question. The same for every kind. */
export function KeyExtrasSection({ extras, media, title = resultTexts.explanation }: Props) {
  const { explanation, explanationAudio, analysis } = extras
  const audioUrl = media(explanationAudio)
  const advice = [
    { name: resultTexts.tests, text: analysis.tests },
    { name: resultTexts.traps, text: analysis.traps },
    { name: resultTexts.approach, text: analysis.approach },
  ]
  return (
    <>
      <ResultSection title={title}>
        <p lang="en" dir="ltr" className="max-w-[68ch] text-ink-2">
          {explanation}
        </p>
        {audioUrl === '' ? null : (
          <div className="mt-2.5 max-w-md">
            <AudioPlayer src={audioUrl} texts={explanationPlayerTexts} variant="compact" />
          </div>
        )}
      </ResultSection>
      <ResultSection title={resultTexts.analysis}>
        <dl className="grid max-w-[68ch] gap-2.5">
          {advice.map(({ name, text }) => (
            <div key={name}>
              <dt className="text-sm font-semibold">{name}</dt>
              <dd lang="en" dir="ltr" className="text-ink-2">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </ResultSection>
    </>
  )
}
