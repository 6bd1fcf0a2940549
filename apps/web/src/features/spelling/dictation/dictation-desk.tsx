import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { Button } from '@rehearsal/ui/button'
import { LiveRegion } from '@rehearsal/ui/live-region'
import { RotateCcw, Volume2 } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { now } from '../../../shared/clock.ts'
import { t } from '../messages.ts'
import { AccentPicker } from './accent-picker.tsx'
import { DictationClock } from './dictation-clock.tsx'
import {
  canGoOn,
  canListen,
  canSubmit,
  canTryAgain,
  canType,
  isLastWord,
  type DictationState,
} from './dictation-state.ts'
import { DictationStatus } from './dictation-status.tsx'
import { WordField } from './word-field.tsx'
import type { DictationHandle } from './use-dictation.ts'
import { untranslated } from '@rehearsal/ui/untranslated'

/** The present word: its clock, the player, the field and what comes next. Enter goes on, and submits the last word. */
export function DictationDesk({ dictation: { state, send, hasAustralian } }: { dictation: DictationHandle }) {
  const input = useRef<HTMLInputElement>(null)
  const { index, words, accent, submission } = state
  const isTyping = canType(state)
  useEffect(() => {
    // With each word, and not after a failed submission.
    if (isTyping) input.current?.focus()
  }, [isTyping, index])
  const submit = () => send({ type: 'submit', key: crypto.randomUUID() })
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!isLastWord(state)) send({ type: 'next', now: now() })
    else if (comparableTyped(state.answers[index] ?? '') !== '') submit()
  }
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line px-4 py-3 md:px-6">
        <p {...untranslated} className="num font-semibold">
          {t('wordOf', { at: index + 1, total: words.length })}
        </p>
        <AccentPicker
          accent={accent}
          hasAustralian={hasAustralian}
          onChange={(chosen) => send({ type: 'accent', accent: chosen, now: now() })}
        />
      </header>
      <form onSubmit={goOn} className="grid justify-items-center gap-5 px-4 py-6 md:px-6">
        <DictationClock state={state} />
        <Button
          size="large"
          disabled={!canListen(state)}
          icon={<Volume2 size={20} aria-hidden />}
          onClick={() => send({ type: 'replay', now: now() })}
        >
          {t('listen')}
        </Button>
        <WordField
          ref={input}
          value={state.answers[index] ?? ''}
          isDisabled={!isTyping}
          onChange={(text) => send({ type: 'typed', text })}
        />
        <DictationStatus state={state} />
        <div className="flex w-full max-w-[26rem] flex-wrap justify-end gap-2">
          <Button
            variant="quiet"
            disabled={!canTryAgain(state)}
            icon={<RotateCcw size={16} aria-hidden />}
            onClick={() => send({ type: 'try-again' })}
            className="me-auto"
          >
            {t('tryAgain')}
          </Button>
          <Button
            variant={isLastWord(state) ? 'secondary' : 'primary'}
            disabled={!canGoOn(state)}
            onClick={() => send({ type: 'next', now: now() })}
          >
            {t('next')}
          </Button>
          <Button
            variant={isLastWord(state) ? 'primary' : 'secondary'}
            disabled={!canSubmit(state) && submission.name !== 'sending'}
            isLoading={submission.name === 'sending'}
            onClick={submit}
          >
            {t('submit')}
          </Button>
        </div>
        <LiveRegion>{announcementOf(state)}</LiveRegion>
      </form>
    </>
  )
}

/** Said when something begins or ends, not every second. */
function announcementOf({ phase, index, words }: DictationState): string {
  if (phase === 'countdown') return t('startsIn', { seconds: 3 })
  if (phase === 'time-up') return t('timeUp')
  return t('wordOf', { at: index + 1, total: words.length })
}
