import { lazy, type ReactNode, Suspense, useState } from 'react'

const TargetDialog = lazy(() => import('./target-dialog.tsx'))

/** Opens the target form from anywhere; `dialog` stands where the opener stands. */
export function useTargetDialog(): { open: () => void; dialog: ReactNode } {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return {
    open: () => setState('open'),
    dialog:
      state === 'never' ? null : (
        <Suspense>
          <TargetDialog isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      ),
  }
}
