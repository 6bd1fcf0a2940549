import { DETERMINERS, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { fullForm } from '@rehearsal/english/forms/contractions'
import { withCaseOf } from '@rehearsal/english/text/capitalised'
import { withWords } from '@rehearsal/english/text/word-set'
import { parseText } from './parse-text.ts'
import type { Sentence, Token } from './token.ts'

/** Where a token of the sentence stands once all is written in full. */
type Piece = { token: Token; from: number; to: number; isFull: boolean }

const SUBJECTS = withWords(SUBJECT_PRONOUNS, 'there')
/** Nothing that is owned begins with these: “the teacher's a friend”. */
const NO_OWNED = withWords(DETERMINERS, 'not been got')
const VERB = /^'(?:m|re|s|ve|ll|d)$/u

/** Whether the token at a place is the verb of a contraction; “'s” of an owner and of “let's” is not. */
export function isContractedVerb(tokens: readonly Token[], place: number): boolean {
  const [before, token, next] = [tokens[place - 1], tokens[place], tokens[place + 1]]
  if (token === undefined || !VERB.test(token.lower) || token.start !== before?.end) return false
  return token.pos === 'AUX' || SUBJECTS.has(before.lower) || (token.pos === 'PART' && NO_OWNED.has(next?.lower ?? ''))
}

/**
 * The sentence as it is with nothing contracted: “I'm student” is read as “I am student”, so that who knows the full
 * form knows the contraction too. The tokens keep their places in the text as typed.
 */
export function inFull(sentence: Sentence): Sentence {
  const known = fullSentences.get(sentence)
  if (known !== undefined) return known
  const full = sentence.tokens.some(({ lower }) => lower === "n't" || VERB.test(lower))
    ? writtenOut(sentence)
    : sentence
  fullSentences.set(sentence, full)
  return full
}

/** Every rule asks for the same sentence. */
const fullSentences = new WeakMap<Sentence, Sentence>()

function writtenOut(sentence: Sentence): Sentence {
  const { tokens } = sentence
  let text = ''
  const pieces = tokens.map((token, place): Piece => {
    const full = fullOf(tokens, place)
    const gap = token.start - (tokens[place - 1]?.end ?? token.start)
    const isJoined = gap === 0 && full !== undefined && /^(?:'|n't)/u.test(token.lower)
    text += isJoined ? ' ' : ' '.repeat(Math.max(0, gap))
    const from = text.length
    text += full ?? token.text
    return { token, from, to: text.length, isFull: full !== undefined }
  })
  if (pieces.every(({ isFull }) => !isFull)) return sentence
  const written = parseText(text).sentences.flatMap((each) => each.tokens)
  return { ...sentence, tokens: written.map((token) => ({ ...token, ...placeOf(token, pieces) })) }
}

/** What a token stands for; nothing for “’s” of an owner, and for what is asked: “don’t you” is not “do not you”. */
function fullOf(tokens: readonly Token[], place: number): string | undefined {
  const [token, next] = [tokens[place], tokens[place + 1]]
  if (token === undefined || (token.lower.startsWith("'") && !isContractedVerb(tokens, place))) return undefined
  const behind = tokens.slice(place + 1, place + 5)
  const subject = token.lower === "n't" ? next : next?.lower === "n't" ? tokens[place + 2] : undefined
  if (SUBJECTS.has(subject?.lower ?? '')) return undefined
  const full = fullForm(
    token.lower,
    behind.map(({ lower }) => lower),
  )
  return full === undefined ? undefined : withCaseOf(token.text, full)
}

function placeOf({ start, end }: Token, pieces: readonly Piece[]): { start: number; end: number } {
  const first = pieces.findLast(({ from }) => from <= start)
  const last = pieces.findLast(({ from }) => from < end)
  if (first === undefined || last === undefined) return { start, end }
  return {
    start: first.isFull ? first.token.start : first.token.start + start - first.from,
    end: last.isFull ? last.token.end : last.token.start + end - last.from,
  }
}
