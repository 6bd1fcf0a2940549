import { ableTo } from './able-to.ts'
import { articlePlural } from './article-plural.ts'
import { bareNoun } from './bare-noun.ts'
import { beBase } from './be-base.ts'
import { becauseOfClause } from './because-of-clause.ts'
import { comparativeThan } from './comparative-than.ts'
import { determinerNumber } from './determiner-number.ts'
import { doBase } from './do-base.ts'
import { doubleComparison } from './double-comparison.ts'
import { doubleConjunction } from './double-conjunction.ts'
import { doubleDeterminer } from './double-determiner.ts'
import { doubleSubject } from './double-subject.ts'
import { eachSingular } from './each-singular.ts'
import { extraPreposition } from './extra-preposition.ts'
import { fixedPhrase } from './fixed-phrase.ts'
import { gerundAfterPreposition } from './gerund-after-preposition.ts'
import { gerundAfterVerb } from './gerund-after-verb.ts'
import { infinitiveAfterVerb } from './infinitive-after-verb.ts'
import { irregularVerb } from './irregular-verb.ts'
import { longSubjectAgreement } from './long-subject-agreement.ts'
import { missingArticle } from './missing-article.ts'
import { missingDo } from './missing-do.ts'
import { missingPreposition } from './missing-preposition.ts'
import { modalBase } from './modal-base.ts'
import { muchAdjective } from './much-adjective.ts'
import { muchMany } from './much-many.ts'
import { nounOfArticle } from './noun-of-article.ts'
import { nounVerbAgreement } from './noun-verb-agreement.ts'
import { numberNeedsPlural } from './number-needs-plural.ts'
import { oddPlural } from './odd-plural.ts'
import { oneOfPlural } from './one-of-plural.ts'
import { passiveParticiple } from './passive-participle.ts'
import { pastTime } from './past-time.ts'
import { perfectParticiple } from './perfect-participle.ts'
import { personWhich } from './person-which.ts'
import { pluralAdjective } from './plural-adjective.ts'
import { pronounVerbAgreement } from './pronoun-verb-agreement.ts'
import { quantifierNumber } from './quantifier-number.ts'
import { relativeWhat } from './relative-what.ts'
import type { Rule } from './rule.ts'
import { sayTell } from './say-tell.ts'
import { sinceDuration } from './since-duration.ts'
import { subjectAgreement } from './subject-agreement.ts'
import { subjectVerbEnding } from './subject-verb-ending.ts'
import { suggestTo } from './suggest-to.ts'
import { superlativeArticle } from './superlative-article.ts'
import { theSame } from './the-same.ts'
import { thereAgreement } from './there-agreement.ts'
import { toBase } from './to-base.ts'
import { uncountableNoun } from './uncountable-noun.ts'
import { uniqueThe } from './unique-the.ts'
import { whoAgreement } from './who-agreement.ts'
import { wrongPreposition } from './wrong-preposition.ts'

/** Every learner-error rule, in the order of their names. */
export const RULES: readonly Rule[] = [
  ableTo,
  articlePlural,
  bareNoun,
  beBase,
  becauseOfClause,
  comparativeThan,
  determinerNumber,
  doBase,
  doubleComparison,
  doubleConjunction,
  doubleDeterminer,
  doubleSubject,
  eachSingular,
  extraPreposition,
  fixedPhrase,
  gerundAfterPreposition,
  gerundAfterVerb,
  infinitiveAfterVerb,
  irregularVerb,
  longSubjectAgreement,
  missingArticle,
  missingDo,
  missingPreposition,
  modalBase,
  muchAdjective,
  muchMany,
  nounOfArticle,
  nounVerbAgreement,
  numberNeedsPlural,
  oddPlural,
  oneOfPlural,
  passiveParticiple,
  pastTime,
  perfectParticiple,
  personWhich,
  pluralAdjective,
  pronounVerbAgreement,
  quantifierNumber,
  relativeWhat,
  sayTell,
  sinceDuration,
  subjectAgreement,
  subjectVerbEnding,
  suggestTo,
  superlativeArticle,
  theSame,
  thereAgreement,
  toBase,
  uncountableNoun,
  uniqueThe,
  whoAgreement,
  wrongPreposition,
]
