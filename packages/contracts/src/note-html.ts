/** The font colours of a note (specification §2.14, §9). Each is a class, `note-colour-red`, which the theme gives its colour. */
export const noteColours = [
  'red',
  'orange',
  'gold',
  'green',
  'teal',
  'blue',
  'indigo',
  'violet',
  'pink',
  'grey',
] as const
export type NoteColour = (typeof noteColours)[number]

const CLASS_PREFIX = 'note-colour-'

/** The class of a colour, as it stands in a note. */
export const noteColourClass = (colour: NoteColour): string => `${CLASS_PREFIX}${colour}`

/** The colour that the classes of a span name, the first where there are several; null for none of ours. */
export function noteColourOf(classes: string): NoteColour | null {
  const names = classes.split(/\s+/u)
  return noteColours.find((colour) => names.includes(noteColourClass(colour))) ?? null
}

/** What a link in a note says about itself. */
export const NOTE_LINK_REL = 'noopener noreferrer nofollow'

/** Where a link in a note may lead: the address as it is kept, or null for any but https, http and mailto. */
export function noteLinkOf(address: string): string | null {
  const trimmed = address.trim()
  return /^(https?:\/\/|mailto:)[^\s\p{Cc}\p{Cf}]+$/iu.test(trimmed) && URL.canParse(trimmed) ? trimmed : null
}

/** The most characters of HTML in a note. */
export const NOTE_MAX_CHARACTERS = 20_000
