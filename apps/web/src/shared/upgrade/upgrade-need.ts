import { useSyncExternalStore } from 'react'

/** Why a learner would need a plan: the free AI scores are used up, or the thing is premium (specification §4.16, §8). */
export type UpgradeReason = 'ai_credits_exhausted' | 'premium_required'

let current: UpgradeReason | null = null
const listeners = new Set<() => void>()

/** Opens the one dialog "Upgrade to Continue"; the API client does so by itself on every 402. */
export function askForUpgrade(reason: UpgradeReason): void {
  change(reason)
}

export function dismissUpgrade(): void {
  change(null)
}

/** Calls `listener` whenever an upgrade is asked for or dismissed. Returns how to stop. */
export function onUpgradeNeeded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Why the dialog is open; null while it is closed. */
export const useUpgradeReason = (): UpgradeReason | null => useSyncExternalStore(onUpgradeNeeded, () => current)

function change(reason: UpgradeReason | null): void {
  current = reason
  for (const listener of listeners) listener()
}
