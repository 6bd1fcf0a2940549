import type { SpokenPhone } from '@rehearsal/exam/score'
import { isSure } from '@rehearsal/exam/speech/evidence-of-speech'
import { isVowel } from './arpabet.ts'
import { ipaOfPhone } from './ipa-of-phone.ts'

/** One sound of a word as it is told to a learner. */
export type ToldPhone = {
  /** IPA. */
  symbol: string
  /** 0 wrong or missing, 1 heavy accent, 2 right. */
  score: number
  isSure: boolean
  /** IPA of what it sounded like instead; null where the engine does not say. */
  heardAs: string | null
}

/** The sounds of a word in order, with what may be said of each. */
export const toldPhones = (phones: readonly SpokenPhone[]): ToldPhone[] =>
  phones.map((phone) => ({
    symbol: ipaOfPhone(phone.phone),
    score: phone.score,
    isSure: isSure(phone),
    heardAs: phone.heardAs === undefined ? null : ipaOfPhone(phone.heardAs),
  }))

/** How many syllables these sounds make: one for each vowel. */
export const syllablesOf = (phones: readonly Pick<SpokenPhone, 'phone'>[]): number =>
  phones.filter(({ phone }) => isVowel(phone)).length
