import { pronounce } from '../packages/phonetics/src/pronunciation/pronounce.ts'
import { type Utterance, wordPhones } from './corpus.ts'
import type { SimilarWord } from './similar-words.ts'

/** A word of an edited text beside what the recording holds. */
export type EditedWord = {
  text: string
  phones: string[]
  /** Whether the recording holds it. */
  isSaid: boolean
  /** Whether a human heard it well enough to count a miss of it as a false alarm. */
  isClear: boolean
  edit: 'none' | 'added' | 'replaced' | 'other'
  /** Sounds in which a replaced word differs from what was said. */
  edits: number
  /** What was said instead of a replaced word. */
  said: string[]
}

/** A recording beside a text that differs from it in a known way. */
export type SimulatedEdit = {
  kind: 'none' | 'omitted' | 'replaced' | 'inserted' | 'mixed' | 'heavy' | 'other'
  words: EditedWord[]
  /** For each word that was said and that the text lacks, the position in the text that it stands before. */
  lacking: number[]
}

export type EditSources = {
  others: readonly Utterance[]
  /** Words that sound like one: of the corpus, of the whole dictionary. */
  similar: readonly ((word: string) => readonly SimilarWord[])[]
  random: () => number
}

const EDITED_SHARE = 0.3
/** Another text may share this many of its words with what was said. */
const MAX_SHARED = 0.1

/**
 * Texts that differ from an utterance's: 30 % of words added (as if the reader had left them out), replaced by words that
 * sound similar, dropped (as if the reader had added them), a third of each, 70 % of words replaced, or altogether another text.
 */
export function simulateEdits(utterance: Utterance, sources: EditSources): SimulatedEdit[] {
  const said = saidWords(utterance)
  const { random } = sources
  const edit = (
    kind: SimulatedEdit['kind'],
    change: (word: EditedWord) => EditedWord[],
    share = EDITED_SHARE,
  ): SimulatedEdit => {
    const edited: EditedWord[] = []
    const lacking: number[] = []
    for (const word of said) {
      const changed = random() < share ? change(word) : [word]
      if (changed.length === 0) lacking.push(edited.length)
      edited.push(...changed)
    }
    return { kind, words: edited, lacking }
  }
  const add = (word: EditedWord) => [addedWord(word, sources), word]
  const replace = (word: EditedWord) => [replacedWord(word, sources)]
  const changes = [add, replace, () => []]
  const edits: SimulatedEdit[] = [
    { kind: 'none', words: said, lacking: [] },
    edit('omitted', add),
    edit('replaced', replace),
    edit('inserted', () => []),
    edit('mixed', (word) => changes[Math.floor(random() * 3)]?.(word) ?? []),
    edit('heavy', replace, 0.7),
    { kind: 'other', words: otherWords(utterance, sources), lacking: [] },
  ]
  return edits.filter(({ words }) => words.length > 0)
}

/** Reproducible numbers 0–1. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function saidWords(utterance: Utterance): EditedWord[] {
  const phones = wordPhones(utterance)
  let at = 0
  return utterance.words.map((word, i) => {
    const scores = utterance.phoneScores.slice(at, (at += word.phones))
    const isClear = scores.reduce((sum, score) => sum + score, 0) / scores.length >= 1.4
    return { text: word.text, phones: phones[i] ?? [], isSaid: true, isClear, edit: 'none', edits: 0, said: [] }
  })
}

/** Mostly the nearest words, now and then a farther one. */
function replacedWord(word: EditedWord, { similar, random }: EditSources): EditedWord {
  const near = similar[Math.floor(random() * similar.length)]?.(word.text) ?? []
  const found = near[Math.floor(random() ** 2 * (random() < 0.6 ? 6 : near.length))]
  if (found === undefined) return word
  const { word: text, phones, edits } = found
  return { text: text.toUpperCase(), phones, isSaid: false, isClear: false, edit: 'replaced', edits, said: word.phones }
}

/** Words of other texts are as common as function words are; a fifth sounds like the word it stands before. */
function addedWord(next: EditedWord, { others, similar, random }: EditSources): EditedWord {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  const near = random() < 0.2 ? pick((pick(similar)?.(next.text) ?? []).slice(0, 10))?.word.toUpperCase() : undefined
  const text = near ?? pick(pick(others)?.words ?? [])?.text ?? 'MOUNTAIN'
  const other = text === next.text ? 'MOUNTAIN' : text
  return {
    text: other,
    phones: pronounce(other)[0] ?? [],
    isSaid: false,
    isClear: false,
    edit: 'added',
    edits: 9,
    said: [],
  }
}

/** Another recording's text; the corpus has the same sentences many times, so one that shares few words. */
function otherWords(utterance: Utterance, { others, random }: EditSources): EditedWord[] {
  const own = new Set(utterance.words.map(({ text }) => text))
  const draws = Array.from({ length: 8 }, () => others[Math.floor(random() * others.length)])
  const shared = (other: Utterance | undefined) =>
    (other?.words ?? []).filter(({ text }) => own.has(text)).length / Math.max(1, other?.words.length ?? 0)
  const other = draws.find((candidate) => candidate !== undefined && shared(candidate) <= MAX_SHARED)
  if (other === undefined) return []
  const phones = wordPhones(other)
  return other.words.map(({ text }, i) => ({
    text,
    phones: phones[i] ?? [],
    isSaid: own.has(text),
    isClear: false,
    edit: 'other',
    edits: 9,
    said: [],
  }))
}
