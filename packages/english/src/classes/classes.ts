import { readWords } from '../data/read-words.ts'
import { withWords } from '../text/word-set.ts'

// Closed classes of words: small, and complete. A rule that knows more or fewer says so by name: `withWords(FINITE_BE, 'become became')`.

export const ACCUSATIVES = readWords('classes/accusatives')
export const ARTICLES = readWords('classes/articles')
export const BE_FORMS = readWords('classes/be-forms')
export const CLAUSE_OPENERS = readWords('classes/clause-openers')
export const COORDINATORS = readWords('classes/coordinators')
export const DAYS = readWords('classes/days')
export const DEGREE_ADVERBS = readWords('classes/degree-adverbs')
export const DEMONSTRATIVES = readWords('classes/demonstratives')
export const DO_FORMS = readWords('classes/do-forms')
export const FINITE_BE = readWords('classes/finite-be')
export const FINITE_DO = readWords('classes/finite-do')
export const FINITE_HAVE = readWords('classes/finite-have')
export const FREQUENCY_ADVERBS = readWords('classes/frequency-adverbs')
export const HAVE_FORMS = readWords('classes/have-forms')
export const INDEFINITE_PEOPLE = readWords('classes/indefinite-people')
export const INDEFINITE_THINGS = readWords('classes/indefinite-things')
export const MID_ADVERBS = readWords('classes/mid-adverbs')
export const MODALS = readWords('classes/modals')
export const MONTHS = readWords('classes/months')
export const NOMINATIVES = readWords('classes/nominatives')
export const NUMBERS = readWords('classes/numbers')
export const OBJECT_PRONOUNS = readWords('classes/object-pronouns')
export const PLURAL_DETERMINERS = readWords('classes/plural-determiners')
export const PLURAL_VERB_PRONOUNS = readWords('classes/plural-verb-pronouns')
export const POSSESSIVES = readWords('classes/possessives')
export const QUANTIFIERS = readWords('classes/quantifiers')
export const QUESTION_WORDS = readWords('classes/question-words')
export const RELATIVES = readWords('classes/relatives')
export const SEASONS = readWords('classes/seasons')
export const SINGULAR_AUXILIARIES = readWords('classes/singular-auxiliaries')
export const SINGULAR_PRONOUNS = readWords('classes/singular-pronouns')
export const SUBJECT_PRONOUNS = readWords('classes/subject-pronouns')
export const SUBORDINATORS = readWords('classes/subordinators')

/** Verbs that ask, deny and help: “do you”, “has not”, “will be”. */
export const AUXILIARIES = withWords(FINITE_BE, FINITE_HAVE, FINITE_DO, MODALS)
/** What makes a noun known: “the”, “my”, “this”. */
export const DEFINITES = withWords('the', POSSESSIVES, DEMONSTRATIVES)
/** What stands before a noun and says which. */
export const DETERMINERS = withWords(ARTICLES, POSSESSIVES, DEMONSTRATIVES)
/** What stands before a noun of one. */
export const SINGULAR_DETERMINERS = withWords(ARTICLES, POSSESSIVES, 'this that every each another')
