import type { Finding, WrittenWord } from '../score.ts'
import { isSureMark } from './changes.ts'

/** A stretch of a corrected sentence; `isNew` where it differs from what was written. */
export type CorrectedPart = { text: string; isNew: boolean }
export type CorrectedSentence = { written: string; start: number; corrected: string; parts: CorrectedPart[] }

type Edit = { start: number; end: number; suggestion: string }

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * The sentences of an answer with the suggestions of their sure marks put in; what is only perhaps wrong, and what has no
 * suggestion, stays as it was written, and the page says so.
 */
export function correctedSentences(
  text: string,
  words: readonly WrittenWord[],
  findings: readonly Finding[],
): CorrectedSentence[] {
  const wrong = words.filter(({ type }) => type !== 'CORRECT')
  const edits = findings.flatMap((finding) => editOf(finding, text, wrong))
  return [...sentences.segment(text)].flatMap(({ segment, index }) => {
    const end = index + segment.length
    const own = wrong.filter(({ span: [from, to] }) => from >= index && to <= end && (from < end || to > from))
    const sure = own.filter(isSureMark)
    const ownEdits = edits.filter(
      (edit) => edit.start >= index && edit.end <= end && edit.start < end && sure.some((word) => touches(edit, word)),
    )
    return overlaps(ownEdits) ? [] : corrected(text, index, end, ownEdits)
  })
}

/** A finding with a place and a suggestion is an edit where it belongs to a word that is marked. */
function editOf({ start, end, suggestion }: Finding, text: string, wrong: readonly WrittenWord[]): Edit[] {
  if (start === undefined || end === undefined || suggestion === undefined || start > end || end > text.length)
    return []
  const edit = { start, end, suggestion }
  return wrong.some((word) => touches(edit, word)) ? [edit] : []
}

/** A mark on punctuation alone belongs to the word before it. */
function touches({ start, end }: Edit, { span: [from, to] }: WrittenWord): boolean {
  return start <= to && end >= from
}

function overlaps(edits: readonly Edit[]): boolean {
  return edits.some((edit, index) =>
    edits.some((other, at) => at > index && edit.start < other.end && other.start < edit.end),
  )
}

function corrected(text: string, index: number, end: number, edits: readonly Edit[]): CorrectedSentence[] {
  const parts: CorrectedPart[] = []
  let at = index
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push({ text: text.slice(at, edit.start), isNew: false })
    parts.push({ text: edit.suggestion, isNew: true })
    at = edit.end
  }
  parts.push({ text: text.slice(at, end), isNew: false })
  const tidy = tidied(parts)
  const [written, whole] = [oneLine(text.slice(index, end)), tidy.map((part) => part.text).join('')]
  return written === whole ? [] : [{ written, start: index, corrected: whole, parts: tidy }]
}

/** Line breaks and the double spaces that deletions leave become one space, also across parts. */
function tidied(parts: readonly CorrectedPart[]): CorrectedPart[] {
  const kept: CorrectedPart[] = []
  for (const part of parts) {
    const before = kept.at(-1)?.text ?? ' '
    const line = part.text.replaceAll(/\s+/gu, ' ')
    const text = before.endsWith(' ') ? line.trimStart() : line
    if (text !== '') kept.push({ ...part, text })
  }
  const last = kept.at(-1)
  return last === undefined
    ? []
    : [...kept.slice(0, -1), { ...last, text: last.text.trimEnd() }].filter(({ text }) => text !== '')
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}
