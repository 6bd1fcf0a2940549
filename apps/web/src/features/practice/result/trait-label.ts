import { traitSchema } from '@rehearsal/exam/trait'
import { traitName } from '../../../shared/trait-names.ts'
import { t } from '../messages.ts'

/** The name of a trait on screen. */
export const traitLabel = traitName

/** What a trait judges; nothing for one that this page does not know. */
export function traitAbout(title: string): string {
  const trait = traitSchema.safeParse(title)
  return trait.success ? t(`about_${trait.data}`) : ''
}
