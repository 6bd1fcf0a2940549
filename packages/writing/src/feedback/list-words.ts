/** Makes the list of words that a result shows from a text and its marks. */
import type { WrittenWord } from '@rehearsal/exam/score'
import { type WordToken, wordTokens } from '../text/word-tokens.ts'
import type { Mark } from '../mark/mark.ts'
import { alignWords } from './align-words.ts'

/** A missed word proposed again this close to its twin is the same one (“want to to buy”). */
const TWIN_DISTANCE = 2

/** A missing word and the index of the word it stands before. */
type Missed = { position: number; word: WrittenWord }

/**
 * The words list of specification §3: every word of the text in order, marked or CORRECT.
 *
 * A mark's span is aligned with its first suggestion: words that stay are CORRECT, changed ones carry the mark with
 * NONE, superfluous ones EXTRA, and each missing word is an entry of its own with an empty span before its place.
 * `marks` do not overlap and are in text order.
 */
export function listWords(text: string, marks: readonly Mark[]): WrittenWord[] {
  const tokens = wordTokens(text)
  const marked = new Map<number, WrittenWord>()
  const missed: Missed[] = []
  for (const mark of marks) {
    const inside = tokensOf(tokens, mark)
    if (inside.length === 0) continue
    const edits = markEdits(completeWords(text, mark, inside), inside)
    for (const [index, entry] of edits.marked) marked.set(index, entry)
    for (const entry of edits.missed) if (!hasTwin(entry, missed, tokens)) missed.push(entry)
  }
  return [...tokens, null].flatMap((token, index) => [
    ...missed.filter(({ position }) => position === index).map(({ word }) => word),
    ...(token === null ? [] : [marked.get(index) ?? correctWord(token)]),
  ])
}

type Indexed = WordToken & { index: number }

/** The words a mark touches; a mark on punctuation alone belongs to the word before it. */
function tokensOf(tokens: readonly WordToken[], mark: Mark): Indexed[] {
  const indexed = tokens.map((token, index) => ({ ...token, index }))
  const inside = indexed.filter((token) => token.start < mark.end && token.end > mark.start)
  return inside.length > 0 ? inside : indexed.filter((token) => token.end <= mark.start).slice(-1)
}

/** A span that cuts into a word, or holds only punctuation, grows to whole words so that both sides can be aligned. */
function completeWords(text: string, mark: Mark, inside: readonly Indexed[]): Mark {
  const start = Math.min(mark.start, inside[0]?.start ?? mark.start)
  const end = Math.max(mark.end, inside.at(-1)?.end ?? mark.end)
  const head = text.slice(start, mark.start)
  const tail = text.slice(mark.end, end)
  return { ...mark, start, end, suggestions: mark.suggestions.map((suggestion) => head + suggestion + tail) }
}

function markEdits(mark: Mark, inside: readonly Indexed[]): { marked: [number, WrittenWord][]; missed: Missed[] } {
  const suggestion = mark.suggestions[0]
  if (suggestion === undefined) return { marked: inside.map((token) => changed(mark, token, null)), missed: [] }
  const after = wordTokens(suggestion).map((token) => token.word)
  const edits = alignWords(
    inside.map((token) => token.word),
    after,
  )
  const marked: [number, WrittenWord][] = []
  const missed: Missed[] = []
  for (const edit of edits) {
    const token = inside[edit.before]
    if (edit.kind === 'insert') missed.push(missedWord(mark, after[edit.after] ?? '', token, inside))
    if (token === undefined) continue
    if (edit.kind === 'replace') marked.push(changed(mark, token, after[edit.after] ?? null))
    if (edit.kind === 'delete') marked.push([token.index, entryOf(mark, token, 'EXTRA', null)])
  }
  if (marked.length > 0 || missed.length > 0) return { marked, missed }
  // Only punctuation changes: the last word carries the mark with the whole correction.
  const last = inside.at(-1)
  return { marked: last === undefined ? [] : [changed(mark, last, suggestion)], missed: [] }
}

function changed(mark: Mark, token: Indexed, suggestion: string | null): [number, WrittenWord] {
  return [token.index, entryOf(mark, token, 'NONE', suggestion)]
}

function entryOf(
  mark: Mark,
  token: WordToken,
  grammarErrorType: WrittenWord['grammarErrorType'],
  suggestion: string | null,
): WrittenWord {
  const { word, start, end } = token
  const { type, message } = mark
  return { word, type, grammarErrorType, suggestion, explanation: message, ...evidenceOf(mark), span: [start, end] }
}

function evidenceOf({ category, confidence }: Mark): Pick<WrittenWord, 'category' | 'confidence'> {
  return { ...(category === undefined ? {} : { category }), ...(confidence === undefined ? {} : { confidence }) }
}

function missedWord(mark: Mark, word: string, next: Indexed | undefined, inside: readonly Indexed[]): Missed {
  const last = inside.at(-1)
  const position = next?.index ?? (last?.index ?? 0) + 1
  const at = next?.start ?? last?.end ?? mark.end
  const { type, message } = mark
  return {
    position,
    word: {
      word,
      type,
      grammarErrorType: 'MISSED',
      suggestion: word,
      explanation: message,
      ...evidenceOf(mark),
      span: [at, at],
    },
  }
}

function hasTwin(added: Missed, missed: readonly Missed[], tokens: readonly WordToken[]): boolean {
  const word = added.word.word.toLowerCase()
  const neighbours = [tokens[added.position - 1], tokens[added.position]]
  if (neighbours.some((token) => token?.word.toLowerCase() === word)) return true
  return missed.some(
    (other) => other.word.word.toLowerCase() === word && Math.abs(other.position - added.position) <= TWIN_DISTANCE,
  )
}

function correctWord({ word, start, end }: WordToken): WrittenWord {
  return { word, type: 'CORRECT', grammarErrorType: 'NONE', suggestion: null, explanation: null, span: [start, end] }
}
