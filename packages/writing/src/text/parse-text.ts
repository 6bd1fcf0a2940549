/** Cuts a text into sentences and tokens with part of speech, lemma and stem (wink). */
import model from 'wink-eng-lite-web-model'
import winkNlp, { type ItsFunction } from 'wink-nlp'
import { z } from 'zod'
import { type ParsedText, partOfSpeechSchema, type Sentence, type Token } from './token.ts'
import { withoutOverlongWords } from './without-overlong-words.ts'

const nlp = winkNlp(model, ['sbd', 'pos'])
const { its } = nlp

// wink's types reject some of its own helpers: their third argument is declared in two ways that exclude each other.
const helperNamed = (name: string): ItsFunction<string> => Reflect.get(its, name)

const stringsSchema = z.array(z.string())
// The tagger has no lemma for some tokens; the token itself then stands in.
const baseFormsSchema = z.array(z.string().optional().catch(undefined))
const tagsSchema = z.array(partOfSpeechSchema.catch('X'))
const spansSchema = z.array(z.tuple([z.number(), z.number()]))

/** Cuts a text into sentences and tagged tokens. Any string is accepted; the same text always gives the same result. */
export function parseText(text: string): ParsedText {
  if (text.trim() === '') return { text, tokens: [], sentences: [] }
  const readable = withoutOverlongWords(text)
  const document = nlp.readDoc(withEndingsApart(readable))
  const values = stringsSchema.parse(document.tokens().out(helperNamed('value')))
  const tags = tagsSchema.parse(document.tokens().out(helperNamed('pos')))
  const lemmas = baseFormsSchema.parse(document.tokens().out(helperNamed('lemma')))
  const stems = baseFormsSchema.parse(document.tokens().out(helperNamed('stem')))
  const spans = spansSchema.parse(document.sentences().out(helperNamed('span')))
  const located = locate(readable, values)
  const all = located.map((token, index) => tagToken(token, tags[index] ?? 'X', lemmas[index], stems[index]))
  const sentences = spans.flatMap(([from, to]) => toSentence(all.slice(from, to + 1)))
  return { text, tokens: sentences.flatMap((sentence) => sentence.tokens), sentences }
}

/**
 * “The dog is my friend's.”: what stands before a stop the tagger leaves whole, and from then on wherever it meets it again, so that
 * what it makes of a text would depend on the texts before. A blank before “'s” there keeps it apart; tokens are located without it.
 */
const withEndingsApart = (text: string): string => text.replaceAll(/(?<=\p{L})(?=['’]s(?![\p{L}\s]))/gu, ' ')

type LocatedToken = { text: string; start: number; end: number }

/** The tagger gives no offsets, so each token is found again behind the one before it. */
function locate(text: string, values: readonly string[]): LocatedToken[] {
  let cursor = 0
  return values.map((value) => {
    const start = text.startsWith(value, cursor) ? cursor : text.indexOf(value, cursor)
    if (start < 0) return { text: value, start: cursor, end: cursor }
    cursor = start + value.length
    return { text: value, start, end: cursor }
  })
}

function tagToken(token: LocatedToken, pos: Token['pos'], lemma: string | undefined, stem: string | undefined): Token {
  const lower = token.text.toLowerCase().replaceAll('’', "'")
  return {
    ...token,
    lower,
    lemma: lemma === undefined || lemma === '' ? lower : lemma.toLowerCase(),
    // “economy” and “economic” differ only in the stem's last vowel.
    stem: (stem ?? lower).toLowerCase().replace(/(?<=\p{L}{4})[iey]$/u, ''),
    pos,
    isWord: /[\p{L}\p{N}]/u.test(token.text) || lower === "'s",
  }
}

function toSentence(tokens: readonly Token[]): Sentence[] {
  const visible = tokens.filter((token) => token.end > token.start && token.text.trim() !== '').flatMap(partsOf)
  const first = visible[0]
  const last = visible.at(-1)
  return first === undefined || last === undefined ? [] : [{ tokens: visible, start: first.start, end: last.end }]
}

/** The tagger cuts “you're” in two, but leaves “I'm” as a name. */
function partsOf(token: Token): Token[] {
  if (token.lower !== "i'm") return [token]
  const cut = token.start + 1
  return [
    { ...token, text: token.text.slice(0, 1), lower: 'i', lemma: 'i', stem: 'i', pos: 'PRON', isWord: true, end: cut },
    { ...token, text: token.text.slice(1), lower: "'m", lemma: 'be', stem: "'m", pos: 'AUX', isWord: true, start: cut },
  ]
}
