/** A change that a corrector makes; `start` equals `end` where words are missing. */
export type Edit = { start: number; end: number; right: string; category: string }

/** A learner's sentence with what is wrong in it. Offsets are UTF-16, end exclusive. */
export type AnnotatedSentence = { text: string; corrected: string; edits: Edit[] }

const EDIT = /\{([^{}|]*)\|([^{}|]*)\|([a-z-]+)\}/gu

/**
 * Reads lines like `He {go|goes|agreement} to {|the/a|article} park.`: alternatives are parted by `/`, the first one
 * stands in the corrected sentence. Empty lines and lines that begin with `#` are left out.
 */
export function readAnnotatedSentences(file: string): AnnotatedSentence[] {
  return file
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readLine)
}

function readLine(line: string): AnnotatedSentence {
  let text = ''
  let corrected = ''
  let from = 0
  const edits: Edit[] = []
  for (const match of line.matchAll(EDIT)) {
    const [whole, wrong = '', rights = '', category = ''] = match
    const before = line.slice(from, match.index)
    text = append(text, before)
    corrected = append(corrected, before)
    const start = text.length
    text = append(text, wrong)
    const right = rights.split('/')[0] ?? ''
    corrected = append(corrected, right)
    edits.push({ start, end: text.length, right, category })
    from = match.index + whole.length
  }
  return { text: append(text, line.slice(from)), corrected: append(corrected, line.slice(from)), edits }
}

/** Where nothing stands between two spaces, or before a stop, one of them goes. */
function append(before: string, next: string): string {
  const isDoubled = (before === '' || before.endsWith(' ')) && next.startsWith(' ')
  return before + (isDoubled ? next.slice(1) : next)
}
