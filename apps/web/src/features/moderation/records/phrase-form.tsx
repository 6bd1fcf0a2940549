import { addBlockedPhrase, PHRASE_MAX_CHARACTERS, PHRASE_MIN_CHARACTERS } from '@rehearsal/contracts/block-list'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { TextField } from '@rehearsal/ui/text-field'
import { useRef, useState, type SubmitEvent } from 'react'
import { call } from '../../../shared/api/call.ts'
import { phrasesQuery } from '../api/phrases-query.ts'
import { t } from '../messages.ts'
import { useDecision } from '../use-decision.ts'
import { PhraseMatches } from './phrase-matches.tsx'

/** Blocks a phrase once it has been seen what it would have refused lately. */
export function PhraseForm() {
  const field = useRef<HTMLInputElement>(null)
  const [phrase, setPhrase] = useState('')
  const [checked, setChecked] = useState<string | null>(null)
  const [isShort, setIsShort] = useState(false)
  const { mutate, isPending } = useDecision({
    send: (wanted: string) => call(addBlockedPhrase, { body: { phrase: wanted } }),
    said: t('blocked'),
    queryKeys: [phrasesQuery.queryKey],
    onEnd: () => {
      setPhrase('')
      setChecked(null)
      // The button that was pressed goes.
      field.current?.focus()
    },
  })
  const check = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = phrase.trim()
    const isLongEnough = wanted.length >= PHRASE_MIN_CHARACTERS
    setIsShort(!isLongEnough)
    setChecked(isLongEnough ? wanted : null)
  }
  const type = (typed: string) => {
    setPhrase(typed)
    setIsShort(false)
    setChecked(null)
  }
  return (
    <Card>
      <form onSubmit={check} noValidate>
        <TextField
          ref={field}
          label={t('phrase')}
          description={t('phraseAdvice', { min: PHRASE_MIN_CHARACTERS })}
          error={isShort ? t('tooShort', { min: PHRASE_MIN_CHARACTERS }) : undefined}
          value={phrase}
          onChange={(event) => type(event.target.value)}
          maxLength={PHRASE_MAX_CHARACTERS}
          dir="auto"
          autoComplete="off"
        />
        <div className="mt-3">
          <Button type="submit">{t('check')}</Button>
        </div>
      </form>
      {checked === null ? null : (
        <PhraseMatches key={checked} phrase={checked} onBlock={() => mutate(checked)} isBusy={isPending} />
      )}
    </Card>
  )
}
