import { plainWords } from './bank/plain-words.ts'
import type { FieldProblem } from './problem.ts'

/** What can only follow something: a paragraph that begins like this is never the first. */
const FOLLOWS = new Set(
  `however but then so yet therefore thus instead later afterwards afterward finally eventually meanwhile moreover furthermore
  nevertheless consequently also besides otherwise similarly it its he she they them his her their this that these those such
  another`.split(/\s+/u),
)
/** What points back from within a paragraph. */
const POINTS_BACK = new Set([
  ...FOLLOWS,
  ...'him both neither either same other others former latter again too still even more less next second third last there'.split(
    ' ',
  ),
])
/** Words too short to be a topic that runs through. */
const TOPIC_LETTERS = 4

/**
 * That only one order makes sense cannot be computed. What can: the first paragraph needs nothing before it, and every other
 * one leans on what went before, by a word that points back or by taking up a word of an earlier paragraph after "the".
 */
export function checkParagraphLinks(paragraphs: readonly string[]): FieldProblem[] {
  return paragraphs.flatMap((paragraph, place) => {
    const words = plainWords(paragraph)
    const field = `paragraphs.${place}`
    if (place === 0) {
      const [first = ''] = words
      return FOLLOWS.has(first) ? [{ field, message: `begins with "${first}", so it cannot come first` }] : []
    }
    const earlier = new Set(plainWords(paragraphs.slice(0, place).join(' ')).map(stemOf))
    const isLinked = words.some(
      (word, i) =>
        POINTS_BACK.has(word) || (words[i - 1] === 'the' && earlier.has(stemOf(word)) && word.length >= TOPIC_LETTERS),
    )
    return isLinked
      ? []
      : [{ field, message: 'has no word that ties it to what comes before: add a pronoun, a connective or "the"' }]
  })
}

function stemOf(word: string): string {
  return word.replace(/(?:'s|(?<=[^s])s)$/u, '')
}
