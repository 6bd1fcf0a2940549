const SMALL = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
] as const // prettier-ignore
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const
const GROUPS = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
] as const
const ORDINALS: Record<string, string> = {
  one: 'first', two: 'second', three: 'third', five: 'fifth', eight: 'eighth', nine: 'ninth', twelve: 'twelfth',
} // prettier-ignore

/** Ways to say a number written in digits (`1990`, `3.5`, `1,200`, `21st`), each a list of words. Empty when it is no number. */
export function numberToWords(written: string): string[][] {
  const match = /^(\d[\d,]*)?(?:\.(\d+))?(st|nd|rd|th|s)?$/i.exec(written)
  if (match === null || (match[1] === undefined && match[2] === undefined)) return []
  const digits = (match[1] ?? '0').replaceAll(',', '')
  const [fraction, suffix] = [match[2], match[3]?.toLowerCase()]
  if (fraction !== undefined) return [[...cardinal(digits), 'point', ...spell(fraction)]]
  const readings = [cardinal(digits), ...(isYear(written, digits) ? [year(digits)] : [])].toReversed()
  if (suffix === undefined) return readings
  return readings.map((words) => (suffix === 's' ? withLast(words, plural) : withLast(words, ordinal)))
}

function cardinal(digits: string): string[] {
  const value = Number(digits)
  if (digits.length > 15 || (digits.length > 1 && digits.startsWith('0'))) return spell(digits)
  return below1e15(value)
}

function below1e15(value: number): string[] {
  for (const [size, name] of GROUPS) {
    if (value < size) continue
    const rest = value % size
    return [...below1000(Math.floor(value / size)), name, ...(rest === 0 ? [] : below1e15(rest))]
  }
  return below1000(value)
}

function below1000(value: number): string[] {
  if (value >= 100) {
    const rest = value % 100
    return [SMALL[Math.floor(value / 100)] ?? 'zero', 'hundred', ...(rest === 0 ? [] : below1000(rest))]
  }
  if (value < 20) return [SMALL[value] ?? 'zero']
  const unit = value % 10
  return [TENS[Math.floor(value / 10)] ?? '', ...(unit === 0 ? [] : [SMALL[unit] ?? ''])]
}

function isYear(written: string, digits: string): boolean {
  const value = Number(digits)
  return !written.includes(',') && digits.length === 4 && value >= 1100 && value < 2100 && value % 1000 >= 10
}

function year(digits: string): string[] {
  const [century, rest] = [Number(digits.slice(0, 2)), Number(digits.slice(2))]
  if (rest === 0) return [...below1000(century), 'hundred']
  return [...below1000(century), ...(rest < 10 ? ['oh'] : []), ...below1000(rest)]
}

function spell(digits: string): string[] {
  return Array.from(digits).map((digit) => SMALL[Number(digit)] ?? 'zero')
}

function withLast(words: string[], change: (word: string) => string): string[] {
  return words.map((word, i) => (i === words.length - 1 ? change(word) : word))
}

function ordinal(word: string): string {
  return ORDINALS[word] ?? (word.endsWith('y') ? `${word.slice(0, -1)}ieth` : `${word}th`)
}

function plural(word: string): string {
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : word.endsWith('x') ? `${word}es` : `${word}s`
}
