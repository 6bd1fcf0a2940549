import { IconButton } from '@rehearsal/ui/icon-button'
import { SearchField } from '@rehearsal/ui/search-field'
import { useShortcuts } from '@rehearsal/ui/shortcuts'
import { toast } from '@rehearsal/ui/toast'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { type DictionaryTarget, openDictionary } from '../../../shared/dictionary/dictionary-request.ts'
import { isExamRunning } from '../../../shared/dictionary/exam-marker.ts'
import { LONGEST_LOOK_UP } from '../look-up/word-at.ts'
import { t } from '../messages.ts'

/** The dictionary's search in the top bar: a field where there is room, else a button that opens the dictionary. `/` leads to it. */
export function DictionarySearch({ hasField }: { hasField: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  useShortcuts({ '/': () => (hasField ? field.current?.focus() : open(null)) })
  if (!hasField) {
    return (
      <IconButton
        label={t('lookUpWord')}
        icon={<Search size={18} aria-hidden />}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => open(null)}
      />
    )
  }
  const lookUp = () => {
    if (typed.trim() === '') return
    open({ word: typed.trim() })
    setTyped('')
  }
  return (
    <SearchField
      ref={field}
      label={t('lookUpWord')}
      value={typed}
      onChange={setTyped}
      onSubmit={lookUp}
      clearLabel={t('clearSearch')}
      placeholder={t('searchPlaceholder')}
      shortcut="/"
      aria-keyshortcuts="/"
      maxLength={LONGEST_LOOK_UP}
      autoCapitalize="none"
      lang="en"
    />
  )
}

function open(target: DictionaryTarget | null): void {
  if (isExamRunning()) toast(t('closedInExam'), { tone: 'fair' })
  else openDictionary(target)
}
