import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import lemmatizer from 'wink-lemmatizer'
import { irregularForms, negatives } from './irregular-forms.ts'

/** Contractions that are looked up as they stand (specification §5); all others are cut at the apostrophe. */
const wholeContractions = new Set(
  "it's he's she's that's there's here's who's what's where's how's when's why's let's".split(' '),
)

/** The longest text that may be looked up: no entry is longer. */
export const LONGEST_LOOK_UP = 64

/** More uses than this make a form a word of its own: a building is not first of all to build. */
const USES_OF_ITS_OWN = 7
/** Or so small a distance from its basic form: boring and bore. */
const NEAR = 20

/** The text as the dictionary's keys are written: as text is compared, without punctuation around it. */
export function lookUpKey(text: string): string {
  return comparableTyped(text).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$|(?<![a-z]\.[a-z])\.+$/gu, '')
}

/** A key without its accents, as the dictionary writes most words from other languages: naïve is naive there. */
const withoutAccents = (key: string): string => key.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')

/**
 * The words that a text from a page may be a form of, each once: the text itself, then its basic forms, in no order of
 * likelihood but where one was authored. Whoever knows which of them exist asks `rankWords` next. Empty where there is nothing
 * to look up. Pure; the lemmatiser's lists are in memory.
 */
export function lemmaCandidates(text: string): string[] {
  const key = lookUpKey(text)
  if (key === '' || key.length > LONGEST_LOOK_UP) return []
  return [...new Set([...directForms(key), ...derivedFrom(key)])]
}

function directForms(key: string): string[] {
  if (wholeContractions.has(key)) return [key]
  const plain = withoutAccents(key)
  return [...formsOf(key), ...cutForms(key), ...(plain === key ? [] : directForms(plain))]
}

/** Whether the order of the candidates of a form was decided by hand. */
export function isAuthoredForm(text: string): boolean {
  const key = lookUpKey(text)
  return [key, cutAt(key)].some((form) => Object.hasOwn(irregularForms, form) || Object.hasOwn(negatives, form))
}

/**
 * Puts those candidates that exist into the order in which a reader likely means them. `uses` holds how common each
 * existing one is. A form that is a common word itself (building, interesting) comes before its basic form, another
 * (running) after it.
 */
export function rankWords(text: string, uses: ReadonlyMap<string, number>): string[] {
  const typed = lookUpKey(text)
  const key = uses.has(typed) ? typed : withoutAccents(typed)
  const all = lemmaCandidates(text).filter((word) => uses.has(word))
  const direct = new Set(directForms(key))
  // Latently is a form of latent only where it is no word itself.
  const known = all.some((word) => direct.has(word)) ? all.filter((word) => direct.has(word)) : all
  if (isAuthoredForm(text)) return known
  const [own, others] = [known.filter((word) => word === key), known.filter((word) => word !== key)]
  others.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0))
  const [ownUses, otherUses] = [uses.get(key) ?? 0, uses.get(others[0] ?? '') ?? 0]
  const isOwnWord = ownUses >= USES_OF_ITS_OWN || (ownUses > 0 && ownUses * NEAR >= otherUses)
  return isOwnWord ? [...own, ...others] : [...others, ...own]
}

function formsOf(key: string): string[] {
  if (Object.hasOwn(irregularForms, key)) return [...(irregularForms[key] ?? [])]
  if (Object.hasOwn(negatives, key)) return [...(negatives[key] ?? [])]
  const basic = [lemmatizer.verb(key), lemmatizer.noun(key), lemmatizer.adjective(key)]
  return [key, ...basic, ...phraseForms(key)]
}

/** What a word that the lemmatiser does not know may regularly be made from: apps, upcycled, latently, craftsmen. */
function derivedFrom(key: string): string[] {
  if (key.includes("'")) return []
  const without = (count: number, ending = '') => key.slice(0, -count) + ending
  if (key.endsWith('men')) return [without(2, 'an')]
  if (key.endsWith('ly')) return [without(2), without(4), without(3, 'y'), without(1, 'e')]
  if (key.endsWith('s')) return [without(1), without(2), without(3, 'y')]
  if (key.endsWith('ed')) return [without(1), without(2), without(3)]
  return key.endsWith('ing') ? [without(3), without(3, 'e'), without(4)] : []
}

/** A phrase is found by the basic form of its verb: carried out → carry out. */
function phraseForms(key: string): string[] {
  const [first = '', ...rest] = key.split(' ')
  if (rest.length === 0) return []
  return formsOf(first).map((form) => [form, ...rest].join(' '))
}

function cutForms(key: string): string[] {
  const cut = cutAt(key)
  if (cut === key || cut === '') return []
  // Won is a form of win, but won't of will.
  const isNegative = key.endsWith("n't") && Object.hasOwn(negatives, cut)
  return isNegative ? [...(negatives[cut] ?? [])] : formsOf(cut)
}

function cutAt(key: string): string {
  return key.includes("'") ? key.slice(0, key.indexOf("'")) : key
}
