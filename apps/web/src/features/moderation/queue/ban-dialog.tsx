import { banAuthor, type Moderated } from '@rehearsal/contracts/moderation'
import { Select } from '@rehearsal/ui/select'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { bansKey } from '../api/bans-query.ts'
import { moderatedKey } from '../api/moderated-query.ts'
import { t } from '../messages.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useDecision } from '../use-decision.ts'

type Props = { thing: Moderated; isOpen: boolean; onClose: () => void }

const FOR_GOOD = 'lifted'
const spans = ['1', '7', '30', '90', FOR_GOOD] as const
type Span = (typeof spans)[number]

/** Stops the author of a post from posting, for some days or until it is lifted. */
export function BanDialog({ thing, isOpen, onClose }: Props) {
  const [span, setSpan] = useState<Span>('7')
  const { subject, id: subjectId, author } = thing
  const { mutate, isPending } = useDecision({
    send: (reason: string) => {
      if (subject === 'question') throw new Error('A question has no author to ban.')
      return call(banAuthor, {
        body: { subject, subjectId, days: span === FOR_GOOD ? null : Number(span), reason },
      })
    },
    said: t('banned'),
    queryKeys: [moderatedKey, bansKey],
    onEnd: onClose,
  })
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={mutate}
      title={t('banTitle', { name: author?.nickname ?? '' })}
      text={t('banText')}
      confirmLabel={t('ban')}
      variant="danger"
      isBusy={isPending}
    >
      <Select
        label={t('banFor')}
        options={spans.map((value) => ({
          value,
          label: value === FOR_GOOD ? t('untilLifted') : t('days', { count: Number(value) }),
        }))}
        value={span}
        onChange={setSpan}
      />
    </ReasonDialog>
  )
}
