import { Switch } from '@rehearsal/ui/switch'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { consentQuery, saveConsent } from '../api/consent.ts'
import { t } from '../messages.ts'

/** Whether other learners see my later answers; each answer has a switch of its own. */
export function ConsentSetting() {
  const client = useQueryClient()
  const { data } = useQuery(consentQuery)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: saveConsent,
    onSuccess: (saved) => client.setQueryData(consentQuery.queryKey, saved),
    onError: () => toast(t('shareFailed'), { tone: 'bad' }),
  })
  return (
    <div className="mb-4">
      <Switch
        label={t('shareLater')}
        description={t('shareLaterAbout')}
        isOn={isPending ? variables : data?.agrees === true}
        isDisabled={isPending || data === undefined}
        onChange={(agrees) => mutate(agrees)}
      />
    </div>
  )
}
