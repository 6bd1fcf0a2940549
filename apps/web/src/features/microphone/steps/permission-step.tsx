import { Button } from '@rehearsal/ui/button'
import { CannotRecord, recordingObstacle } from '@rehearsal/ui/recorder'
import { Mic } from 'lucide-react'
import { t } from '../messages.ts'

/** Step 1: the browser asks. A denial is only logged (specification §8): what to do about one stands here from the start. */
export function PermissionStep({ isAsking, onAsk }: { isAsking: boolean; onAsk: () => void }) {
  const obstacle = recordingObstacle()
  if (obstacle !== null) return <CannotRecord obstacle={obstacle} />
  return (
    <>
      <p className="text-ink-2">{t('permissionText')}</p>
      <p className="text-sm text-ink-3">{t('permissionAdvice')}</p>
      <div>
        <Button
          variant="primary"
          icon={<Mic size={17} aria-hidden />}
          isLoading={isAsking}
          onClick={onAsk}
          className="max-md:w-full"
        >
          {t('allow')}
        </Button>
      </div>
    </>
  )
}
