import { Toast } from '@base-ui/react/toast'

export type ToastTone = 'neutral' | 'good' | 'fair' | 'bad'

export type ToastOptions = {
  tone?: ToastTone | undefined
  description?: string | undefined
  action?: { label: string; onSelect: () => void } | undefined
  /** 0 keeps it until it is closed. */
  timeoutMs?: number | undefined
}

/** What `toast()` writes to and the one `ToastProvider` reads. */
export const toastManager = Toast.createToastManager()

/**
 * Shows a short message, spoken when the learner is idle; a bad one stays longer. One that is shown already is not shown beside
 * itself (a double press, answered once): it stays longer. One with an action is of its own, as its action is. Returns its id.
 */
export function toast(title: string, options: ToastOptions = {}): string {
  const { tone = 'neutral', description, action, timeoutMs = tone === 'bad' ? 8000 : 5000 } = options
  return toastManager.add({
    id: action === undefined ? [tone, title, description].join('\n') : undefined,
    title,
    description,
    type: tone,
    timeout: timeoutMs,
    // Base UI hides urgent ones from the accessibility tree while they can still be focused, which axe rightly reports.
    priority: 'low',
    actionProps: action ? { children: action.label, onClick: action.onSelect } : undefined,
  })
}
