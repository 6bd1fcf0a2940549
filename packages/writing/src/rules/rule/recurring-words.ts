import {
  CLAUSE_OPENERS,
  DAYS,
  DEGREE_ADVERBS,
  MID_ADVERBS,
  QUESTION_WORDS,
  SEASONS,
} from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'

// What several rules know and no class of English is.

/** Plural nouns of people without an “-s”. */
export const PEOPLE = wordSet('people children men women')
/** Of whom a text speaks in general. */
export const PEOPLE_AT_LARGE = wordSet('you people students children')
/** Subjects that are surely several people. */
export const SEVERAL_PEOPLE = wordSet('they we people children')
/** What “last” makes a time of the past: “last night”; “last fall” may be a fall. */
export const UNITS_OF_TIME = withWords(DAYS, withoutWords(SEASONS, 'fall'), 'night week weekend month year')
/** What learners say for “there is”: “in my town has a park”. */
export const EXISTENCE_VERBS = wordSet('have has exist exists')
/** How much an adjective may be: “very big”. */
export const INTENSIFIERS = withoutWords(DEGREE_ADVERBS, 'most quite rather really')
/** What stands between “be” and its adjective. */
export const BEFORE_ADJECTIVES = withWords(INTENSIFIERS, 'really not also always')
/** What stands between a subject and any verb; “just”, “only” and times tell of some alone. */
export const HABIT_ADVERBS = withoutWords(MID_ADVERBS, 'already just now only sometimes')
/** What certainly begins a clause; “when” and “if” may end one. */
export const BEFORE_CLAUSES = withoutWords(CLAUSE_OPENERS, 'if when')
/** What stands between a subject and any verb, at any time. */
export const TIMELESS_ADVERBS = withWords(HABIT_ADVERBS, 'just')
/** Pasts that are nouns, adjectives or other verbs, too: “to saw wood”, “to fell a tree”, “from dawn to rose-red dusk”. */
export const PASTS_OR_NOUNS = wordSet('saw fell lay rose bore drove drank shook rang swam broke forbade')
/** Behind these a base form may have any subject: “they suggest that he go”. */
export const SUBJUNCTIVE_SIGNS = wordSet('suggest recommend demand insist require propose important essential')
/** Words that ask, but not for a person and not which. */
export const OPEN_QUESTION_WORDS = withoutWords(QUESTION_WORDS, 'which who whom whose')

/** Singular in form, several in sense: British English has either verb behind them. */
export const COLLECTIVE_NOUNS = readWords('words/collective-nouns')
/** Adjectives before “than”. */
export const USUAL_COMPARATIVES = readWords('words/comparatives')
/** Family, friends and colleagues. */
export const FAMILY_AND_FRIENDS = readWords('words/kin')
/** Plurals that are one amount: “ten dollars is much”. */
export const AMOUNTS = readWords('words/measures')
/** Plurals that are verbs, one thing, or no right words, as often. */
export const ODD_PLURALS = readWords('words/odd-plurals')
/** Plural nouns that are as often verbs. */
export const PLURALS_OR_VERBS = readWords('words/plurals-or-verbs')
