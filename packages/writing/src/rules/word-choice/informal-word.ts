import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

/** Speech and messages, out of place in an essay or a formal e-mail. */
const RIGHT_OF: Readonly<Record<string, string>> = wordTable({
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  kinda: 'rather',
  sorta: 'rather',
  dunno: 'do not know',
  lemme: 'let me',
  gimme: 'give me',
  u: 'you',
  ur: 'your',
  r: 'are',
  plz: 'please',
  pls: 'please',
  thx: 'thanks',
  coz: 'because',
  cuz: 'because',
  cos: 'because',
  tho: 'though',
  thru: 'through',
  gr8: 'great',
  btw: 'by the way',
  asap: 'as soon as possible',
  bcoz: 'because',
  bcz: 'because',
  tmr: 'tomorrow',
  ppl: 'people',
})

export const informalWord: Rule = {
  id: 'informal-word',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  // The tagger cuts “gonna” into “gon” and “na”.
  const next = at(1)
  const isCut = next !== undefined && next.start === token.end && /^(?:na|ta|me|no)$/u.test(next.lower)
  const word = isCut ? token.lower + next.lower : token.lower
  const right = RIGHT_OF[word]
  if (right === undefined) return []
  // “a U-turn”, “the letter u”, “sin and cos”: letters and functions.
  if (
    (word.length <= 2 || word === 'cos' || word === 'ppl') &&
    (token.text !== token.lower || next?.text === '-' || at(-1)?.text === '-' || isNamed(at(-1)?.lower, next?.lower))
  )
    return []
  if (word === 'r' && at(-1)?.lower !== 'u' && at(-1)?.lower !== 'you') return []
  const message = `“${word}” is for speech and messages: write “${right}”.`
  return [{ from: token, to: isCut ? next : token, message, suggestions: [likeCase(token, right)] }]
}

function isNamed(before: string | undefined, next: string | undefined): boolean {
  return (
    /^(?:a|an|the|letter|silent|and|or|with|of|sin|short|long|double|its)$/u.test(before ?? '') ||
    /^(?:\(|=|,|is)$/u.test(next ?? '')
  )
}
