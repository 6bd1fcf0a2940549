/** Tells remarks of harper's that are known to be wrong. */
import { CLAUSE_OPENERS, OBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { PASTS } from '@rehearsal/english/forms/common-verbs'
import { withWords } from '@rehearsal/english/text/word-set'
import type { HarperLint } from './harper-linter.ts'

/** Words behind which “you” and “it” begin a clause. */
const BEFORE_SUBJECTS = withWords(
  CLAUSE_OPENERS,
  'and or but so because that if when whenever while although though as since until unless after before where wherever what which who why how whether than once think thinks thought know knows knew believe believes say says said hope hopes sure then also often always usually sometimes still now today yes no well maybe perhaps',
)

/** What stands around the words that harper remarks on. */
type Around = { before: string; words: string; after: string; suggestion: string }

/** Where a rule of harper's is known to be wrong; by the rule. */
const WRONG = new Map<string, (around: Around) => boolean>([
  // “He had had enough”, “in twenty twenty”, “the fact that that man came”, “a very very long way”
  [
    'RepeatedWords',
    ({ suggestion }) =>
      /^(?:had|that|twenty|is|very|really|so|far|many|long|no|bye|ha|blah|never|now|more)$/iu.test(suggestion),
  ],
  ['RedundantThat', () => true],
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
  // “Viet Nam”, “the 1980's will”
  [
    'MergeWords',
    ({ before, words, suggestion }) =>
      /\p{Ll}\p{Lu}/u.test(suggestion) || (/^s\s/u.test(words) && /['’]$/u.test(before)),
  ],
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
  // “leftover food”, “it reduces turnover”, “a breakthrough, breakdown and outbreak”
  [
    'PhrasalVerbAsCompoundNoun',
    ({ before, words, after }) =>
      /^turnover$/iu.test(words) ||
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
      isObject(before) ||
      PASTS.has(words.toLowerCase()) ||
      /^(?:cast|bet|put|cut|hit|read|let|set|cost|hurt|shut|quit|spread|split|burst|bid|beat|knit|rid|wed|shed|thrust|upset|broadcast|misread|forecast|offset)$/iu.test(
        words,
      ) ||
      (/\b(?:we|you|they)\s*$/iu.test(before) &&
        /^\s+(?:also|are|were|have|must|can|will|should|do|did)\b/iu.test(after)),
  ],
  // “the fighting men there tonight”, “aren't there any”, “herbs that grow there cost more”
  [
    'ThereToTheir',
    ({ before, after }) =>
      /(?:n't|n’t|\b(?:is|are|was|were|be|been|will|can|has|have|grow|grows|live|lives|work|works|stay|stays|go|goes|went|arrive|arrives|people))\s*$/iu.test(
        before,
      ) ||
      /^\s+(?:tonight|today|tomorrow|now|again|soon|alone|yesterday|every|next|last|this|with|for|to|by|when|if|because|and|but|at|in|on|is|are|was|were)\b/iu.test(
        after,
      ),
  ],
  // “paved the way to peaceful settlements”
  [
    'WayTooAdjective',
    ({ before }) => /\b(?:a|the|no|this|that|another|one|only|best|our|their|his|her|my)\s+way\s+$/iu.test(before),
  ],
  // “the strength and will of the people”
  [
    'ModalOf',
    ({ before, words, after }) =>
      /^\s+(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|all|god|necessity)\b/iu.test(after) ||
      (/^might/iu.test(words) && /\b(?:\p{L}+(?:al|ic|ary)|its|their|his|her|our|full|sheer)\s+$/iu.test(before)),
  ],
  // “what they taught us was that …”
  [
    'PronounInflectionBe',
    ({ before }) =>
      (/\b(?:what|one thing|first thing|only thing)\b/iu.test(before) && OBJECT_PRONOUNS.has(lastWordOf(before))) ||
      // “the prospects of attaining it are good”
      /(?:ing|\bto \p{L}+|\b(?:of|for|with|in|on|about|by|from|under|behind|around|to))\s+(?:it|you|her|him)\s*$/iu.test(
        before,
      ),
  ],
  // “in school we have training”
  ['ProgressiveNeedsBe', ({ words }) => /\b(?:have|has|had)\b/iu.test(words)],
  // “to Hades”, “an affront to civilized people”
  [
    'InflectedVerbAfterTo',
    ({ before, words, after }) =>
      /\s\p{Lu}/u.test(words) ||
      (words.endsWith('ed') &&
        !/\b(?:how|wants?|wanted|have|has|had|needs?|needed|able|order|try|tried|trying|going|like|decided?|plan|hope|hard|easy|difficult|possible|ready|allowed|used?|ways?|chance|time)\s*$/iu.test(
          before,
        ) &&
        /^\s+(?!(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|me|you|him|it|us|them|all|every|some|any|in|on|at|for|with|to|from|about|because|and|or|but|when|if|so|after|before|by|as)\b)\p{L}/iu.test(
          after,
        )),
  ],
  // “it is time”, “I think it's real wool”
  ['ItsPossessive', ({ after }) => /^\s+(?:time|real|high time)\b/iu.test(after)],
  // “the anniversary of its founding as a nation”
  [
    'ItsContraction',
    ({ before }) =>
      /\b(?:of|for|in|on|with|by|from|about|to|at|into|after|before|during|despite|and)\s*$/iu.test(before),
  ],
  // “For while we sleep …”
  [
    'ForAWhile',
    ({ after }) =>
      /^\s+(?:the|a|an|my|your|his|her|its|our|their|this|these|those|i|you|he|she|it|we|they|some|many|most|there)\b/iu.test(
        after,
      ),
  ],
  // “to say no to drugs”
  ['NotTo', ({ before }) => /\b(?:say|says|said|saying|is|was|there's)\s*$/iu.test(before)],
  // “it towers over all our efforts”
  [
    'Overall',
    ({ after }) => /^\s+(?:my|your|his|her|its|our|their|the|of|those|these|other|others|who|that)\b/iu.test(after),
  ],
  ['AtTheBestOfTimes', () => true],
  // “neither they nor I will come”
  ['NorModalPronoun', ({ before }) => /\bneither\b/iu.test(before)],
  // “friends, most of whom thought”
  ['WhomSubjectOfVerb', ({ before }) => /\bof\s*$/iu.test(before)],
  // “He hopped over it.”
  ['HopHope', ({ after }) => /^\s+(?!(?:to|that|for|you|i|we|he|she|it|they)\b)/iu.test(after)],
  // “Am I my brother's keeper?”
  ['MultipleSequentialPronouns', ({ before }) => /\b(?:am|was|are|were|do|did|have|had)\s*$/iu.test(before)],
  // “an American university”
  ['USUniversities', ({ words }) => /^american\b/iu.test(words)],
  // “the re-formed band”
  ['There', ({ after }) => after.startsWith('-')],
  // “Gone were the days”
  ['WereWhere', ({ before }) => /\b(?:gone|such|so|among them|here|there|nor|neither)\s*$/iu.test(before)],
  // “It will pass . . . because it must”, “4 tsp. salt”
  [
    'SentenceCapitalization',
    ({ before }) =>
      /(?:\. \. \.|\.\.\.|…|\b(?:tsp|tbsp|oz|lb|approx|incl|max|min|no|vol|ed|eds|est|dept|e\.g|i\.e|etc|vs|cf)\.)\s*$/iu.test(
        before,
      ),
  ],
])

/** “He asks you questions”, “because of it prices rose”: what stands before its verb is the object of one. */
function isObject(before: string): boolean {
  const word = /([\p{L}'’]+)\s+(?:you|it)\s*$/iu.exec(before)?.[1]?.toLowerCase()
  return word !== undefined && !BEFORE_SUBJECTS.has(word)
}

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
