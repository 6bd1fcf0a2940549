import { type Trait, traitSchema } from '@rehearsal/exam/trait'
import { translator } from './i18n/translator.ts'

/** The name of every trait on screen. */
export const traitNames = {
  trait_content: 'Content',
  trait_appropriacy: 'Appropriacy',
  trait_form: 'Form',
  trait_conventions: 'E-mail conventions',
  trait_structure: 'Development, structure and coherence',
  trait_organization: 'Organization',
  trait_grammar: 'Grammar',
  'trait_linguistic-range': 'General linguistic range',
  trait_vocabulary: 'Vocabulary',
  trait_spelling: 'Spelling',
  trait_pronunciation: 'Pronunciation',
  trait_fluency: 'Oral fluency',
} as const satisfies Record<`trait_${Trait}`, string>

const t = translator(traitNames)

/** The name of a trait on screen; one that this page does not know keeps the name it came with. */
export function traitName(title: string): string {
  const trait = traitSchema.safeParse(title)
  return trait.success ? t(`trait_${trait.data}`) : title
}
