/** Matches the cues (keywords) of main points in any inflection. */
import { parseText } from '../text/parse-text.ts'
import type { Token } from '../text/token.ts'

/** Other words that may stand between two words of a cue: “rising sea levels” shows “rising levels”. */
const MAX_GAP = 2
/** Little words of a cue phrase that an answer may leave out or change. */
const LOOSE = new Set(['the', 'a', 'an', 'of', 'to', 'in', 'on', 'for', 'by', 'with', 'their', 'its'])

type CueWord = { lower: string; lemma: string; stem: string }

const parsedCues = new Map<string, readonly CueWord[]>()
const MAX_REMEMBERED_CUES = 20_000

/** Whether a cue (a word or a short phrase) occurs in the tokens, in any inflection. */
export function hasCue(tokens: readonly Token[], cue: string): boolean {
  const words = cueWords(cue)
  return words.length > 0 && tokens.some((_, start) => matchesFrom(tokens, start, words))
}

function matchesFrom(tokens: readonly Token[], start: number, words: readonly CueWord[]): boolean {
  let position = start
  for (const [index, word] of words.entries()) {
    const last = index === 0 ? position : position + MAX_GAP
    while (position <= last && !isSameWord(tokens[position], word)) position += 1
    if (position > last) return false
    position += 1
  }
  return true
}

function isSameWord(token: Token | undefined, word: CueWord): boolean {
  return (
    token !== undefined &&
    (token.lower === word.lower || token.lemma === word.lemma || (word.stem.length > 2 && token.stem === word.stem))
  )
}

function cueWords(cue: string): readonly CueWord[] {
  const known = parsedCues.get(cue)
  if (known !== undefined) return known
  const words = parseText(cue).tokens.filter((token) => token.isWord)
  const firm = words.filter((token) => !LOOSE.has(token.lower))
  const parsed = (firm.length > 0 ? firm : words).map(({ lower, lemma, stem }) => ({ lower, lemma, stem }))
  // The cues of a question bank come again and again; a stranger's endless ones must not fill the memory.
  if (parsedCues.size >= MAX_REMEMBERED_CUES) parsedCues.clear()
  parsedCues.set(cue, parsed)
  return parsed
}
