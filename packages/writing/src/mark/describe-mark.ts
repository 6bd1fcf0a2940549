/** Adds category and confidence to a mark, by the rule that found it. */
import type { Mark, MarkCategory } from './mark.ts'

/** Our rules by what they are about. A test holds that every rule stands here once. */
const RULES_OF: Readonly<Partial<Record<MarkCategory, string>>> = {
  article: `noun-frame a-few the-abstract bare-relative ordinal-the the-general of-head other-another bare-clause-subject of-group bare-noun bare-subject missing-article noun-of-article unique-the needless-the superlative-article the-same
    article-plural double-determiner`,
  number: `bare-plural their-lives plural-due some-plural year-old determiner-number each-singular much-many number-needs-plural odd-plural one-of-plural plural-adjective
    number-unit quantifier-number such-as-plural uncountable-noun`,
  agreement: `plain-agreement second-clause-plural he-base coordinated-plural others-agreement relative-head gerund-agreement mass-subject quantity-agreement person-works singular-adjacent indefinite-agreement compound-subject gerund-verb plural-adjacent number-of this-agreement there-for-they coordinated-agreement gerund-subject long-subject-agreement noun-verb-agreement pronoun-verb-agreement singular-s
    subject-agreement subject-verb-ending there-agreement who-agreement`,
  verb: `modal-be purpose-ing verb-frame preposition-clause gerund-pattern would-like object-verb do-modal used-to-doing allow-to place-have pronoun-gerund coordinated-base preposition-to want-verb modal-ending to-ended from-doing missing-there bare-activity perfect-object be-state be-object modal-adjective bare-participle been-base active-only adjective-to how-to spend-time make-feel able-to be-base be-participle do-base gerund-after-preposition gerund-after-verb infinitive-after-verb
    irregular-verb let-base missing-be missing-do modal-base passive-participle perfect-participle question-do
    stative-progressive suggest-to to-base want-that age-have`,
  tense: `said-will perfect-now future-clause unreal-will wish-past first-time coordinated-past past-sequence when-past used-to if-would past-time perfect-time since-duration since-present`,
  preposition:
    'preposition-frame prefer-than preposition-government motion-place governed-preposition because-of-clause extra-preposition missing-preposition time-preposition wrong-preposition',
  pronoun:
    'subject-me resumptive-it ours-noun clause-it others-say thing-who which-it double-subject missing-it object-pronoun person-which relative-what relative-subject',
  'word-order':
    'order-frame adverb-place very-much-order question-order very-verb adverb-order enough-order reported-question',
  'word-form': `class-frame country-adjective such-a most-short noun-for-adjective noun-for-verb participle-opening thing-feeling noun-modifier be-adjective adverb-form comparative-form comparative-than double-comparison feeling-adjective much-adjective word-family`,
  'word-choice': `phrase-frame usage-frame letter-frame calque-frame degree-frame word-choice-frame almost-plural even-clause in-a-way
    collocation double-negative fixed-phrase say-tell`,
  'extra-word': 'double-conjunction',
  punctuation: `clause-comma comma-that example-comma intro-comma comma-splice its-apostrophe missing-space lost-apostrophe of-owner owner-noun possessive-noun question-mark`,
  capital: 'sentence-capital proper-capital',
  register: 'informal-word',
  spelling: `spelling rare-word word-split compound-hyphen hyphenated-word`,
  confusable: `you-noun they-noun advice-advise affect-effect lose-loose quiet-quite real-word their-there then-than to-too whose-whos`,
}

const CATEGORY_OF = new Map(
  Object.entries(RULES_OF).flatMap(([category, rules]) => rules.split(/\s+/u).map((rule) => [rule, category] as const)),
)

/** Set by hand from how often each kind was right on our own sentences; not fitted, and not a measured probability. */
const DEFAULT_CONFIDENCE = 0.95
const CONFIDENCE_OF: Readonly<Partial<Record<MarkCategory, number>>> = {
  spelling: 0.97,
  article: 0.9,
  tense: 0.9,
  punctuation: 0.85,
  'word-choice': 0.9,
  register: 0.8,
}
/** Harper's general rules know learners less well than ours. */
const HARPER_FACTOR = 0.9

/** What one of our rules is about; undefined for a code that is none. */
export function categoryOfRule(code: string): MarkCategory | undefined {
  return categories.find((category) => category === CATEGORY_OF.get(code))
}

const categories: readonly MarkCategory[] = [
  ...(['article', 'number', 'agreement', 'verb', 'tense', 'preposition', 'pronoun'] as const),
  ...(['word-order', 'word-form', 'word-choice', 'extra-word', 'punctuation', 'capital'] as const),
  ...(['register', 'spelling', 'confusable', 'missing-word'] as const),
]

/** Adds to a mark what it is about and how sure it is. */
export function describeMark(mark: Mark): Mark & { category: MarkCategory; confidence: number } {
  const category = mark.category ?? categoryOfRule(mark.code) ?? 'word-choice'
  const own = mark.confidence ?? CONFIDENCE_OF[category] ?? DEFAULT_CONFIDENCE
  const confidence = mark.code.startsWith('harper:') ? own * HARPER_FACTOR : own
  return { ...mark, category, confidence: Math.round(confidence * 100) / 100 }
}
