import { DICTATION_ANSWER_MAX_CHARACTERS, type DictationWordAudio } from '@rehearsal/contracts/dictation'
import { isSameTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { ClipButton, useClip } from '@rehearsal/ui/spoken-text'
import { TextField } from '@rehearsal/ui/text-field'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { difficultWordsQuery } from '../api/difficult-words-query.ts'
import { t } from '../messages.ts'

/** Plays a difficult word that is to be written; what is shown or typed right is told (specification §4.7). */
export function ListeningTestCard() {
  const { data: words, error, refetch, isFetching, fetchNextPage, hasNextPage } = useInfiniteQuery(difficultWordsQuery)
  const [at, setAt] = useState(0)
  const current = words?.[at]
  const next = () => {
    if (words === undefined) return
    if (at + 2 >= words.length && hasNextPage) void fetchNextPage()
    setAt(at + 1 < words.length ? at + 1 : 0)
  }
  return (
    <Card title={t('listeningTest')} description={t('listeningTestText')}>
      {current === undefined && error !== null ? (
        <LoadProblem title={t('wordsFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {current === undefined && error === null ? (
        <div role="status" aria-busy="true" aria-label={t('loadingWords')}>
          <Skeleton height={120} />
        </div>
      ) : null}
      {current === undefined ? null : (
        <WordToWrite key={`${at}-${current.word}`} current={current} onNext={next} isFirst={at === 0} />
      )}
    </Card>
  )
}

type Props = { current: DictationWordAudio; onNext: () => void; isFirst: boolean }

function WordToWrite({ current: { word, britishAudio }, onNext, isFirst }: Props) {
  const [typed, setTyped] = useState('')
  const [isShown, setIsShown] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { playingId, play } = useClip()
  // The word before was written here, so this one is, too.
  useEffect(() => {
    if (!isFirst) field.current?.focus()
  }, [isFirst])
  const isRight = isSameTyped(typed, word)
  const hear = () => {
    play('word', britishAudio)
    field.current?.focus()
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isRight || isShown) onNext()
      }}
    >
      <div className="flex items-start gap-2">
        <ClipButton label={t('playWord')} isPlaying={playingId !== null} onPress={hear} />
        <TextField
          ref={field}
          label={t('typeWord')}
          hasLabelHidden
          placeholder={t('typeWord')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={DICTATION_ANSWER_MAX_CHARACTERS}
          lang="en"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          className="min-w-0 flex-1"
          end={isRight ? <CircleCheck size={20} className="text-good" aria-hidden /> : null}
        />
      </div>
      <p role="status" className="min-h-6 text-sm font-medium [overflow-wrap:anywhere]">
        {isRight ? <span className="text-good">{t('wordRight', { word })}</span> : null}
        {isShown && !isRight ? t('wordIs', { word }) : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setIsShown(true)} disabled={isShown || isRight}>
          {t('showWord')}
        </Button>
        <Button size="small" variant={isRight || isShown ? 'primary' : 'secondary'} onClick={onNext}>
          {t('nextWord')}
        </Button>
      </div>
    </form>
  )
}
