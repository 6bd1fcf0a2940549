import { MOST_PER_WORD } from '@rehearsal/exam/speech/clear-word'
import { ipaOfPhone } from '@rehearsal/phonetics/phones/ipa-of-phone'
import { toldPhones } from '@rehearsal/phonetics/phones/told-phones'
import { ClipButton, WordSounds } from '@rehearsal/ui/spoken-text'
import type { Ref } from 'react'
import { resultTexts } from '../messages.ts'
import { wordTexts } from './messages.ts'
import type { HeardWord } from './spoken-words.ts'
import { StressLine } from './stress-line.tsx'

type Props = {
  word: HeardWord
  playingId: string | null
  /** Absent when the word was not said, or the recording is not there. */
  onMine: (() => void) | undefined
  /** Absent where there is no model voice. */
  onModel: (() => void) | undefined
  /** Only the whole model recording can be heard. */
  isModelWhole: boolean
  ref?: Ref<HTMLElement>
}

/** One word that was said or should have been: both voices to hear, its sounds with their marks, and its stress. */
export function HeardWordCard({ word, playingId, onMine, onModel, isModelWhole, ref }: Props) {
  const symbols = word.phones.map(({ phone }) => ipaOfPhone(phone)).join('')
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={wordTexts.card(word.word)}
      className="mt-4 grid gap-3 rounded-card border border-line p-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-fit flex-1" dir="ltr">
          <b lang="en" className="text-lg font-semibold">
            {word.word}
          </b>
          {symbols === '' ? null : <span className="ms-2 text-ink-2">{`/${symbols}/`}</span>}
        </p>
        <div className="flex gap-2">
          <ClipButton label={wordTexts.mine} isPlaying={playingId === 'mine'} onPress={onMine} />
          {onModel === undefined ? null : (
            <ClipButton
              label={isModelWhole ? wordTexts.wholeModel : wordTexts.model}
              isPlaying={playingId === 'model'}
              onPress={onModel}
            />
          )}
        </div>
      </div>
      <Verdict word={word} />
      {word.phones.length === 0 || word.look === 'left-out' ? null : <Sounds word={word} />}
      {word.stress === null ? null : <StressLine stress={word.stress} phones={word.phones} />}
    </section>
  )
}

/** What went wrong with the word as a whole. */
function Verdict({ word: { look, isReplaced, isUnsure } }: Pick<Props, 'word'>) {
  const said =
    look === 'left-out'
      ? resultTexts.notSaid
      : look === 'added'
        ? resultTexts.notInText
        : isReplaced
          ? wordTexts.replaced
          : null
  if (said === null && !isUnsure) return null
  return (
    <p className="text-sm">
      {said === null || isUnsure ? null : (
        <span className={look === 'added' ? 'text-ink-2' : 'font-medium text-bad'}>{said}</span>
      )}
      {isUnsure ? <span className="text-ink-2">{wordTexts.wordUnsure}</span> : null}
    </p>
  )
}

function Sounds({ word: { word, phones } }: Pick<Props, 'word'>) {
  const told = toldPhones(phones)
  return (
    <WordSounds
      label={resultTexts.soundsOf(word)}
      phones={told.map(({ symbol, score, isSure }) => ({
        symbol,
        value: score,
        max: MOST_PER_WORD,
        valueText: score.toFixed(1),
        detail: isSure ? undefined : wordTexts.notSure,
      }))}
      heard={told.flatMap(({ symbol, heardAs, isSure }) =>
        heardAs === null ? [] : [(isSure ? wordTexts.heardAs : wordTexts.perhapsHeardAs)(heardAs, symbol)],
      )}
    />
  )
}
