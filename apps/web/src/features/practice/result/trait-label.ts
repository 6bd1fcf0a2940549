import { traitSchema } from '@rehearsal/exam/trait'
import { t } from '../messages.ts'

/** The name of a trait on screen; one that this page does not know keeps the name it came with. */
export function traitLabel(title: string): string {
  const trait = traitSchema.safeParse(title)
  return trait.success ? t(`trait_${trait.data}`) : title
}

/** What a trait judges; nothing for one that this page does not know. */
export function traitAbout(title: string): string {
  const trait = traitSchema.safeParse(title)
  return trait.success ? t(`about_${trait.data}`) : ''
}
