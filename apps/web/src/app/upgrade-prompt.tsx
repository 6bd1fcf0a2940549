import { lazy, Suspense, useState } from 'react'
import { dismissUpgrade, useUpgradeReason } from '../shared/upgrade/upgrade-need.ts'

const UpgradeDialog = lazy(() => import('./upgrade-dialog.tsx'))

/** Shows the upgrade dialog when a 402 or a page asks for it. */
export function UpgradePrompt() {
  const reason = useUpgradeReason()
  const [hasOpened, setHasOpened] = useState(false)
  if (reason !== null && !hasOpened) setHasOpened(true)
  if (!hasOpened) return null
  return (
    <Suspense>
      <UpgradeDialog reason={reason} onClose={dismissUpgrade} />
    </Suspense>
  )
}
