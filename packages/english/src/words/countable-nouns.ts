import { readWords } from '../data/read-words.ts'

/** Jobs and roles: one of many, so never bare in the singular (“She is teacher”). */
export const PERSON_NOUNS = readWords('words/person-nouns')

/** Things, places and ideas that hardly ever stand bare in the singular. */
export const THING_NOUNS = readWords('words/thing-nouns')

/** Every noun of these two lists. */
export const COUNTABLE_NOUNS: ReadonlySet<string> = new Set([...PERSON_NOUNS, ...THING_NOUNS])

/** These and more, a few of which stand bare in expressions (“in detail”): more than one of them needs its -s. */
export const COUNTED_NOUNS: ReadonlySet<string> = new Set([...COUNTABLE_NOUNS, ...readWords('words/counted-nouns')])
