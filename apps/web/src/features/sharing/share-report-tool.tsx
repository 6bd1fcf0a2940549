import { Button } from '@rehearsal/ui/button'
import { Share2 } from 'lucide-react'
import { useLazyDialog } from '../../shared/frame/use-lazy-dialog.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { t } from './messages.ts'

/** Opens Share Scores for the report of one of my mock tests. */
export function ShareReportTool({ testId }: { testId: number }) {
  const { user } = useSession()
  const { open, Dialog, state, openings } = useLazyDialog(() => import('./share-dialog.tsx'))
  if (user === undefined) return null
  const shareable = { kind: 'report' as const, id: testId, nickname: user.nickname, answer: null }
  return (
    <>
      <Button icon={<Share2 size={17} aria-hidden />} aria-haspopup="dialog" onClick={open}>
        {t('share')}
      </Button>
      {Dialog ? <Dialog key={openings} {...state} shareable={shareable} /> : null}
    </>
  )
}
