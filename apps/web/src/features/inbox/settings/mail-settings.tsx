import type { InboxMails, InboxSettings } from '@rehearsal/contracts/inbox'
import { Card } from '@rehearsal/ui/card'
import { SkeletonText } from '@rehearsal/ui/skeleton'
import { Switch } from '@rehearsal/ui/switch'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../shared/api/api-error.ts'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { inboxSettingsQuery, saveMails } from '../api/inbox-settings.ts'
import { t } from '../messages.ts'

/** Which news comes by e-mail as well: none unless the learner says so. */
export function MailSettings() {
  const settings = useQuery(inboxSettingsQuery)
  return (
    <Card title={t('byMail')}>
      {settings.data === undefined ? (
        settings.isError ? (
          <LoadProblem
            title={t('settingsFailed')}
            error={settings.error}
            onRetry={() => void settings.refetch()}
            isRetrying={settings.isFetching}
          />
        ) : (
          <div role="status" aria-busy="true" aria-label={t('settingsLoading')}>
            <SkeletonText lines={6} />
          </div>
        )
      ) : (
        <MailSwitches {...settings.data} />
      )}
    </Card>
  )
}

const kinds = ['replies', 'likes', 'moderation', 'scores', 'mockTests'] as const satisfies readonly (keyof InboxMails)[]

function MailSwitches({ mails, email }: InboxSettings) {
  const queryClient = useQueryClient()
  const { queryKey } = inboxSettingsQuery
  const save = useMutation({
    mutationFn: saveMails,
    // One after the other, so that the last press is what is kept.
    scope: { id: 'inbox-settings' },
    onMutate: (next) => queryClient.setQueryData(queryKey, { mails: next, email }),
    onError: (error) => {
      toast(t('mailsFailed'), { tone: 'bad', description: messageOf(error) })
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
        {email === null ? t('noAddress') : t('byMailTo', { email })}
      </p>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          label={t(`mails_${kind}`)}
          isOn={mails[kind]}
          isDisabled={email === null}
          onChange={(isOn) => save.mutate({ ...mails, [kind]: isOn })}
        />
      ))}
    </div>
  )
}
