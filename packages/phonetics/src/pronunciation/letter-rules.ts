const LETTER_NAMES: Record<string, string> = {
  a: 'EY', b: 'B IY', c: 'S IY', d: 'D IY', e: 'IY', f: 'EH F', g: 'JH IY', h: 'EY CH', i: 'AY', j: 'JH EY', k: 'K EY',
  l: 'EH L', m: 'EH M', n: 'EH N', o: 'OW', p: 'P IY', q: 'K Y UW', r: 'AA R', s: 'EH S', t: 'T IY', u: 'Y UW', v: 'V IY',
  w: 'D AH B AH L Y UW', x: 'EH K S', y: 'W AY', z: 'Z IY',
} // prettier-ignore

const RULES = [
  ['tion', 'SH AH N'], ['ough', 'AO'], ['igh', 'AY'], ['tch', 'CH'], ['sh', 'SH'], ['ch', 'CH'], ['th', 'TH'], ['ph', 'F'],
  ['wh', 'W'], ['ck', 'K'], ['ng', 'NG'], ['qu', 'K W'], ['kn', 'N'], ['wr', 'R'], ['ee', 'IY'], ['ea', 'IY'], ['oo', 'UW'],
  ['ou', 'AW'], ['ow', 'OW'], ['oi', 'OY'], ['oy', 'OY'], ['ai', 'EY'], ['ay', 'EY'], ['au', 'AO'], ['aw', 'AO'], ['er', 'ER'],
  ['ir', 'ER'], ['ur', 'ER'], ['ar', 'AA R'], ['or', 'AO R'], ['a', 'AE'], ['b', 'B'], ['c', 'K'], ['d', 'D'], ['e', 'EH'],
  ['f', 'F'], ['g', 'G'], ['h', 'HH'], ['i', 'IH'], ['j', 'JH'], ['k', 'K'], ['l', 'L'], ['m', 'M'], ['n', 'N'], ['o', 'AA'],
  ['p', 'P'], ['q', 'K'], ['r', 'R'], ['s', 'S'], ['t', 'T'], ['u', 'AH'], ['v', 'V'], ['w', 'W'], ['x', 'K S'], ['y', 'IY'],
  ['z', 'Z'],
] as const // prettier-ignore

/** Names the letters of an abbreviation: `bbc` → B IY B IY S IY. Empty without Latin letters. */
export function spellLetters(word: string): string[] {
  return Array.from(word)
    .flatMap((letter) => (LETTER_NAMES[letter] ?? '').split(' '))
    .filter((phone) => phone !== '')
}

/** A last guess by letter groups, for words no other source knows. Empty without Latin letters. */
export function guessFromLetters(word: string): string[] {
  const phones: string[] = []
  const silentEnd = /[^aeiou]e$/.test(word) && /[aeiouy].*e$/.test(word) ? word.slice(0, -1) : word
  const letters = silentEnd.replace(/([b-df-hj-np-tv-z])\1/g, '$1')
  for (let at = 0; at < letters.length;) {
    const rule = RULES.find(([spelling]) => letters.startsWith(spelling, at))
    if (rule !== undefined) phones.push(...rule[1].split(' '))
    at += rule?.[0].length ?? 1
  }
  return phones
}
