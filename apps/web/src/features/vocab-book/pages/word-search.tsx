import { SearchField } from '@rehearsal/ui/search-field'
import { useEffect, useEffectEvent, useState } from 'react'
import { LONGEST_LOOK_UP } from '../look-up/word-at.ts'
import { t } from '../messages.ts'

const PAUSE_MILLISECONDS = 300

type Props = { word: string; onChange: (word: string) => void }

/** Searches my words, once the learner pauses. */
export function WordSearch({ word, onChange }: Props) {
  const [typed, setTyped] = useState(word)
  const [searched, setSearched] = useState(word)
  // The address was changed elsewhere: by going back, or by clearing the search.
  if (word !== searched) {
    setSearched(word)
    setTyped(word)
  }
  const search = () => {
    const next = typed.trim()
    if (next === word) return
    setSearched(next)
    onChange(next)
  }
  const searchLater = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(() => searchLater(), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <SearchField
      label={t('searchWords')}
      value={typed}
      onChange={setTyped}
      onSubmit={search}
      clearLabel={t('clearSearch')}
      placeholder={t('searchWordsPlaceholder')}
      maxLength={LONGEST_LOOK_UP}
      className="min-w-0 flex-[1_1_14rem] sheet:max-w-80"
    />
  )
}
