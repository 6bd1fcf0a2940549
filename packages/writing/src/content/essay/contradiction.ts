/** Tells whether an essay ends with the opposite of what it began with. */
import { cosine } from '@rehearsal/meaning/vectors'
import { countOf } from '../../templates/cue-phrases.ts'
import type { EssaySentence } from './essay-sentences.ts'

/** So near in meaning have two sentences to be that say the same of one thing, or the opposite. */
const SAME_THING = 0.6
/** Words that turn a statement round. */
const TURNING = new Set([
  'not',
  "don't",
  "doesn't",
  "isn't",
  "aren't",
  "shouldn't",
  "mustn't",
  "can't",
  'cannot',
  "wouldn't",
  "won't",
  'never',
  'no',
  'disagree',
  'oppose',
  'against',
  'unfair',
  'unnecessary',
  'wrong',
  'useless',
  'irresponsible',
  'negative',
  'worse',
])
/** Words that limit a statement: what is said with them may stand beside its opposite. */
const LIMITING = new Set(
  'but although though however while only unless if except always all every completely some sometimes more rather than without yet too'.split(
    ' ',
  ),
)

/** Whether one of two views says what the other denies; views with a limit never do. */
export function contradict(one: EssaySentence, other: EssaySentence): boolean {
  if (one.index === other.index || cosine(one.vector, other.vector) < SAME_THING) return false
  if ([one, other].some(({ line }) => countOf(line, LIMITING) > 0)) return false
  return countOf(one.line, TURNING) % 2 !== countOf(other.line, TURNING) % 2
}
