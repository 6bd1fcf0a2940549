import { SearchField } from '@rehearsal/ui/search-field'
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MILLISECONDS = 300

type Props = Omit<ComponentProps<typeof SearchField>, 'value' | 'onChange' | 'onSubmit'> & {
  /** What is searched for, as the address says. */
  text: string
  onChange: (text: string) => void
}

/** A search that the address holds: it follows what is typed once the learner pauses, and the field follows the address. */
export function PausingSearch({ text, onChange, ...field }: Props) {
  const [typed, setTyped] = useState(text)
  const [before, setBefore] = useState(text)
  const [sent, setSent] = useState(text)
  if (text !== before) {
    setBefore(text)
    // Changed from elsewhere, by going back or by clearing all filters; what this field sent must not undo later typing.
    if (text !== sent) {
      setSent(text)
      setTyped(text)
    }
  }
  const search = () => {
    const next = typed.trim()
    if (next === text) return
    setSent(next)
    onChange(next)
  }
  const searchLater = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(() => searchLater(), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [typed])
  return <SearchField {...field} value={typed} onChange={setTyped} onSubmit={search} />
}
