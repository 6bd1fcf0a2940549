import { lazy, useState } from 'react'
import { Optional } from '../shared/frame/optional.tsx'
import { dismissUpgrade, useUpgradeReason } from '../shared/upgrade/upgrade-need.ts'

const UpgradeDialog = lazy(() => import('./upgrade-dialog.tsx'))

/** Shows the upgrade dialog when a 402 or a page asks for it. */
export function UpgradePrompt() {
  const reason = useUpgradeReason()
  const [hasOpened, setHasOpened] = useState(false)
  if (reason !== null && !hasOpened) setHasOpened(true)
  if (!hasOpened) return null
  return (
    <Optional>
      <UpgradeDialog reason={reason} onClose={dismissUpgrade} />
    </Optional>
  )
}
