/** Letters that may write a vowel sound; what is not named costs as much as a guess. */
const writings: Readonly<Record<string, RegExp>> = {
  AA: /^(?:a|o|ah|ea|au|e)/u,
  AE: /^(?:a|ai|au)/u,
  AH: /^(?:u|o|a|e|i|ou|oo|io|y|ea|ia|eo|oe|ai|ei)/u,
  AO: /^(?:o|a|au|aw|oa|ou|oo|ao)/u,
  AW: /^(?:ou|ow|au)/u,
  AY: /^(?:i|y|ie|igh|ei|uy|ye|ey|ai|eye)/u,
  EH: /^(?:e|ea|a|ai|ay|ie|ei|u|eo|ae)/u,
  ER: /^(?:er|ir|ur|or|ear|our|ar|yr|ure|re|e|i|u|o|a|y|ou|ea)/u,
  EY: /^(?:a|ai|ay|ei|ey|ea|e|au|et)/u,
  IH: /^(?:i|y|e|a|u|ui|ee|ea|ie|ei|ai|o|ia)/u,
  IY: /^(?:e|ee|ea|y|i|ie|ei|ey|eo|ae|oe)/u,
  OW: /^(?:o|oa|ow|oe|ou|ough|au|eau|ew|oh)/u,
  OY: /^(?:oi|oy|uoy)/u,
  UH: /^(?:oo|u|ou|o|eu)/u,
  UW: /^(?:u|oo|ou|o|ue|ew|ui|eu|oe|wo|iew)/u,
}

const COST = { odd: 1, silent: 0.8, silentEnd: 0.1, unwritten: 1.2, split: 0.4 } as const

/**
 * Which vowel letters of a word write each of its vowel sounds, with what follows them: for `want` and `[AA]`, `['ant']`.
 * The cheapest match in order; a sound that nothing writes gets an empty text.
 */
export function lettersOfVowels(word: string, vowels: readonly string[]): string[] {
  const groups = groupsOf(word)
  const memo = new Map<string, { cost: number; path: string[] }>()
  const best = (sound: number, group: number): { cost: number; path: string[] } => {
    const key = `${sound} ${group}`
    const known = memo.get(key)
    if (known) return known
    const found = cheapest(options(sound, group))
    memo.set(key, found)
    return found
  }
  const options = (sound: number, group: number): { cost: number; path: string[] }[] => {
    const [vowel, letters] = [vowels[sound], groups[group]]
    if (vowel === undefined && letters === undefined) return [{ cost: 0, path: [] }]
    const all: { cost: number; path: string[] }[] = []
    if (letters !== undefined) {
      const isEnd = group === groups.length - 1 && letters.rest === 'e'
      all.push(plus(best(sound, group + 1), isEnd ? COST.silentEnd : letters.isHalf ? 0.3 : COST.silent))
    }
    if (vowel === undefined) return all
    all.push(plus(best(sound + 1, group), COST.unwritten, ''))
    if (letters !== undefined) {
      const cost = (writings[vowel]?.test(letters.rest) ? 0 : COST.odd) + (letters.isHalf ? COST.split : 0)
      all.push(plus(best(sound + 1, group + 1), cost, letters.rest))
    }
    return all
  }
  return best(0, 0).path
}

/** Runs of vowel letters, each with the rest of the word; a run of two or more may also write two sounds. */
function groupsOf(word: string): { rest: string; isHalf: boolean }[] {
  return [...word.matchAll(/(?<![aeiou])y(?![aeiou])|[aeiou]+[yw]?/gu)].flatMap(({ 0: run, index }) => {
    const whole = { rest: word.slice(index), isHalf: false }
    const isQu = /^u[aeio]/u.test(run) && /[qg]$/u.test(word.slice(0, index))
    if (isQu) return [{ rest: word.slice(index + 1), isHalf: false }]
    const halves = Array.from({ length: /[aeiou]$/u.test(run) ? run.length - 1 : 0 }, (_, i) => ({
      rest: word.slice(index + 1 + i),
      isHalf: true,
    }))
    return [whole, ...halves]
  })
}

function plus({ cost, path }: { cost: number; path: string[] }, more: number, letters?: string) {
  return { cost: cost + more, path: letters === undefined ? path : [letters, ...path] }
}

function cheapest(all: { cost: number; path: string[] }[]): { cost: number; path: string[] } {
  return all.reduce((a, b) => (b.cost < a.cost ? b : a))
}
