import { MicOff } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { RefusedInsideApp } from './cannot-record.tsx'
import type { RecorderTexts } from './recorder-texts.ts'
import type { RecorderHandle } from './use-recorder.ts'

/** "No Microphone Permission" (specification §8): it stays while permission is asked for once more. */
export function PermissionDialog({ recorder, texts }: { recorder: RecorderHandle; texts: RecorderTexts }) {
  const { state, requestPermission, dismissDenied, clear } = recorder
  const isAskingAgain = state.name === 'asking' && state.isRetry
  const hasFailedAgain = state.name === 'denied' && state.hasFailedAgain
  return (
    <Dialog
      isOpen={state.name === 'denied' || isAskingAgain}
      onClose={isAskingAgain ? clear : dismissDenied}
      title={texts.deniedTitle}
      closeLabel={texts.close}
      size="small"
      footer={
        <Button variant="primary" onClick={requestPermission} isLoading={isAskingAgain}>
          {texts.requestPermission}
        </Button>
      }
    >
      <div className="flex gap-3.5">
        <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-bad-soft text-bad">
          <MicOff size={19} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-ink-2">{texts.deniedText}</p>
          <p role="alert" className="mt-2 text-sm font-medium text-bad empty:hidden">
            {hasFailedAgain ? texts.permissionFailed : ''}
          </p>
          <RefusedInsideApp />
        </div>
      </div>
    </Dialog>
  )
}
