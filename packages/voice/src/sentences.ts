const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Words whose full stop ends no sentence; a single capital is an initial. */
const ENDS_IN_ABBREVIATION = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|Mt|vs|No|approx|e\.g|i\.e|[A-Z])\.\s*$/u

/** Longer than any sentence one can follow; what has no full stop must not keep an engine busy for minutes. */
const MAX_CHARACTERS = 400
/** As much as fits, up to a comma or the like, else up to a space, else anything. */
const partEndings = [String.raw`[,;:](?=\s)`, String.raw`(?=\s)`, '']
const LONGEST_PART = new RegExp(partEndings.map((ending) => `^.{1,${MAX_CHARACTERS - 1}}${ending}`).join('|'), 'u')

/** Splits a text into sentences of 400 characters at most, trimmed and in order; "Dr. Reed left." stays one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const { segment } of segmenter.segment(text.replaceAll(/\s+/gu, ' '))) {
    open += segment
    if (ENDS_IN_ABBREVIATION.test(open)) continue
    sentences.push(open)
    open = ''
  }
  return [...sentences, open].flatMap(partsOf)
}

function partsOf(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence.trim()
  while (rest.length > MAX_CHARACTERS) {
    const [part = rest] = LONGEST_PART.exec(rest) ?? []
    parts.push(part)
    rest = rest.slice(part.length).trim()
  }
  return [...parts, rest].filter((part) => part !== '')
}
