import { SearchField } from '@rehearsal/ui/search-field'
import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '../messages.ts'

const PAUSE_MILLISECONDS = 300

type Props = { title: string; onChange: (title: string) => void }

/** Searches by id or words of the question, once the learner pauses. */
export function TitleSearch({ title, onChange }: Props) {
  const [typed, setTyped] = useState(title)
  const search = useEffectEvent(() => {
    if (typed.trim() !== title) onChange(typed.trim())
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
      maxLength={200}
    />
  )
}
