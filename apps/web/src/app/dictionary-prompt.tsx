import { useLocation } from '@tanstack/react-router'
import { lazy, useEffect, useState } from 'react'
import { closeDictionary, useDictionaryRequest } from '../shared/dictionary/dictionary-request.ts'
import { Optional } from '../shared/frame/optional.tsx'

const DictionaryDialog = lazy(async () => ({
  default: (await import('../features/vocab-book/dictionary/dictionary-dialog.tsx')).DictionaryDialog,
}))

/** Shows the dictionary when a page asks for a word, until another page is opened. */
export function DictionaryPrompt() {
  const request = useDictionaryRequest()
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => closeDictionary, [pathname])
  const [hasOpened, setHasOpened] = useState(false)
  if (request !== null && !hasOpened) setHasOpened(true)
  if (!hasOpened) return null
  return (
    <Optional>
      <DictionaryDialog request={request} onClose={closeDictionary} />
    </Optional>
  )
}
