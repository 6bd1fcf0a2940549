import { decide, type Decision, type Moderated } from '@rehearsal/contracts/moderation'
import { call } from '../../../shared/api/call.ts'
import { moderatedKey } from '../api/moderated-query.ts'
import { t } from '../messages.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useDecision } from '../use-decision.ts'

type Props = { thing: Moderated; decision: Decision; isOpen: boolean; onClose: () => void; onDecided: () => void }

/** Hides, restores, upholds or dismisses, with a reason. */
export function DecisionDialog({ thing, decision, isOpen, onClose, onDecided }: Props) {
  const { subject, id: subjectId, lastReportId, sighting } = thing
  const { mutate, isPending } = useDecision({
    send: (reason: string) =>
      call(decide, {
        body: { subject, subjectId, decision, reason, lastReportId: decision === 'restore' ? null : lastReportId },
      }),
    said: t(`done_${decision}`),
    queryKeys: [moderatedKey],
    onEnd: onDecided,
  })
  const text = decision === 'hide' && sighting !== null ? t('hideEntryText') : t(`${decision}Text`)
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={mutate}
      title={t(`${decision}Title`)}
      text={text}
      confirmLabel={t(decision)}
      variant={decision === 'hide' ? 'danger' : 'primary'}
      isBusy={isPending}
    />
  )
}
