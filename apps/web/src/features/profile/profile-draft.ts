import type { CurrentUser } from '@rehearsal/contracts/account'
import type { ProfileChange } from './api/save-profile.ts'

/** What the form holds; what is not chosen is empty. */
export type ProfileDraft = Record<(typeof fields)[number], string>

export const fields = ['nickname', 'username', 'initials', 'language', 'country', 'timeZone'] as const

export const draftOf = ({ nickname, username, profile }: CurrentUser): ProfileDraft => ({
  nickname,
  username,
  initials: profile.initials ?? '',
  language: profile.language?.toLowerCase() ?? '',
  country: profile.country ?? '',
  timeZone: profile.timeZone,
})

/** What the learner has changed, alone: what somebody else changed meanwhile stays. */
export function changeOf(user: CurrentUser, draft: ProfileDraft): ProfileChange {
  const before = draftOf(user)
  const isChanged = (field: (typeof fields)[number]) => draft[field].trim() !== before[field]
  const orNone = (value: string) => (value.trim() === '' ? null : value.trim())
  return {
    ...(isChanged('nickname') ? { nickname: draft.nickname.trim() } : {}),
    ...(isChanged('username') ? { username: draft.username.trim() } : {}),
    ...(isChanged('initials') ? { initials: orNone(draft.initials) } : {}),
    ...(isChanged('language') ? { language: orNone(draft.language) } : {}),
    ...(isChanged('country') ? { country: orNone(draft.country) } : {}),
    ...(isChanged('timeZone') ? { timeZone: draft.timeZone } : {}),
  }
}
