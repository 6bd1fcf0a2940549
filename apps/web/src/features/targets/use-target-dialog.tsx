import { useLazyDialog } from '../../shared/frame/use-lazy-dialog.ts'

/** Opens the target form from anywhere; `dialog` stands where the opener stands. */
export function useTargetDialog() {
  const { open, Dialog, state } = useLazyDialog(() => import('./target-dialog.tsx'))
  return { open, dialog: Dialog ? <Dialog {...state} /> : null }
}
