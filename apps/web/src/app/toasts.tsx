import { ToastProvider } from '@rehearsal/ui/toast'
import { t } from './messages.ts'

/** Where short messages appear. A chunk of its own: nothing is said in the first moment. */
export default function Toasts() {
  return <ToastProvider regionLabel={t('notifications')} closeLabel={t('close')} />
}
