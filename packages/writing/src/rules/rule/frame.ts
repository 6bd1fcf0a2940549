import { BE_FORMS, HAVE_FORMS, SINGULAR_PRONOUNS } from '@rehearsal/english/classes/classes'
import type { Correction } from '@rehearsal/english/data/read-corrections'
import { ING_FORMS, PASTS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { ingForm, participleForm, pastForm, thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import { SETS_OF_WORDS, type Test, TESTS_OF_TOKENS } from './frame-kinds.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { likeCase, phrase, type Place, placesOf } from './tokens.ts'

/**
 * What learners say, with places for any word of a kind: “wrong > right”.
 *
 * - `make/do` either word, `v:make` any form of the verb, `@poss` any word of a kind, `x?` may be left out
 * - `(x)` must stand before or behind and is not changed, `(!x)` must not; `^` is the start of the sentence, alone or among others: `(^/,/and)`
 * - right of the arrow `$2` is the second word between the brackets, `$2.ing` a form of it, `v:do` the form of the verb left of it
 */
type Frame = {
  lead: readonly Test[]
  core: readonly Element[]
  trail: readonly Test[]
  right: readonly string[]
}
/** `words` pass the test; `only` are they where nothing else does. */
type Element = {
  test: Test
  number: number
  verb: string | undefined
  words: ReadonlySet<string>
  only: ReadonlySet<string> | undefined
}
/** The frames that begin with one word, in order, by the word behind it. */
type Frames = { bySecond: Map<string, readonly Frame[]>; others: readonly Frame[] }

const BE_SHAPES: Readonly<Partial<Record<string, Shape>>> = {
  am: 'base',
  are: 'base',
  "'m": 'base',
  "'re": 'base',
  is: 'third',
  was: 'past',
  were: 'past',
  been: 'participle',
  being: 'ing',
  be: 'base',
}
type Shape = 'base' | 'third' | 'ing' | 'past' | 'participle'
const FORM_OF: Readonly<Record<Shape, (base: string) => string>> = {
  base: (base) => base,
  third: thirdPersonForm,
  ing: ingForm,
  past: pastForm,
  participle: participleForm,
}

/** What learners say and what stands instead, both as frames are written. */
export type FramePair = Pick<Correction, 'wrong' | 'right'>

const PERFECT_SIGNS = withWords(HAVE_FORMS, BE_FORMS, "'ve n't not also already")

/**
 * A rule that knows some frames. Of those that fit, the one with most words is meant, then the one with most brackets, then
 * the one that stands first.
 */
export function frameRule(id: Rule['id'], type: Rule['type'], pairs: readonly FramePair[]): Rule {
  const byWord = new Map<string, Frame[]>()
  for (const frame of pairs.flatMap(framesOf).toSorted(bySaying))
    for (const word of frame.core[0]?.words ?? []) byWord.set(word, [...(byWord.get(word) ?? []), frame])
  const byFirst = new Map([...byWord].map(([word, frames]) => [word, partedBySecond(frames)]))
  return {
    id,
    type,
    reads: 'both',
    find: ({ tokens }) =>
      placesOf(tokens).flatMap((place) => {
        const frames = byFirst.get(place.token.lower)
        if (frames === undefined) return []
        const frame = (frames.bySecond.get(place.at(1)?.lower ?? '') ?? frames.others).find((each) => fits(each, place))
        return frame === undefined ? [] : matchOf(frame, place)
      }),
  }
}

function bySaying(a: Frame, b: Frame): number {
  return b.core.length - a.core.length || bracketsOf(b) - bracketsOf(a)
}

const bracketsOf = ({ lead, trail }: Frame): number => lead.length + trail.length

function partedBySecond(frames: readonly Frame[]): Frames {
  const only = (frame: Frame) => frame.core[1]?.only
  const seconds = new Set(frames.flatMap((frame) => [...(only(frame) ?? [])]))
  return {
    bySecond: new Map([...seconds].map((word) => [word, frames.filter((each) => only(each)?.has(word) ?? true)])),
    others: frames.filter((each) => only(each) === undefined),
  }
}

/** A frame with every choice of the words that may be left out. */
function framesOf({ wrong, right }: FramePair): Frame[] {
  return choicesOf(wrong.split(/\s+/u).map((raw, place) => ({ raw, place }))).map((words) => {
    const start = words.findIndex(({ raw }) => !isContext(raw))
    const end = words.findLastIndex(({ raw }) => !isContext(raw)) + 1
    const first = wrong.split(/\s+/u).findIndex((raw) => !isContext(raw))
    return {
      lead: words.slice(0, start).map(({ raw }) => contextOf(raw)),
      core: words.slice(start, end).map(({ raw, place }) => elementOf(raw, place - first + 1)),
      trail: words.slice(end).map(({ raw }) => contextOf(raw)),
      right: right.split(/\s+/u).filter((word) => word !== ''),
    }
  })
}

type Word = { raw: string; place: number }

function choicesOf(words: readonly Word[]): Word[][] {
  return words.reduce<Word[][]>(
    (choices, { raw, place }) =>
      raw.endsWith('?')
        ? choices.flatMap((choice) => [[...choice, { raw: raw.slice(0, -1), place }], choice])
        : choices.map((choice) => [...choice, { raw, place }]),
    [[]],
  )
}

const isContext = (raw: string): boolean => raw === '^' || raw.startsWith('(')

function contextOf(raw: string): Test {
  if (raw === '^') return (token) => token === undefined
  const inner = raw.slice(1, -1)
  if (!inner.startsWith('!')) return elementOf(inner, 0).test
  const { test } = elementOf(inner.slice(1), 0)
  return (token) => !test(token)
}

function elementOf(raw: string, number: number): Element {
  const alternatives = raw.split('/')
  const words = new Set(alternatives.flatMap(wordsOf))
  const tests = alternatives.flatMap((each) => TESTS_OF_TOKENS[each] ?? [])
  const verb = alternatives[0]?.startsWith('v:') === true ? raw : undefined
  const test: Test = (token) => (token !== undefined && words.has(token.lower)) || tests.some((each) => each(token))
  return { test, number, verb, words, only: tests.length === 0 ? words : undefined }
}

function wordsOf(alternative: string): readonly string[] {
  if (alternative === 'v:be') return Object.keys(BE_SHAPES)
  if (alternative.startsWith('v:')) return Object.values(FORM_OF).map((form) => form(alternative.slice(2)))
  if (alternative.startsWith('@')) return [...(SETS_OF_WORDS[alternative] ?? [])]
  return [alternative]
}

function fits({ lead, core, trail }: Frame, { at }: Place): boolean {
  // “a lack of training”, “a call to the office”
  if (core[0]?.verb !== undefined && lead.length === 0 && isNoun(at(0), at(-1))) return false
  return (
    core.every(({ test }, offset) => test(at(offset))) &&
    trail.every((test, offset) => test(at(core.length + offset))) &&
    lead.every((test, offset) => test(at(offset - lead.length)))
  )
}

function isNoun(token: Token | undefined, before: Token | undefined): boolean {
  return token?.pos === 'NOUN' && /^(?:DET|PRON|ADJ|NUM|NOUN|ADP)$/u.test(before?.pos ?? 'DET')
}

function matchOf({ core, right }: Frame, { token, at }: Place): RuleMatch[] {
  const last = at(core.length - 1) ?? token
  const wrong = asWritten(phrase(...core.map((_, offset) => at(offset))))
  // “My both parents” → “Both my parents”
  const words = right.map((piece, place) => {
    const word = pieceOf(piece, core, at)
    return place > 0 && piece === '$1' && word !== 'I' ? word.toLowerCase() : word
  })
  const said = asWritten(phrase(...words))
  if (said === '' || said.toLowerCase() === wrong.toLowerCase()) return []
  return [
    {
      from: token,
      to: last,
      message: `Say “${said}”, not “${wrong}”.`,
      suggestions: [likeCase(token, said)],
    },
  ]
}

/** The tagger cuts “don't” in two and “part-time” in three, and a stop stands apart in a frame. */
const asWritten = (text: string): string =>
  text.replaceAll(' - ', '-').replaceAll(/ (?=n't\b|'(?:s|m|re|ve|ll|d)\b|[,.])/gu, '')

function pieceOf(piece: string, core: readonly Element[], at: Place['at']): string {
  if (piece.startsWith('v:')) {
    const offset = core.findIndex(({ verb }) => verb !== undefined)
    const shape = shapeOf(core[offset]?.verb ?? '', at(offset), at(offset - 1))
    if (piece === 'v:be') return beOf(shape, at(offset - 1))
    return FORM_OF[shape](piece.slice(2))
  }
  const reference = /^\$(?<number>\d)(?:\.(?<form>\w+))?$/u.exec(piece)?.groups
  if (reference === undefined) return piece
  const offset = core.findIndex(({ number }) => String(number) === reference.number)
  const word = offset < 0 ? undefined : at(offset)
  if (word === undefined) return ''
  if (reference.form === undefined) return word.text
  const base = VERB_BASES.has(word.lower) || /^(?:be|have|do)$/u.test(word.lower) ? word.lower : baseOfIng(word.lower)
  return (FORMS.get(reference.form) ?? FORM_OF.base)(base)
}

/** “I have hungry” → “am”, “they had hungry” → “were” */
function beOf(shape: Shape, subject: Token | undefined): string {
  const person = subject?.lower ?? ''
  if (shape === 'ing') return 'being'
  if (shape === 'participle') return 'been'
  if (shape === 'past') return /^(?:you|we|they|people|children)$/u.test(person) ? 'were' : 'was'
  if (person === 'i') return 'am'
  if (shape === 'third' || SINGULAR_PRONOUNS.has(person)) return 'is'
  return /^(?:you|we|they|people|children|who)$/u.test(person) ? 'are' : 'be'
}

const FORMS = new Map<string, (base: string) => string>(Object.entries(FORM_OF))

const baseOfIng = (word: string): string =>
  ING_FORMS.get(word) ??
  PASTS.get(word) ??
  (word === 'being' ? 'be' : word === 'having' ? 'have' : word === 'doing' ? 'do' : word)

/** Which form of the verb stands there; “made” is a participle behind “have” and “be”. */
function shapeOf(verbs: string, token: Token | undefined, before: Token | undefined): Shape {
  const word = token?.lower ?? ''
  for (const verb of verbs.split('/').map((each) => each.replace('v:', ''))) {
    if (verb === 'be' && BE_SHAPES[word] !== undefined) return BE_SHAPES[word]
    if (word === verb) return 'base'
    if (word === thirdPersonForm(verb)) return 'third'
    if (word === ingForm(verb)) return 'ing'
    const isPast = word === pastForm(verb)
    if (word === participleForm(verb) && (!isPast || isPerfect(before))) return 'participle'
    if (isPast) return 'past'
  }
  return 'base'
}

const isPerfect = (before: Token | undefined): boolean => PERFECT_SIGNS.has(before?.lower ?? '')
