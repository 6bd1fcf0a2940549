import { ableTo } from './able-to.ts'
import { beBase } from './be-base.ts'
import { becauseOfClause } from './because-of-clause.ts'
import { comparativeThan } from './comparative-than.ts'
import { determinerNumber } from './determiner-number.ts'
import { doBase } from './do-base.ts'
import { doubleComparison } from './double-comparison.ts'
import { doubleConjunction } from './double-conjunction.ts'
import { doubleSubject } from './double-subject.ts'
import { eachSingular } from './each-singular.ts'
import { extraPreposition } from './extra-preposition.ts'
import { fixedPhrase } from './fixed-phrase.ts'
import { gerundAfterPreposition } from './gerund-after-preposition.ts'
import { gerundAfterVerb } from './gerund-after-verb.ts'
import { infinitiveAfterVerb } from './infinitive-after-verb.ts'
import { irregularVerb } from './irregular-verb.ts'
import { missingArticle } from './missing-article.ts'
import { missingDo } from './missing-do.ts'
import { missingPreposition } from './missing-preposition.ts'
import { modalBase } from './modal-base.ts'
import { muchAdjective } from './much-adjective.ts'
import { muchMany } from './much-many.ts'
import { nounVerbAgreement } from './noun-verb-agreement.ts'
import { numberNeedsPlural } from './number-needs-plural.ts'
import { oneOfPlural } from './one-of-plural.ts'
import { passiveParticiple } from './passive-participle.ts'
import { pastTime } from './past-time.ts'
import { perfectParticiple } from './perfect-participle.ts'
import { personWhich } from './person-which.ts'
import { pluralAdjective } from './plural-adjective.ts'
import { pronounVerbAgreement } from './pronoun-verb-agreement.ts'
import { relativeWhat } from './relative-what.ts'
import type { Rule } from './rule.ts'
import { sayTell } from './say-tell.ts'
import { sinceDuration } from './since-duration.ts'
import { subjectVerbEnding } from './subject-verb-ending.ts'
import { suggestTo } from './suggest-to.ts'
import { superlativeArticle } from './superlative-article.ts'
import { theSame } from './the-same.ts'
import { thereAgreement } from './there-agreement.ts'
import { toBase } from './to-base.ts'
import { uncountableNoun } from './uncountable-noun.ts'
import { wrongPreposition } from './wrong-preposition.ts'

/** Every learner-error rule, in the order of their names. */
export const RULES: readonly Rule[] = [
  ableTo,
  beBase,
  becauseOfClause,
  comparativeThan,
  determinerNumber,
  doBase,
  doubleComparison,
  doubleConjunction,
  doubleSubject,
  eachSingular,
  extraPreposition,
  fixedPhrase,
  gerundAfterPreposition,
  gerundAfterVerb,
  infinitiveAfterVerb,
  irregularVerb,
  missingArticle,
  missingDo,
  missingPreposition,
  modalBase,
  muchAdjective,
  muchMany,
  nounVerbAgreement,
  numberNeedsPlural,
  oneOfPlural,
  passiveParticiple,
  pastTime,
  perfectParticiple,
  personWhich,
  pluralAdjective,
  pronounVerbAgreement,
  relativeWhat,
  sayTell,
  sinceDuration,
  subjectVerbEnding,
  suggestTo,
  superlativeArticle,
  theSame,
  thereAgreement,
  toBase,
  uncountableNoun,
  wrongPreposition,
]
