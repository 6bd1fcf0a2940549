/**
 * The sign of each phone in the broad transcription of Wells (Longman Pronunciation Dictionary), in which learner's
 * dictionaries print both accents: long vowels are marked as long, and `e`, not `ɛ`, stands for the vowel of dress. America's
 * signs; `inBritain` has those of Britain that differ.
 */
const SIGNS: Readonly<Record<string, string>> = {
  AA: 'ɑː', AE: 'æ', AH: 'ʌ', AO: 'ɔː', AW: 'aʊ', AX: 'ə', AY: 'aɪ', EH: 'e', ER: 'ɝː', EY: 'eɪ', IH: 'ɪ', IY: 'iː', OW: 'oʊ',
  OY: 'ɔɪ', UH: 'ʊ', UW: 'uː',
  B: 'b', CH: 'tʃ', D: 'd', DH: 'ð', F: 'f', G: 'ɡ', HH: 'h', JH: 'dʒ', K: 'k', L: 'l', M: 'm', N: 'n', NG: 'ŋ', P: 'p', R: 'r',
  S: 's', SH: 'ʃ', T: 't', TH: 'θ', V: 'v', W: 'w', Y: 'j', Z: 'z', ZH: 'ʒ',
} // prettier-ignore
/** Vowels that have another sign where they bear no stress. */
const UNSTRESSED: Readonly<Record<string, string>> = { AH0: 'ə', ER0: 'ɚ', IY0: 'i' }
const BRITISH: Readonly<Record<string, string>> = { ER: 'ɜː', OW: 'əʊ' }

/** The IPA sign of an ARPABET phone, with or without its stress digit; an unknown phone stands for itself. */
export function ipaOfPhone(phone: string): string {
  const name = phone.toUpperCase()
  return UNSTRESSED[name] ?? SIGNS[withoutDigit(name)] ?? phone
}

/** The sign of the same phone where it bears stress in Britain. */
export function britishIpaOfPhone(phone: string): string {
  return BRITISH[withoutDigit(phone)] ?? ipaOfPhone(withoutDigit(phone))
}

function withoutDigit(phone: string): string {
  return phone.replace(/\d$/u, '')
}

/** Other ways to write the same sounds, and the signs of vowels that Britain alone has, as the nearest phone. */
const OTHER_SIGNS: readonly (readonly [sign: string, phone: string])[] = [
  ['i', 'IY'], ['ɑ', 'AA'], ['ɔ', 'AO'], ['ɒ', 'AO'], ['u', 'UW'], ['ɛ', 'EH'], ['ɐ', 'AH'], ['a', 'AE'], ['ə', 'AH'], ['ɚ', 'ER'],
  ['ɝ', 'ER'], ['ɜ', 'ER'], ['ɜː', 'ER'], ['əʊ', 'OW'], ['ɹ', 'R'], ['g', 'G'], ['ɫ', 'L'], ['ɾ', 'T'],
] // prettier-ignore

const PHONE_OF_SIGN: ReadonlyMap<string, string> = new Map([
  ...OTHER_SIGNS,
  ...Object.entries(SIGNS).flatMap(([phone, sign]) => (phone === 'AX' ? [] : [[sign, phone] as const])),
])
const LONGEST_SIGN = Math.max(...[...PHONE_OF_SIGN.keys()].map((sign) => sign.length))

/** Whether these letters would be read as one sound. */
export function isOneSign(letters: string): boolean {
  return PHONE_OF_SIGN.has(letters)
}

/** The phones that IPA of either accent writes, without stress. What is no sound of English is passed over. */
export function phonesOfIpa(ipa: string): string[] {
  const phones: string[] = []
  let rest = ipa.replaceAll('\u0361', '')
  while (rest !== '') {
    const [length, phone] = firstPhone(rest)
    if (phone !== undefined) phones.push(phone)
    rest = rest.slice(length)
  }
  return phones
}

function firstPhone(ipa: string): readonly [length: number, phone?: string] {
  for (let length = LONGEST_SIGN; length > 0; length -= 1) {
    const phone = PHONE_OF_SIGN.get(ipa.slice(0, length))
    if (phone !== undefined) return [length, phone]
  }
  return [1]
}
