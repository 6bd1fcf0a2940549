/** Short forms and what is said for them, most usual first. Keys are as `normalizeWord` makes them, without full stops. */
const SHORT_FORMS: Record<string, readonly string[]> = {
  vs: ['versus'], dr: ['doctor'], prof: ['professor'], approx: ['approximately'], dept: ['department'], govt: ['government'],
  jr: ['junior'], sr: ['senior'], mt: ['mount'], ave: ['avenue'], rd: ['road'], ltd: ['limited'], inc: ['incorporated'],
  fig: ['figure'], vol: ['volume'], ed: ['edition'], est: ['established'], tel: ['telephone'], jan: ['january'],
  feb: ['february'], aug: ['august'], sept: ['september'], oct: ['october'], nov: ['november'], dec: ['december'],
  eg: ['for example', 'ee jee'], ie: ['that is', 'i ee'], etc: ['et cetera'], kg: ['kilograms', 'kilos'], km: ['kilometres', 'kilometers'],
  cm: ['centimetres'], mm: ['millimetres'], ml: ['millilitres'], mg: ['milligrams'], lbs: ['pounds'], lb: ['pounds'],
  oz: ['ounces'], mph: ['miles per hour'], kph: ['kilometres per hour'], kw: ['kilowatts'], kwh: ['kilowatt hours'],
  mw: ['megawatts'], gb: ['gigabytes'], mb: ['megabytes'], hz: ['hertz'], bn: ['billion'], hrs: ['hours'], mins: ['minutes'],
} // prettier-ignore
/** Only with a full stop behind them: without it they are words. */
const NEED_STOP = new Set(['ed', 'fig', 'est', 'dec', 'inc', 'mt', 'ave', 'oct', 'oz'])
/** Letters that are units only right behind a number. */
const UNITS: Record<string, readonly string[]> = {
  m: ['metres', 'million'], g: ['grams'], l: ['litres'], k: ['thousand', 'kay'], c: ['celsius'], f: ['fahrenheit'], h: ['hours'],
  s: ['seconds'], x: ['times'], am: ['ay em'], pm: ['pee em'], '°': ['degrees'], '°c': ['degrees celsius'],
  '°f': ['degrees fahrenheit'], ft: ['feet'],
} // prettier-ignore
const LETTERS: Record<string, string> = { a: 'ay', e: 'ee', g: 'jee', i: 'i', p: 'pee' }

/** What is said for a short form (`km`, `vs.`, `e.g.`), each a list of words; empty when it is none. `isStopped`: a full stop follows. */
export function expandShortForm(key: string, isStopped: boolean): string[][] {
  if (NEED_STOP.has(key) && !isStopped) return []
  return Object.hasOwn(SHORT_FORMS, key) ? (SHORT_FORMS[key] ?? []).map(wordsOf) : []
}

/** What is said for a unit behind a number (`5m`, `20°C`); empty when it is none. */
export function expandUnit(key: string): string[][] {
  if (Object.hasOwn(UNITS, key)) return (UNITS[key] ?? []).map(wordsOf)
  return expandShortForm(key, true)
}

/** The letters of an abbreviation as words that the dictionary says like the letter's name: `us` → `u s`. */
export function letterWords(key: string): string[] {
  return Array.from(key).map((letter) => LETTERS[letter] ?? letter)
}

function wordsOf(text: string): string[] {
  return text.split(' ')
}
