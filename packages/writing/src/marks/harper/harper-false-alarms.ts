/** Tells remarks of harper's that are known to be wrong. */
import { OBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import type { HarperLint } from './harper-linter.ts'

/** What stands around the words that harper remarks on. */
type Around = { before: string; words: string; after: string; suggestion: string }

/** Where a rule of harper's is known to be wrong; by the rule. */
const WRONG = new Map<string, (around: Around) => boolean>([
  // “He had had enough”, “in twenty twenty”, “the fact that that man came”
  ['RepeatedWords', ({ suggestion }) => /^(?:had|that|twenty|is)$/iu.test(suggestion)],
  // “Nowadays everyone has one”, “Thus we are free”: here a comma is a matter of taste.
  [
    'DiscourseMarkers',
    ({ words }) =>
      /^(?:nowadays|today|sometimes|thus|hence|therefore|accordingly|indeed|consequently|also|then|instead|still|now|finally|eventually|recently|usually|otherwise|unfortunately|fortunately|hopefully|perhaps|maybe|besides)\b/iu.test(
        words,
      ),
  ],
  // “a grade A”, “Nghe An”, “at 3 a.m.”, “an historic day”
  [
    'AnA',
    ({ before, words, after }) =>
      (/^\p{Lu}/u.test(words) && /[\p{L}\p{N},;:]\s*$/u.test(before)) ||
      after.startsWith('.') ||
      (/^an$/iu.test(words) && /^\s+h/iu.test(after)),
  ],
  // “Viet Nam”
  ['MergeWords', ({ suggestion }) => /\p{Ll}\p{Lu}/u.test(suggestion)],
  // “a part from Germany arrived”: only an opening is surely “apart from”.
  ['APart', ({ before }) => !/(?:^|[.,;!?]|\b(?:and|but))\s*$/iu.test(before)],
  // “nobody would dare to”
  ['DoubleModal', ({ words }) => /\b(?:dare|need)\b/iu.test(words)],
  // “his will has its limits”
  [
    'WillNonLemma',
    ({ before }) =>
      /(?:'s|’s|\b(?:my|your|his|her|its|our|their|the|a|free|good|strong|political|own|this|that))\s*$/iu.test(before),
  ],
  // “leftover food”, “a breakthrough, breakdown and outbreak”
  [
    'PhrasalVerbAsCompoundNoun',
    ({ before, words, after }) =>
      (/^leftover/iu.test(words) && /^\s*\p{L}/u.test(after)) ||
      (/\p{L},\s*$/u.test(before) && /^,?\s+(?:and|or)\b/iu.test(after)),
  ],
  // “I am not sure if I would have come”
  [
    'IfWouldve',
    ({ before }) => /\b(?:sure|know|knew|wonder|wondering|wondered|ask|asked|doubt|see)\s+if\b/iu.test(before),
  ],
  // “forty liras”
  ['RegularIrregulars', ({ words }) => /^liras$/iu.test(words)],
  // “he withdrew”, “he bet on it”, “they nurses”
  [
    'PronounVerbAgreement',
    ({ before, words, after, suggestion }) =>
      suggestion === '' ||
      /^(?:cast|bet|put|cut|hit|read|let|set|cost|hurt|shut|quit|spread|split|burst|bid|beat|knit|rid|wed|shed|thrust|upset|broadcast|misread|forecast|offset)$/iu.test(
        words,
      ) ||
      (/\b(?:we|you|they)\s*$/iu.test(before) &&
        /^\s+(?:also|are|were|have|must|can|will|should|do|did)\b/iu.test(after)),
  ],
  // “the fighting men there tonight”, “aren't there any”
  [
    'ThereToTheir',
    ({ before, after }) =>
      /(?:n't|n’t|\b(?:is|are|was|were|be|been|will|can|has|have))\s*$/iu.test(before) ||
      /^\s+(?:tonight|today|now|yesterday|every|at|in|on|is|are|was|were)\b/iu.test(after),
  ],
  // “paved the way to peaceful settlements”
  [
    'WayTooAdjective',
    ({ before }) => /\b(?:a|the|no|this|that|another|one|only|best|our|their|his|her|my)\s+way\s+$/iu.test(before),
  ],
  // “the strength and will of the people”
  [
    'ModalOf',
    ({ after }) => /^\s+(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|all|god)\b/iu.test(after),
  ],
  // “what they taught us was that …”
  [
    'PronounInflectionBe',
    ({ before }) =>
      /\b(?:what|one thing|first thing|only thing)\b/iu.test(before) && OBJECT_PRONOUNS.has(lastWordOf(before)),
  ],
  // “in school we have training”
  ['ProgressiveNeedsBe', ({ words }) => /\b(?:have|has|had)\b/iu.test(words)],
  // “to Hades”
  ['InflectedVerbAfterTo', ({ words }) => /\s\p{Lu}/u.test(words)],
])

/** Whether a remark is one that harper is known to make about right English. */
export function isFalseAlarm(text: string, { rule, start, end, suggestions }: HarperLint): boolean {
  const around = {
    before: text.slice(Math.max(0, start - 40), start),
    words: text.slice(start, end),
    after: text.slice(end, end + 40),
    suggestion: suggestions[0] ?? '',
  }
  return WRONG.get(rule)?.(around) === true
}

const lastWordOf = (text: string): string => /\p{L}+(?=\s*$)/u.exec(text)?.[0].toLowerCase() ?? ''
