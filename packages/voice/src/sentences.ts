const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Words whose full stop ends no sentence; a single capital is an initial. */
const ENDS_IN_ABBREVIATION = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|Mt|vs|No|approx|e\.g|i\.e|[A-Z])\.\s*$/u

/** Splits a text into sentences, trimmed and in order; "Dr. Reed left." stays one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const { segment } of segmenter.segment(text.replaceAll(/\s+/gu, ' '))) {
    open += segment
    if (ENDS_IN_ABBREVIATION.test(open)) continue
    sentences.push(open.trim())
    open = ''
  }
  return [...sentences, open.trim()].filter((sentence) => sentence !== '')
}
