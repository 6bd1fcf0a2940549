import { type Correction, readCorrections } from '@rehearsal/english/data/read-corrections'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'
import { BEFORE_CLAUSES } from '../rule/recurring-words.ts'

type Phrase = Pick<Correction, 'wrong' | 'right'> & {
  /** Words as the tagger cuts them: “doesn't” and “cannot” are two. */
  words: readonly string[]
  /** Wrong where no noun follows. */
  isNoun: boolean
}

/** Right in these surroundings: “in short term times”, “what he stands for to this day”. */
const NEVER_BEFORE = new Map([
  ['in long term', /^(?:care|plans?|contracts?|-)$/u],
  ['in short term', /^(?:care|plans?|contracts?|-)$/u],
  ['for to', /^(?:this|the|day)$/u],
  ['has right', /^(?:of|to|on|angles?|-|now|wing)$/u],
  [
    'in home',
    /^(?:economics|care|cooking|games?|matches|fixtures|ownership|ground|-|and|counties|repairs?|improvements?)$/u,
  ],
  ['must of', /^(?:course|necessity)$/u],
  ['could of', /^(?:course|necessity)$/u],
  ['would of', /^(?:course|necessity)$/u],
  ['should of', /^(?:course|necessity)$/u],
  ['might of', /^(?:the|a|an|his|her|its|their|our|course|nations?|armies|empires?)$/u],
  ['work hardly', /^(?:a|any|ever|at)$/u],
  ['worked hardly', /^(?:a|any|ever|at)$/u],
  ['works hardly', /^(?:a|any|ever|at)$/u],
  ['study hardly', /^(?:a|any|ever|at)$/u],
  ['high education', /^(?:costs?|spending|levels?|standards?|fees)$/u],
  ['instead to', /^(?:the|a|be|have|an|its|his|her|their)$/u],
  ['near of', /^(?:kin)$/u],
  ['wait your', /^turn$/u],
  ['i wait your', /^turn$/u],
  ['best regard', /^(?:for|to)$/u],
  ['give attention', /^to$/u],
  // Longer frames know these: “in contrary to”, “in the other side, …” (hand), “in nowadays world”, “at the morning time”.
  ['in the other side', /^,$/u],
  ['in other side', /^,$/u],
  ['in nowadays', /^(?:life|society|world)$/u],
  ['in contrary', /^(?:to|with)$/u],
  ['at the morning', /^time$/u],
  ['at the evening', /^time$/u],
  ['at the night', /^time$/u],
])

/** Right behind these: “people who do not work hardly”, “a good in home”. */
const NEVER_AFTER = new Map([
  ['in home', /^(?:in|built|live|stay-)$/u],
  ['work hardly', /^(?:that|this|whose|the|our|his|her)$/u],
  ['must of', /^(?:a|the|this|as)$/u],
  ['instead to', /^$/u],
  ['for my opinion', /^(?:as|reasons?|arguments?|basis|evidence|examples?|support)$/u],
  ['nowadays society', /^our$/u],
  ['nowadays life', /^our$/u],
  ['nowadays world', /^our$/u],
  // “make the most of it”
  ['the most of', /^(?:make|makes|made|making|get|gets|got|getting)$/u],
])

/** A rule that knows some phrases, and some that are wrong where no noun follows. The longest that stands there is meant. */
export function phraseRule(phrases: readonly Correction[], nounPhrases: readonly Correction[]): Rule {
  const all = [...phrases.map((each) => phraseOf(each, false)), ...nounPhrases.map((each) => phraseOf(each, true))]
  const longestFirst = all.toSorted((a, b) => b.words.length - a.words.length)
  const byFirstWord = Map.groupBy(longestFirst, ({ words }) => words[0] ?? '')
  return {
    id: 'fixed-phrase',
    type: 'GRAMMAR_MODERATE',
    reads: 'both',
    find: ({ tokens }) => {
      const matches: RuleMatch[] = []
      let next = 0
      for (const place of placesOf(tokens)) {
        const found = place.index < next ? null : matchAt(place, byFirstWord.get(place.token.lower) ?? [])
        if (found === null) continue
        matches.push(found.match)
        next = place.index + found.length
      }
      return matches
    },
  }
}

/** “in the other hand”, “make a research”, “a fast food” */
export const fixedPhrase = phraseRule(readCorrections('phrases/fixed-phrases'), readCorrections('phrases/noun-phrases'))

function phraseOf({ wrong, right }: Correction, isNoun: boolean): Phrase {
  return { wrong, right, isNoun, words: asTokens(wrong) }
}

function asTokens(words: string): string[] {
  return words.replaceAll(/(?=n't\b|'s\b)|(?<=\bcan)(?=not\b)/gu, ' ').split(' ')
}

/** “a fast food restaurant”, “many experience difficulties”, “the very peace”, “several hundred of people” */
function isPartOfMore(wrong: string, { at }: Pick<Place, 'at'>, next: Token | undefined): boolean {
  if (/^(?:NOUN|PROPN)$/u.test(next?.pos ?? '') || next?.text === '-') return true
  if (/(?:school|university|college)$/u.test(wrong) && /^(?:of|in|where|which|that|near)$/u.test(next?.lower ?? ''))
    return true
  if (wrong.startsWith('many ') && /^(?:DET|ADJ|PRON|ADV)$/u.test(next?.pos ?? '')) return true
  const before = at(-1)
  if (wrong.startsWith('very ')) return /^(?:DET|PRON)$/u.test(before?.pos ?? '')
  return /^(?:hundred|thousand|million) /u.test(wrong) && /^(?:DET|NUM|ADJ)$/u.test(before?.pos ?? '')
}

function matchAt({ token, at }: Place, phrases: readonly Phrase[]): { match: RuleMatch; length: number } | null {
  const found = phrases.find(({ words }) => words.every((word, offset) => at(offset)?.lower === word))
  if (found === undefined) return null
  const { wrong } = found
  const last = at(found.words.length - 1) ?? token
  if (NEVER_BEFORE.get(wrong)?.test(at(found.words.length)?.lower ?? '') === true) return null
  if (wrong === 'for to' && at(-1)?.pos === 'VERB') return null
  if (NEVER_AFTER.get(wrong)?.test(at(-1)?.lower ?? '') === true) return null
  if (found.isNoun && isPartOfMore(wrong, { at }, at(found.words.length))) return null
  // “the other reason is”
  if (/^other \p{L}+ is$/u.test(wrong) && at(-1)?.isWord === true && !BEFORE_CLAUSES.has(at(-1)?.lower ?? ''))
    return null
  if (wrong.endsWith('own') && at(found.words.length)?.pos === 'NOUN') return null
  // “their life's work”
  if (wrong.endsWith("life's") && /^(?:NOUN|ADJ|VERB)$/u.test(at(found.words.length)?.pos ?? '')) return null
  // “In the internet age” and “in the Facebook group” are right, or a frame knows them.
  if (/(?:internet|facebook)$/u.test(wrong) && at(found.words.length)?.pos === 'NOUN') return null
  const message = `Not “${wrong}” but “${found.right}”.`
  return {
    match: { from: token, to: last, message, suggestions: [likeCase(token, found.right)] },
    length: found.words.length,
  }
}
