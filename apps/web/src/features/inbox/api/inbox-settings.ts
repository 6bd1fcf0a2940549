import { getInboxSettings, type InboxMails, saveInboxSettings } from '@rehearsal/contracts/inbox'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** Which news I get by e-mail. */
export const inboxSettingsQuery = queryOptions({
  queryKey: ['inbox-settings'],
  queryFn: ({ signal }) => call(getInboxSettings, { signal }),
})

export const saveMails = (mails: InboxMails) => call(saveInboxSettings, { body: mails })
