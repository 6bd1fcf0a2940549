import type { Utterance } from './corpus.ts'

/** A recording beside a text that differs from it in a known way. */
export type SimulatedEdit = {
  kind: 'none' | 'omitted' | 'replaced' | 'inserted' | 'other'
  text: string
  /** For each word of the text, whether the recording holds it. */
  isSaid: boolean[]
  /** For each word of the text, whether a human heard it well enough to count a miss of it as a false alarm. */
  isClear: boolean[]
}

/** Texts that differ from an utterance's by words left out (30 %), replaced by another, similar or not, added, or altogether. */
export function simulateEdits(
  utterance: Utterance,
  others: readonly Utterance[],
  random: () => number,
): SimulatedEdit[] {
  const words = utterance.words.map((word) => word.text)
  const clear = clearWords(utterance)
  const pick = () => pickWord(others, random)
  const changed = words.map(() => random() < 0.3)
  const omitted = words.flatMap((word, i) => {
    const own = { word, isSaid: true, isClear: clear[i] ?? false }
    return changed[i] === true ? [{ word: pick(), isSaid: false, isClear: false }, own] : [own]
  })
  const replaced = words.map((word, i) => {
    const other = random() < 0.5 ? pick() : similarWord(word, Array.from({ length: 60 }, pick))
    const isSaid = changed[i] !== true || other === word
    return { word: isSaid ? word : other, isSaid, isClear: isSaid && (clear[i] ?? false) }
  })
  const inserted = words.flatMap((word, i) =>
    changed[i] === true ? [] : [{ word, isSaid: true, isClear: clear[i] ?? false }],
  )
  const other = others[Math.floor(random() * others.length)]?.words ?? []
  const own = new Set(words)
  const all = words.map((word, i) => ({ word, isSaid: true, isClear: clear[i] ?? false }))
  const elsewhere = other.map(({ text }) => ({ word: text, isSaid: own.has(text), isClear: false }))
  const build = (kind: SimulatedEdit['kind'], list: { word: string; isSaid: boolean; isClear: boolean }[]) => ({
    kind,
    text: list.map(({ word }) => word).join(' '),
    isSaid: list.map(({ isSaid }) => isSaid),
    isClear: list.map(({ isClear }) => isClear),
  })
  return [
    build('none', all),
    build('omitted', omitted),
    build('replaced', replaced),
    build('inserted', inserted),
    build('other', elsewhere),
  ]
}

/** Reproducible numbers 0–1. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function clearWords(utterance: Utterance): boolean[] {
  let at = 0
  return utterance.words.map(({ phones }) => {
    const scores = utterance.phoneScores.slice(at, (at += phones))
    return scores.reduce((sum, score) => sum + score, 0) / scores.length >= 1.4
  })
}

function pickWord(others: readonly Utterance[], random: () => number): string {
  const words = others[Math.floor(random() * others.length)]?.words ?? []
  return words[Math.floor(random() * words.length)]?.text ?? 'MOUNTAIN'
}

function similarWord(word: string, candidates: readonly string[]): string {
  const distance = (other: string) => letters(word, other) / Math.max(word.length, other.length)
  return candidates.filter((other) => other !== word).toSorted((a, b) => distance(a) - distance(b))[0] ?? word
}

function letters(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
