import type { Rule } from './rule.ts'
import { aFew } from './a-few.ts'
import { ableTo } from './able-to.ts'
import { activeOnly } from './active-only.ts'
import { adjectiveTo } from './adjective-to.ts'
import { adverbForm } from './adverb-form.ts'
import { adverbOrder } from './adverb-order.ts'
import { adverbPlace } from './adverb-place.ts'
import { adviceAdvise } from './advice-advise.ts'
import { affectEffect } from './affect-effect.ts'
import { ageHave } from './age-have.ts'
import { allowTo } from './allow-to.ts'
import { articlePlural } from './article-plural.ts'
import { bareActivity } from './bare-activity.ts'
import { bareClauseSubject } from './bare-clause-subject.ts'
import { bareNoun } from './bare-noun.ts'
import { bareParticiple } from './bare-participle.ts'
import { barePlural } from './bare-plural.ts'
import { bareRelative } from './bare-relative.ts'
import { bareSubject } from './bare-subject.ts'
import { beAdjective } from './be-adjective.ts'
import { beBase } from './be-base.ts'
import { beObject } from './be-object.ts'
import { beParticiple } from './be-participle.ts'
import { beState } from './be-state.ts'
import { becauseOfClause } from './because-of-clause.ts'
import { beenBase } from './been-base.ts'
import { clauseComma } from './clause-comma.ts'
import { clauseIt } from './clause-it.ts'
import { collocation } from './collocation.ts'
import { commaSplice } from './comma-splice.ts'
import { commaThat } from './comma-that.ts'
import { comparativeForm } from './comparative-form.ts'
import { comparativeThan } from './comparative-than.ts'
import { compoundSubject } from './compound-subject.ts'
import { coordinatedAgreement } from './coordinated-agreement.ts'
import { coordinatedBase } from './coordinated-base.ts'
import { coordinatedPast } from './coordinated-past.ts'
import { coordinatedPlural } from './coordinated-plural.ts'
import { determinerNumber } from './determiner-number.ts'
import { doBase } from './do-base.ts'
import { doModal } from './do-modal.ts'
import { doubleComparison } from './double-comparison.ts'
import { doubleConjunction } from './double-conjunction.ts'
import { doubleDeterminer } from './double-determiner.ts'
import { doubleNegative } from './double-negative.ts'
import { doubleSubject } from './double-subject.ts'
import { eachSingular } from './each-singular.ts'
import { enoughOrder } from './enough-order.ts'
import { exampleComma } from './example-comma.ts'
import { extraPreposition } from './extra-preposition.ts'
import { feelingAdjective } from './feeling-adjective.ts'
import { firstTime } from './first-time.ts'
import { fixedPhrase } from './fixed-phrase.ts'
import { fromDoing } from './from-doing.ts'
import { futureClause } from './future-clause.ts'
import { gerundAfterPreposition } from './gerund-after-preposition.ts'
import { gerundAfterVerb } from './gerund-after-verb.ts'
import { gerundAgreement } from './gerund-agreement.ts'
import { gerundPattern } from './gerund-pattern.ts'
import { gerundSubject } from './gerund-subject.ts'
import { gerundVerb } from './gerund-verb.ts'
import { governedPreposition } from './governed-preposition.ts'
import { heBase } from './he-base.ts'
import { howTo } from './how-to.ts'
import { ifWould } from './if-would.ts'
import { indefiniteAgreement } from './indefinite-agreement.ts'
import { infinitiveAfterVerb } from './infinitive-after-verb.ts'
import { informalWord } from './informal-word.ts'
import { introComma } from './intro-comma.ts'
import { irregularVerb } from './irregular-verb.ts'
import { itsApostrophe } from './its-apostrophe.ts'
import { letBase } from './let-base.ts'
import { longSubjectAgreement } from './long-subject-agreement.ts'
import { loseLoose } from './lose-loose.ts'
import { lostApostrophe } from './lost-apostrophe.ts'
import { makeFeel } from './make-feel.ts'
import { massSubject } from './mass-subject.ts'
import { missingArticle } from './missing-article.ts'
import { missingBe } from './missing-be.ts'
import { missingDo } from './missing-do.ts'
import { missingIt } from './missing-it.ts'
import { missingPreposition } from './missing-preposition.ts'
import { missingSpace } from './missing-space.ts'
import { missingThere } from './missing-there.ts'
import { modalAdjective } from './modal-adjective.ts'
import { modalBase } from './modal-base.ts'
import { modalBe } from './modal-be.ts'
import { modalEnding } from './modal-ending.ts'
import { mostShort } from './most-short.ts'
import { motionPlace } from './motion-place.ts'
import { muchAdjective } from './much-adjective.ts'
import { muchMany } from './much-many.ts'
import { needlessThe } from './needless-the.ts'
import { nounForAdjective } from './noun-for-adjective.ts'
import { nounForVerb } from './noun-for-verb.ts'
import { nounModifier } from './noun-modifier.ts'
import { nounOfArticle } from './noun-of-article.ts'
import { nounVerbAgreement } from './noun-verb-agreement.ts'
import { numberNeedsPlural } from './number-needs-plural.ts'
import { numberOf } from './number-of.ts'
import { objectPronoun } from './object-pronoun.ts'
import { objectVerb } from './object-verb.ts'
import { oddPlural } from './odd-plural.ts'
import { ofGroup } from './of-group.ts'
import { ofHead } from './of-head.ts'
import { oneOfPlural } from './one-of-plural.ts'
import { ordinalThe } from './ordinal-the.ts'
import { otherAnother } from './other-another.ts'
import { othersAgreement } from './others-agreement.ts'
import { othersSay } from './others-say.ts'
import { oursNoun } from './ours-noun.ts'
import { participleOpening } from './participle-opening.ts'
import { passiveParticiple } from './passive-participle.ts'
import { pastSequence } from './past-sequence.ts'
import { pastTime } from './past-time.ts'
import { perfectNow } from './perfect-now.ts'
import { perfectObject } from './perfect-object.ts'
import { perfectParticiple } from './perfect-participle.ts'
import { perfectTime } from './perfect-time.ts'
import { personWhich } from './person-which.ts'
import { personWorks } from './person-works.ts'
import { phraseFrame } from './phrase-frame.ts'
import { placeHave } from './place-have.ts'
import { pluralAdjacent } from './plural-adjacent.ts'
import { pluralAdjective } from './plural-adjective.ts'
import { pluralDue } from './plural-due.ts'
import { possessiveNoun } from './possessive-noun.ts'
import { preferThan } from './prefer-than.ts'
import { prepositionClause } from './preposition-clause.ts'
import { prepositionFrame } from './preposition-frame.ts'
import { prepositionGovernment } from './preposition-government.ts'
import { prepositionTo } from './preposition-to.ts'
import { pronounGerund } from './pronoun-gerund.ts'
import { pronounVerbAgreement } from './pronoun-verb-agreement.ts'
import { properCapital } from './proper-capital.ts'
import { quantifierNumber } from './quantifier-number.ts'
import { quantityAgreement } from './quantity-agreement.ts'
import { questionDo } from './question-do.ts'
import { questionMark } from './question-mark.ts'
import { questionOrder } from './question-order.ts'
import { quietQuite } from './quiet-quite.ts'
import { rareWord } from './rare-word.ts'
import { realWord } from './real-word.ts'
import { relativeHead } from './relative-head.ts'
import { relativeWhat } from './relative-what.ts'
import { reportedQuestion } from './reported-question.ts'
import { resumptiveIt } from './resumptive-it.ts'
import { sayTell } from './say-tell.ts'
import { secondClausePlural } from './second-clause-plural.ts'
import { sentenceCapital } from './sentence-capital.ts'
import { sinceDuration } from './since-duration.ts'
import { sincePresent } from './since-present.ts'
import { singularAdjacent } from './singular-adjacent.ts'
import { singularS } from './singular-s.ts'
import { somePlural } from './some-plural.ts'
import { spendTime } from './spend-time.ts'
import { stativeProgressive } from './stative-progressive.ts'
import { subjectAgreement } from './subject-agreement.ts'
import { subjectMe } from './subject-me.ts'
import { subjectVerbEnding } from './subject-verb-ending.ts'
import { suchA } from './such-a.ts'
import { suggestTo } from './suggest-to.ts'
import { superlativeArticle } from './superlative-article.ts'
import { theAbstract } from './the-abstract.ts'
import { theGeneral } from './the-general.ts'
import { thePlural } from './the-plural.ts'
import { theSame } from './the-same.ts'
import { theirLives } from './their-lives.ts'
import { theirThere } from './their-there.ts'
import { thenThan } from './then-than.ts'
import { thereAgreement } from './there-agreement.ts'
import { thereForThey } from './there-for-they.ts'
import { theyNoun } from './they-noun.ts'
import { thingFeeling } from './thing-feeling.ts'
import { thingWho } from './thing-who.ts'
import { thisAgreement } from './this-agreement.ts'
import { timePreposition } from './time-preposition.ts'
import { toBase } from './to-base.ts'
import { toEnded } from './to-ended.ts'
import { toToo } from './to-too.ts'
import { uncountableNoun } from './uncountable-noun.ts'
import { uniqueThe } from './unique-the.ts'
import { unrealWill } from './unreal-will.ts'
import { usedTo } from './used-to.ts'
import { usedToDoing } from './used-to-doing.ts'
import { verbFrame } from './verb-frame.ts'
import { veryMuchOrder } from './very-much-order.ts'
import { veryVerb } from './very-verb.ts'
import { wantThat } from './want-that.ts'
import { wantVerb } from './want-verb.ts'
import { whenPast } from './when-past.ts'
import { whichIt } from './which-it.ts'
import { whoAgreement } from './who-agreement.ts'
import { whoseWhos } from './whose-whos.ts'
import { wishPast } from './wish-past.ts'
import { wordFamily } from './word-family.ts'
import { wordSplit } from './word-split.ts'
import { wouldLike } from './would-like.ts'
import { wrongPreposition } from './wrong-preposition.ts'
import { yearOld } from './year-old.ts'
import { youNoun } from './you-noun.ts'

