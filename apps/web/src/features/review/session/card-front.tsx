import type { ReviewCard } from '@rehearsal/contracts/reviews'
import { Button } from '@rehearsal/ui/button'
import { Chip } from '@rehearsal/ui/chip'
import { TextField } from '@rehearsal/ui/text-field'
import { type FormEvent, useState } from 'react'
import { t } from '../messages.ts'
import { ExampleText } from './example-text.tsx'
import { SoundButtons } from './sound-buttons.tsx'
import { untranslated } from '@rehearsal/ui/untranslated'

type Props = { card: ReviewCard; onPlay: (url: string) => void; onShow: (typed: string) => void }

/** What is asked: the word, or its sound and a field for its spelling. */
export function CardFront({ card, onPlay, onShow }: Props) {
  const isSpelling = card.kind === 'spelling'
  return (
    <div className="grid grid-cols-1 gap-5 text-center">
      <div className="flex items-center justify-center gap-2 text-sm text-ink-3">
        {isSpelling ? t('spellingTask') : t('meaningTask')}
        {card.isNew ? <Chip tone="brand">{t('newCard')}</Chip> : null}
      </div>
      {isSpelling ? null : <Word>{card.word}</Word>}
      <SoundButtons card={card} hasPhonetics={!isSpelling} onPlay={onPlay} />
      <ExampleText example={card.example} isHidden />
      {isSpelling ? (
        <SpellingField onShow={onShow} />
      ) : (
        <Button variant="primary" size="large" className="mx-auto max-sheet:w-full" onClick={() => onShow('')}>
          {t('showAnswer')}
        </Button>
      )}
    </div>
  )
}

export function Word({ children }: { children: string }) {
  return (
    <p
      {...untranslated}
      lang="en"
      dir="ltr"
      className="text-3xl font-[650] tracking-[-0.02em] wrap-anywhere md:text-4xl"
    >
      {children}
    </p>
  )
}

function SpellingField({ onShow }: { onShow: (typed: string) => void }) {
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onShow(typed)
  }
  return (
    <form onSubmit={submit} className="mx-auto grid w-full max-w-96 gap-3 text-start">
      <TextField
        label={t('typeWord')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        lang="en"
        dir="ltr"
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button variant="primary" size="large" type="submit">
        {t('showAnswer')}
      </Button>
    </form>
  )
}
