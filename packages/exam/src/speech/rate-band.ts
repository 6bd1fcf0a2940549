/**
 * The rate at which listeners follow easily, in words a minute. The exam publishes none.
 *
 * 120 is the mark that Speechace counts correct words a minute against (exam-rules §8). 180 is
 * the upper end of the 160–180 that most authors recommend for radio, which is heard once as an exam answer is
 * (E. Rodero, "A comparative analysis of speech rate and perception in radio bulletins", Text & Talk 32–3, 2012, p. 391).
 */
export const rateBand = {
  lowWordsPerMinute: 120,
  highWordsPerMinute: 180,
  source: 'Speechace’s 120 correct words a minute; the 160–180 recommended for radio (Rodero 2012)',
} as const

/** Where a rate lies. */
export function placeInBand(wordsPerMinute: number): 'slow' | 'within' | 'fast' {
  if (wordsPerMinute < rateBand.lowWordsPerMinute) return 'slow'
  return wordsPerMinute > rateBand.highWordsPerMinute ? 'fast' : 'within'
}
