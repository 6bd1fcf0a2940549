import type { Trait } from '../trait.ts'

/** Steps of one scale for all judged traits of writing: level 4 is the maximum, each level a quarter of it. */
export const TOP_LEVEL = 4

/** Traits that are judged, not counted: form and spelling follow from exact rules. */
export const LEVELLED_TRAITS = [
  'content',
  'structure',
  'organization',
  'conventions',
  'grammar',
  'linguistic-range',
  'vocabulary',
] as const satisfies readonly Trait[]
export type LevelledTrait = (typeof LEVELLED_TRAITS)[number]

/**
 * What an answer at each level from 0 to 4 does, in plain words. The steps follow the published trait levels (exam-rules
 * §5), drawn on one scale of five because formats give the same trait 2, 3, 4 or 6 points.
 */
export const levelDescriptors: Readonly<Record<LevelledTrait, readonly string[]>> = {
  content: [
    'Is about something else, or shows no understanding of the task.',
    'Names something that belongs to the task, in pieces that do not join up.',
    'Deals with part of the task; main points are missing, general or copied.',
    'Deals with the task; one point or some support is missing.',
    'Deals with every main point in its own words, each with something exact to support it.',
  ],
  structure: [
    'Puts sentences in no order.',
    'Has an order now and then, but ideas stand apart.',
    'Has paragraphs, but an opening, a close or the links between ideas are missing.',
    'Opens, argues and closes in clear paragraphs, with a few abrupt joins.',
    'Grows from an introduction through linked paragraphs to a conclusion that follows from them.',
  ],
  organization: [
    'Puts sentences in no order.',
    'Has an order now and then, but hardly any links.',
    'Keeps to an order with simple links such as “and”, “but” and “because”.',
    'Gives each purpose its own part, with links that mostly fit.',
    'Leads the reader from point to point, with clear parts and links that fit each step.',
  ],
  conventions: [
    'Looks like no e-mail: no greeting and no close.',
    'Has a greeting or a close, but not both.',
    'Has a greeting and a close; one of them does not suit the reader, or no name follows.',
    'Has greeting, opening, close and name; one of them is bare.',
    'Has a greeting, an opening line, a close and a name, all in a tone that suits the reader.',
  ],
  grammar: [
    'Has mistakes in most sentences, and the meaning is often lost.',
    'Has several basic mistakes, some of which make the reader stop.',
    'Gets simple sentences mostly right; longer ones go wrong.',
    'Uses longer sentences too, with a few mistakes that never mislead.',
    'Keeps simple and complex sentences right throughout.',
  ],
  'linguistic-range': [
    'Has so few words and patterns that the meaning is lost.',
    'Repeats a few words and one kind of sentence.',
    'Has enough for plain ideas, and gets stuck on difficult ones.',
    'Varies words and sentences, and says most ideas clearly.',
    'Says even difficult ideas with ease, in words and sentences that fit exactly.',
  ],
  vocabulary: [
    'Has too few words for the task.',
    'Uses basic words, repeats them, and some are wrong.',
    'Uses enough words for the subject, but many are general (“good”, “thing”, “a lot”).',
    'Uses words of the subject well, with a few that are not exact.',
    'Chooses exact words and natural combinations, and rarely repeats one.',
  ],
}

/** What a learner does to reach each level from 1 to 4, drawn from the same steps. */
export const levelNeeds: Readonly<Record<LevelledTrait, readonly [string, string, string, string]>> = {
  content: [
    'Write about what the task asks, and name at least one of its points.',
    'Deal with several points of the task in whole sentences, not in single words.',
    'Deal with every main point, in your own words instead of copied ones.',
    'Give each main point something exact: an example, a reason or a figure.',
  ],
  structure: [
    'Put your sentences in an order that a reader can follow.',
    'Make paragraphs: one idea in each.',
    'Open with what you think, close with what follows, and give each idea a paragraph.',
    'Link each paragraph to the one before, and let the conclusion follow from them.',
  ],
  organization: [
    'Put your sentences in an order that a reader can follow.',
    'Keep to one order, and link sentences with words such as “because” or “but”.',
    'Give each purpose of the text its own part.',
    'Choose links that fit each step (“however”, “for this reason”, “in the meantime”).',
  ],
  conventions: [
    'Begin with a greeting or end with a close.',
    'Write both a greeting and a close.',
    'Let greeting and close suit the reader, and sign with your name.',
    'Add an opening line that says why you write, in the same tone as the close.',
  ],
  grammar: [
    'Build plain clauses: subject, verb, object.',
    'Check the verb of every sentence: its form, its tense, and whether it agrees.',
    'Use some longer sentences with “which”, “although” or “if”, and read each of them twice.',
    'Vary simple and complex sentences, and leave no mistake in either.',
  ],
  'linguistic-range': [
    'Write whole sentences with words that you are sure of.',
    'Do not begin every sentence alike, and say things in other words the second time.',
    'Use linking words and longer sentences for the ideas that need them.',
    'Say difficult ideas exactly, with words and sentence patterns that you have not used before in the text.',
  ],
  vocabulary: [
    'Use the words of the subject.',
    'Replace words that you repeat by others of the same sense.',
    'Replace general words (“good”, “thing”, “a lot”) by exact ones.',
    'Use words that naturally go together (“raise awareness”, “a heavy burden”).',
  ],
}

/** The level whose points are reached by this share of a trait's maximum. */
export function levelOfShare(share: number): number {
  // A share that was divided and multiplied again must not fall short by rounding.
  return Math.min(TOP_LEVEL, Math.max(0, Math.floor(share * TOP_LEVEL + 1e-9)))
}

/** Whether a trait has levels. */
export function isLevelled(trait: string): trait is LevelledTrait {
  return LEVELLED_TRAITS.some((known) => known === trait)
}

/**
 * What the next level of a trait needs; null at the top, and for traits that are counted. Content that deals with every main
 * point already (`isComplete`) is told to support them, not to make them.
 */
export function nextLevelNeeds(trait: string, share: number, isComplete = false): string | null {
  if (!isLevelled(trait)) return null
  const level = levelOfShare(share)
  return levelNeeds[trait][trait === 'content' && isComplete ? Math.max(level, TOP_LEVEL - 1) : level] ?? null
}
