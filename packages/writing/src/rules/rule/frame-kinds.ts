import { NAMED_SETS } from '@rehearsal/english/classes/named-sets'
import { ING_FORMS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { PERSON_NOUNS } from '@rehearsal/english/words/countable-nouns'
import { pluralOf } from '@rehearsal/english/forms/noun-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'

/** Whether a token, or the end of the sentence, may stand at a place of a frame. */
export type Test = (token: Token | undefined) => boolean

/** The kinds of word in frames (`frame.ts`) that a list tells … */
export const SETS_OF_WORDS: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
  ...Object.fromEntries(NAMED_SETS),
  '@base': new Set([...VERB_BASES.keys(), 'be', 'have', 'do']),
  '@ing': new Set([...ING_FORMS.keys(), 'being', 'having', 'doing']),
  '@somebody': new Set([
    ...[...PERSON_NOUNS].flatMap((noun) => [noun, pluralOf(noun)]),
    ...wordSet('people somebody someone anybody anyone everybody everyone receptionist police kids children'),
  ]),
}
/** … and those that a token's part of speech or shape does. */
export const TESTS_OF_TOKENS: Readonly<Partial<Record<string, Test>>> = {
  '^': (token) => token === undefined,
  '@noun': (token) => token?.pos === 'NOUN',
  '@adj': (token) => token?.pos === 'ADJ',
  '@num': (token) =>
    token?.pos === 'NUM' || /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/u.test(token?.lower ?? ''),
  '@ng': (token) =>
    token !== undefined &&
    !NO_GROUP.test(token.lower) &&
    (/^(?:DET|NOUN|PROPN|ADJ|NUM|PRON)$/u.test(token.pos) || ING_FORMS.has(token.lower)),
  '@year': (token) => /^(?:19|20)\d\d$/u.test(token?.lower ?? ''),
  '@end': (token) => token === undefined || /^(?:[.,;!?]|and|but|or)$/u.test(token.lower),
}
/** No noun group of its own begins with these: “which”, and times such as “last year”. */
const NO_GROUP =
  /^(?:which|whom|who|that|what|where|when|there|last|next|least|first|all|most|time|times|general|particular|part|fact|turn|day|night|years?|months?|weeks?|today|now|home|order|case|return|addition|spite|front|place|one|\W.*)$/u
