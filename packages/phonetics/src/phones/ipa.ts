/** Stressed and unstressed forms differ for two vowels only. */
const vowels: Readonly<Record<string, string>> = {
  AA: 'ɑ',
  AE: 'æ',
  AH: 'ʌ',
  AH0: 'ə',
  AO: 'ɔ',
  AW: 'aʊ',
  AY: 'aɪ',
  EH: 'ɛ',
  ER: 'ɝ',
  ER0: 'ɚ',
  EY: 'eɪ',
  IH: 'ɪ',
  IY: 'i',
  OW: 'oʊ',
  OY: 'ɔɪ',
  UH: 'ʊ',
  UW: 'u',
}

const consonants: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'r',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
}

/** Consonants that can begin an English syllable together; a stress mark stands before the longest such run. */
const onsets = new Set(
  (
    'P L,P R,P Y,B L,B R,B Y,T R,T W,D R,D W,K L,K R,K W,K Y,G L,G R,G W,G Y,F L,F R,F Y,TH R,TH W,SH R,V Y,HH Y,M Y,N Y,' +
    'S P,S T,S K,S M,S N,S F,S L,S W,S P L,S P R,S P Y,S T R,S K L,S K R,S K W,S K Y'
  ).split(','),
)

const stressMarks: Readonly<Record<string, string>> = { '1': 'ˈ', '2': 'ˌ' }

const phoneOfSymbol = new Map<string, string>([
  ...Object.entries({ ...vowels, ...consonants }).map(([phone, symbol]): [string, string] => [symbol, phone]),
  // Other common ways to write the same sounds.
  ['ɹ', 'R'],
  ['g', 'G'],
  ['ɐ', 'AH0'],
  ['əʊ', 'OW'],
  ['ɒ', 'AA'],
  ['ɜ', 'ER'],
  ['ɜr', 'ER'],
  ['ər', 'ER0'],
  ['e', 'EH'],
  ['a', 'AE'],
  ['ɫ', 'L'],
  ['ɾ', 'T'],
])
const longestSymbol = Math.max(...[...phoneOfSymbol.keys()].map((symbol) => symbol.length))

type Phone = { name: string; stress: string }

/**
 * Writes an ARPABET pronunciation in IPA for display: `HH AH0 L OW1` → `həˈloʊ`. Stress digits may be missing.
 * A dot parts two sounds that would read as one, so `ipaToArpabet` gets every sound back. Throws `RangeError` on an unknown phone.
 */
export function arpabetToIpa(pronunciation: string): string {
  const phones = parsePhones(pronunciation)
  const isLong = phones.filter(isVowel).length > 1
  const marks = new Map<number, string>()
  for (const [index, phone] of phones.entries()) {
    const mark = stressMarks[phone.stress]
    if (isLong && mark !== undefined) marks.set(onsetStart(phones, index), mark)
  }

  let ipa = ''
  let previous = ''
  for (const [index, phone] of phones.entries()) {
    const symbol = symbolOf(phone)
    const wouldMerge = previous !== '' && phoneOfSymbol.has(previous + symbol.charAt(0))
    const mark = marks.get(index) ?? (wouldMerge ? '.' : '')
    ipa += mark + symbol
    previous = symbol
  }
  return ipa
}

/**
 * Reads IPA as ARPABET with stress digits: `həˈloʊ` → `HH AH0 L OW1`. A word without stress marks is stressed on its
 * first full vowel. Length marks, ties, dots and spaces are passed over. Throws `RangeError` on an unknown symbol.
 */
export function ipaToArpabet(ipa: string): string {
  const phones: string[] = []
  const hasMarks = /[ˈˌ]/u.test(ipa)
  let stress = hasMarks ? '0' : '1'
  let rest = ipa.replaceAll(/\u0361|[ː\s/[\]]/gu, '')
  while (rest !== '') {
    const sign = rest.charAt(0)
    if ('ˈˌ.'.includes(sign)) {
      if (sign !== '.') stress = sign === 'ˈ' ? '1' : '2'
      rest = rest.slice(1)
      continue
    }
    const [symbol, phone] = firstSymbol(rest)
    rest = rest.slice(symbol.length)
    const isFullVowel = phone in vowels && !phone.endsWith('0')
    phones.push(isFullVowel ? phone + stress : phone)
    if (phone in vowels && (isFullVowel || hasMarks)) stress = '0'
  }
  return phones.join(' ')
}

function firstSymbol(ipa: string): readonly [symbol: string, phone: string] {
  for (let length = longestSymbol; length > 0; length -= 1) {
    const symbol = ipa.slice(0, length)
    const phone = phoneOfSymbol.get(symbol)
    if (phone !== undefined) return [symbol, phone]
  }
  throw new RangeError(`Unknown IPA symbol "${ipa.charAt(0)}": only sounds of English are read`)
}

function parsePhones(pronunciation: string): Phone[] {
  return pronunciation
    .trim()
    .split(/\s+/u)
    .filter((phone) => phone !== '')
    .map((phone) => {
      const [, name = '', stress = ''] = /^([A-Z]+)([0-2]?)$/u.exec(phone) ?? []
      if (!(name in vowels) && !(name in consonants)) throw new RangeError(`Unknown ARPABET phone "${phone}"`)
      return { name, stress }
    })
}

function symbolOf({ name, stress }: Phone): string {
  return vowels[name + stress] ?? vowels[name] ?? consonants[name] ?? ''
}

function isVowel({ name }: Phone): boolean {
  return name in vowels
}

/** Where the syllable begins whose vowel stands at `vowel`. */
function onsetStart(phones: readonly Phone[], vowel: number): number {
  let start = vowel
  while (start > 0 && canBegin(phones.slice(start - 1, vowel))) start -= 1
  return start
}

function canBegin(cluster: readonly Phone[]): boolean {
  if (cluster.some(isVowel)) return false
  const names = cluster.map(({ name }) => name)
  return names.length === 1 ? names[0] !== 'NG' : onsets.has(names.join(' '))
}
