import { PLAIN_VERBS } from '../words/plain-verbs.ts'
import { IRREGULAR_VERBS } from './irregular-verbs.ts'
import { ingForm, participleForm, pastForm, thirdPersonForm } from './verb-forms.ts'

/** Common regular verbs beside the plain and the irregular ones; many of them are nouns too. */
const MORE = `abandon accompany act adapt adjust admire admit advise afford aim announce answer appear appreciate argue
  ask attack attend attract base benefit borrow breathe call care cause celebrate challenge change check claim clean
  climb close collapse combine comment complain complete concentrate concern connect contribute control cook copy cost
  count cover crash cross cry damage dance date decline delay demand deserve destroy die disappoint divide doubt dream
  dress drop earn employ end escape estimate excite excuse exercise fail fear fill finish fit fix force form gain
  guess guide handle hate help hope hunt hurry impact impress increase influence injure insist interest invite judge
  jump kick kill kiss last laugh lift like link live look love mark marry matter measure mention miss mix move need note
  notice order own pass pay perform pick place plan plant play please point pollute pray present press print promise
  pull punish push question rain rate reach react regret relate relax rely repair repeat reply report respect respond
  rest result return risk rule save search seem separate serve share shop shout show sign smell smile smoke sound
  specialise specialize stare start state stay step stop study succeed supply surprise surround talk taste tend test
  thank touch train transfer translate travel treat trust try turn use visit vote wait walk want warn wash waste watch
  welcome wish wonder work worry`

/** The base forms of common verbs. */
const COMMON_BASES: readonly string[] = [
  ...new Set([...PLAIN_VERBS, ...IRREGULAR_VERBS.keys(), ...MORE.split(/\s+/u)]),
].filter((base) => base !== '' && base !== 'be' && base !== 'have' && base !== 'do')

const mapOf = (form: (base: string) => string): ReadonlyMap<string, string> =>
  new Map(COMMON_BASES.map((base) => [form(base), base]))

/** Base forms, third persons, -ing forms, participles and pasts of common verbs, each with its base. */
export const VERB_BASES = mapOf((base) => base)
export const THIRD_PERSONS = mapOf(thirdPersonForm)
export const ING_FORMS = mapOf(ingForm)
export const PARTICIPLES = mapOf(participleForm)
export const PASTS = mapOf(pastForm)