/** Every learner-error rule, in the order of their names. */
export const RULES: readonly Rule[] = [
  aFew,
  ableTo,
  activeOnly,
  adjectiveTo,
  adverbForm,
  adverbOrder,
  adverbPlace,
  adviceAdvise,
  affectEffect,
  ageHave,
  allowTo,
  articlePlural,
  bareActivity,
  bareClauseSubject,
  bareNoun,
  bareParticiple,
  barePlural,
  bareRelative,
  bareSubject,
  beAdjective,
  beBase,
  beObject,
  beParticiple,
  beState,
  becauseOfClause,
  beenBase,
  clauseComma,
  clauseIt,
  collocation,
  commaSplice,
  commaThat,
  comparativeForm,
  comparativeThan,
  compoundSubject,
  coordinatedAgreement,
  coordinatedBase,
  coordinatedPast,
  coordinatedPlural,
  determinerNumber,
  doBase,
  doModal,
  doubleComparison,
  doubleConjunction,
  doubleDeterminer,
  doubleNegative,
  doubleSubject,
  eachSingular,
  enoughOrder,
  exampleComma,
  extraPreposition,
  feelingAdjective,
  firstTime,
  fixedPhrase,
  fromDoing,
  futureClause,
  gerundAfterPreposition,
  gerundAfterVerb,
  gerundAgreement,
  gerundPattern,
  gerundSubject,
  gerundVerb,
  governedPreposition,
  heBase,
  howTo,
  ifWould,
  indefiniteAgreement,
  infinitiveAfterVerb,
  informalWord,
  introComma,
  irregularVerb,
  itsApostrophe,
  letBase,
  longSubjectAgreement,
  loseLoose,
  lostApostrophe,
  makeFeel,
  massSubject,
  missingArticle,
  missingBe,
  missingDo,
  missingIt,
  missingPreposition,
  missingSpace,
  missingThere,
  modalAdjective,
  modalBase,
  modalBe,
  modalEnding,
  mostShort,
  motionPlace,
  muchAdjective,
  muchMany,
  needlessThe,
  nounForAdjective,
  nounForVerb,
  nounModifier,
  nounOfArticle,
  nounVerbAgreement,
  numberNeedsPlural,
  numberOf,
  objectPronoun,
  objectVerb,
  oddPlural,
  ofGroup,
  ofHead,
  oneOfPlural,
  ordinalThe,
  otherAnother,
  othersAgreement,
  othersSay,
  oursNoun,
  participleOpening,
  passiveParticiple,
  pastSequence,
  pastTime,
  perfectNow,
  perfectObject,
  perfectParticiple,
  perfectTime,
  personWhich,
  personWorks,
  phraseFrame,
  placeHave,
  pluralAdjacent,
  pluralAdjective,
  pluralDue,
  possessiveNoun,
  preferThan,
  prepositionClause,
  prepositionFrame,
  prepositionGovernment,
  prepositionTo,
  pronounGerund,
  pronounVerbAgreement,
  properCapital,
  quantifierNumber,
  quantityAgreement,
  questionDo,
  questionMark,
  questionOrder,
  quietQuite,
  rareWord,
  realWord,
  relativeHead,
  relativeWhat,
  reportedQuestion,
  resumptiveIt,
  sayTell,
  secondClausePlural,
  sentenceCapital,
  sinceDuration,
  sincePresent,
  singularAdjacent,
  singularS,
  somePlural,
  spendTime,
  stativeProgressive,
  subjectAgreement,
  subjectMe,
  subjectVerbEnding,
  suchA,
  suggestTo,
  superlativeArticle,
  theAbstract,
  theGeneral,
  thePlural,
  theSame,
  theirLives,
  theirThere,
  thenThan,
  thereAgreement,
  thereForThey,
  theyNoun,
  thingFeeling,
  thingWho,
  thisAgreement,
  timePreposition,
  toBase,
  toEnded,
  toToo,
  uncountableNoun,
  uniqueThe,
  unrealWill,
  usedTo,
  usedToDoing,
  verbFrame,
  veryMuchOrder,
  veryVerb,
  wantThat,
  wantVerb,
  whenPast,
  whichIt,
  whoAgreement,
  whoseWhos,
  wishPast,
  wordFamily,
  wordSplit,
  wouldLike,
  wrongPreposition,
  yearOld,
  youNoun,
]
