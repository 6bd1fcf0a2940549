import { SearchField } from '@rehearsal/ui/search-field'
import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '../messages.ts'

const PAUSE_MILLISECONDS = 300
const LONGEST = 200

type Props = { text: string; onChange: (text: string) => void }

/** Searches once the learner pauses. */
export function ListSearchField({ text, onChange }: Props) {
  const [typed, setTyped] = useState(text)
  const search = useEffectEvent(() => {
    if (typed.trim() !== text) onChange(typed.trim())
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
      maxLength={LONGEST}
      dir="auto"
    />
  )
}
