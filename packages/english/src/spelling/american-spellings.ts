/** Spellings of Britain and how America writes the same sounds, which the pronouncing dictionary knows. */
const AMERICAN_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/is(e|ed|es|er|ing|ation|able)$/u, 'iz$1'],
  [/ys(e|ed|es|er|ing)$/u, 'yz$1'],
  [/our/u, 'or'],
  [/tre$/u, 'ter'],
  [/bre$/u, 'ber'],
  [/ogue$/u, 'og'],
  [/ence$/u, 'ense'],
  [/ll(ed|ing|er|or)$/u, 'l$1'],
  [/ae|oe/u, 'e'],
  [/mme$/u, 'm'],
  [/l(ment|ful)$/u, 'll$1'],
  [/grey/u, 'gray'],
  [/draught/u, 'draft'],
  [/é/u, 'e'],
]

/** How America may write a word of British spelling: colour, color. */
export function americanSpellings(word: string): string[] {
  return AMERICAN_SPELLINGS.flatMap(([pattern, spelling]) =>
    pattern.test(word) ? [word.replace(pattern, spelling)] : [],
  )
}
