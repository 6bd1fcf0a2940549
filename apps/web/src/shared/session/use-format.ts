import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { currentFormat } from '@rehearsal/exam/formats/formats'
import { useSession } from './use-session.ts'

/** The format of the exam that is practised: what the learner has chosen, or what this installation has. */
export function useFormat(): FormatId {
  const { user, variant } = useSession()
  return user?.formats[variant] ?? currentFormat[variant]
}
