import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { writePersisted } from '../../shared/browser/persisted.ts'
import { targetLanguage } from '../../shared/language/target-language.ts'
import { currentUserQuery, useSession } from '../../shared/session/use-session.ts'
import { saveLanguage } from './api/save-language.ts'
import { t } from './messages.ts'

/** The language to translate into: what was just chosen, else the profile's, else the default; a choice is kept in the profile. */
export function useLanguage(): readonly [string, (language: string) => void] {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<string | null>(null)
  const { mutate } = useMutation({
    mutationFn: saveLanguage,
    onSuccess: (saved) => {
      writePersisted('language', saved.profile.language)
      queryClient.setQueryData(currentUserQuery.queryKey, saved)
    },
    onError: () => toast(t('languageNotKept'), { tone: 'bad' }),
  })
  const choose = (language: string) => {
    setChosen(language)
    mutate(language)
  }
  return [chosen ?? targetLanguage(user?.profile.language), choose]
}
