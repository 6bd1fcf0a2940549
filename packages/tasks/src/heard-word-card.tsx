import { Button } from '@rehearsal/ui/button'
import { PhoneChips } from '@rehearsal/ui/spoken-text'
import { ipaOfPhone } from '@rehearsal/exam/speech/ipa-of-phone'
import { resultTexts } from './messages.ts'
import type { HeardWord } from './spoken-words.ts'

type Props = {
  word: HeardWord
  playingId: string | null
  /** Absent when the word was not said, or the recording is not there. */
  onMine: (() => void) | undefined
  onModel: () => void
}

const MOST_PER_PHONE = 2

/** One word of a reading: its sounds with their marks, what they sounded like, and both voices to hear. */
export function HeardWordCard({ word, playingId, onMine, onModel }: Props) {
  const symbols = word.phones.map(({ phone }) => ipaOfPhone(phone)).join('')
  const said = word.phones.map(({ phone, heardAs }) => ipaOfPhone(heardAs ?? phone)).join('')
  return (
    <div className="mt-4 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1">
          <b lang="en" className="text-lg font-semibold">
            {word.word}
          </b>
          {symbols === '' ? null : (
            <span className="ms-2 text-ink-3" dir="ltr">
              {`/${symbols}/`}
              {said === symbols ? '' : ` · ${resultTexts.saidLike(said)}`}
            </span>
          )}
        </p>
        <div className="flex gap-2">
          <Button size="small" onClick={onMine} disabled={onMine === undefined} aria-pressed={playingId === 'mine'}>
            {resultTexts.mine}
          </Button>
          <Button size="small" onClick={onModel} aria-pressed={playingId === 'model'}>
            {resultTexts.model}
          </Button>
        </div>
      </div>
      {word.look === 'left-out' ? <p className="mt-2 text-sm text-bad">{resultTexts.notSaid}</p> : null}
      {word.look === 'added' ? <p className="mt-2 text-sm text-ink-2">{resultTexts.notInText}</p> : null}
      {word.phones.length === 0 || word.look === 'left-out' ? null : (
        <div className="mt-3">
          <PhoneChips
            label={resultTexts.soundsOf(word.word)}
            phones={word.phones.map(({ phone, score }) => ({
              symbol: ipaOfPhone(phone),
              value: score,
              max: MOST_PER_PHONE,
              valueText: score.toFixed(1),
            }))}
          />
        </div>
      )}
    </div>
  )
}
