import { SearchField } from '@rehearsal/ui/search-field'
import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '../messages.ts'

const PAUSE_MILLISECONDS = 300

type Props = { word: string; onChange: (word: string) => void }

/** Searches the book once the learner pauses. */
export function WordSearch({ word, onChange }: Props) {
  const [typed, setTyped] = useState(word)
  const [before, setBefore] = useState(word)
  // The address was changed from elsewhere: by going back, or by clearing the search.
  if (word !== before) {
    setBefore(word)
    if (word !== typed.trim()) setTyped(word)
  }
  const search = useEffectEvent(() => {
    if (typed.trim() !== word) onChange(typed.trim())
  })
  useEffect(() => {
    const timer = setTimeout(() => search(), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <SearchField
      label={t('search')}
      value={typed}
      onChange={setTyped}
      clearLabel={t('clearSearch')}
      placeholder={t('searchPlaceholder')}
      onSubmit={() => onChange(typed.trim())}
      maxLength={64}
    />
  )
}
