import { toast } from '@rehearsal/ui/toast'
import { logProblem } from '../log.ts'
import { t } from './messages.ts'

let isTold = false

/** Whether this browser refused to keep something since the page was loaded. */
export const isNothingKept = (): boolean => isTold

/** Says, once for each page load, that work lasts only as long as the page: storage is forbidden, full or broken. */
export function tellNothingKept(error: unknown): void {
  if (isTold) return
  isTold = true
  logProblem('Nothing can be kept in this browser', error)
  toast(t('nothingKept'), { tone: 'fair', description: t('nothingKeptAdvice'), timeoutMs: 20_000 })
}
