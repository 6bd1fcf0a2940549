import { lazy, type ReactNode, Suspense, useState } from 'react'

const WizardDialog = lazy(() => import('./wizard/wizard-dialog.tsx'))

/** Opens the wizard; `dialog` stands where the opener stands. */
export function useWizardDialog(): { open: () => void; dialog: ReactNode } {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return {
    open: () => setState('open'),
    dialog:
      state === 'never' ? null : (
        <Suspense>
          <WizardDialog isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      ),
  }
}
