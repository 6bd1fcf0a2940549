import type { Trait } from '@rehearsal/exam/trait'
import { traitNames } from '../../../shared/trait-names.ts'

/** The name of every trait, and what it judges. */
export const traits = {
  ...traitNames,
  about_content: 'What you said or wrote against what was asked for.',
  about_appropriacy: 'Whether you say what the situation needs, in a tone that suits it.',
  about_form: 'Length and shape of the answer, by the rules of the exam.',
  about_conventions: 'A greeting, a close and a name, as an e-mail of this kind has them.',
  about_structure: 'How the argument grows from paragraph to paragraph.',
  about_organization: 'Paragraphs in a clear order, with links between them.',
  about_grammar: 'Sentences without mistakes that hinder the reader.',
  'about_linguistic-range': 'Range of words and of sentence structures, used with ease.',
  about_vocabulary: 'Words that are right, exact and well spelt.',
  about_spelling: 'Words spelt right, in one spelling: British or American.',
  about_pronunciation: 'Sounds and stress that are understood at once.',
  about_fluency: 'An even pace, with pauses only where the sense has them.',
} as const satisfies Record<`${'trait' | 'about'}_${Trait}`, string>
