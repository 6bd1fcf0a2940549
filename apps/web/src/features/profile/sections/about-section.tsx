import type { CurrentUser } from '@rehearsal/contracts/account'
import { Avatar } from '@rehearsal/ui/avatar'
import { TextField } from '@rehearsal/ui/text-field'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { writePersisted } from '../../../shared/browser/persisted.ts'
import { currentUserQuery } from '../../../shared/session/use-session.ts'
import { saveProfile } from '../api/save-profile.ts'
import { FormProblem } from '../form-problem.tsx'
import { formProblems } from '../form-problems.ts'
import { t } from '../messages.ts'
import { changeOf, draftOf, fields } from '../profile-draft.ts'
import { SaveButton } from '../save-button.tsx'
import { Section } from '../section.tsx'
import { useFocusOnProblem } from '../../../shared/use-focus-on-problem.ts'
import { RegionFields } from './region-fields.tsx'

/** Names, initials, language, country and zone. What was typed stays when it is refused. */
export function AboutSection({ user }: { user: CurrentUser }) {
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(user))
  const { mutate, isPending, error } = useMutation({
    mutationFn: saveProfile,
    onSuccess: (saved) => {
      queryClient.setQueryData(currentUserQuery.queryKey, saved)
      writePersisted('language', saved.profile.language)
      setDraft(draftOf(saved))
      toast(t('saved'), { tone: 'good' })
    },
  })
  const form = useFocusOnProblem(error)
  const problems = formProblems(error, fields)
  const change = changeOf(user, draft)
  const isChanged = Object.keys(change).length > 0
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged && !isPending) mutate(change)
  }
  return (
    <Section title={t('you')} text={t('youText')}>
      <form ref={form} noValidate onSubmit={save} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FormProblem text={problems.whole} />
        <div className="flex items-center gap-3">
          <Avatar name={draft.nickname} initials={draft.initials} size={52} />
          <div className="min-w-0">
            <p className="truncate font-semibold">
              <bdi>{draft.nickname}</bdi>
            </p>
            <p className="truncate text-sm text-ink-3">{user.email}</p>
          </div>
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label={t('nickname')}
            autoComplete="nickname"
            dir="auto"
            value={draft.nickname}
            onChange={({ target }) => set({ nickname: target.value })}
            error={problems.of('nickname')}
            maxLength={80}
          />
          <TextField
            label={t('initials')}
            description={t('initialsHint')}
            dir="auto"
            value={draft.initials}
            onChange={({ target }) => set({ initials: target.value })}
            error={problems.of('initials')}
            maxLength={8}
          />
        </div>
        <TextField
          label={t('username')}
          description={t('usernameHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.username}
          onChange={({ target }) => set({ username: target.value })}
          error={problems.of('username')}
          maxLength={80}
        />
        <RegionFields draft={draft} onChange={set} problems={problems} />
        <SaveButton isChanged={isChanged} isPending={isPending} />
      </form>
    </Section>
  )
}
