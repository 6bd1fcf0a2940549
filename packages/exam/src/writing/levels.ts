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
 * What an answer at each level from 0 to 4 does, in plain words. The steps follow the published trait levels (exam rules
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

/** The level whose points are reached by this share of a trait's maximum. */
export function levelOfShare(share: number): number {
  // A share that was divided and multiplied again must not fall short by rounding.
  return Math.min(TOP_LEVEL, Math.max(0, Math.floor(share * TOP_LEVEL + 1e-9)))
}

/** Whether a trait has levels. */
export function isLevelled(trait: string): trait is LevelledTrait {
  return LEVELLED_TRAITS.some((known) => known === trait)
}

/** What the next level of a trait needs; null at the top, and for traits that are counted. */
export function nextLevelNeeds(trait: string, share: number): string | null {
  if (!isLevelled(trait)) return null
  return levelDescriptors[trait][levelOfShare(share) + 1] ?? null
}
