import { wordsNamed } from '../classes/named-sets.ts'
import { correctionOf, type Example, exampleOf } from '../data/read-corrections.ts'
import { columnsOf, type Entry, readEntries } from '../data/read-entries.ts'
import { ingForm, participleForm, pastForm, thirdPersonForm } from '../forms/verb-forms.ts'

/** A word, the prepositions that learners put behind it, and the right one; `''` where none belongs there. */
export type GovernedWord = {
  forms: ReadonlySet<string>
  wrong: ReadonlySet<string>
  right: string
  /** The first words of the object. */
  objects: ReadonlySet<string>
  example: Example
  entry: Entry
}

const LAYOUT = 'word | wrong prepositions > right one | objects | example'

const isVerb = (word: string): boolean => word.startsWith('v:')

function governedWordOf(entry: Entry): GovernedWord {
  const [word = '', correction = '', objects = '', example = ''] = columnsOf(entry, LAYOUT)
  const { wrong, right } = correctionOf(entry, correction)
  return {
    forms: formsOf(word),
    wrong: new Set(wrong.split(' ')),
    right: right === '-' ? '' : right,
    objects: wordsNamed(entry, objects).words,
    example: exampleOf(entry, example),
    entry,
  }
}

function formsOf(word: string): ReadonlySet<string> {
  if (!isVerb(word)) return new Set([word])
  const base = word.slice(2)
  return new Set([base, thirdPersonForm(base), ingForm(base), pastForm(base), participleForm(base)])
}

/** The words of `data/phrases/governed-words.txt`, verbs (“v:need”) before nouns that are written as one of their forms (“need”). */
export const GOVERNED_WORDS: readonly GovernedWord[] = readEntries('phrases/governed-words')
  .toSorted((a, b) => Number(isVerb(b.text)) - Number(isVerb(a.text)))
  .map(governedWordOf)
