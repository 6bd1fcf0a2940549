import { numberToWords } from './numbers.ts'

const CURRENCIES = new Map([
  ['$', { one: 'dollar', many: 'dollars', hundredths: 'cents' }],
  ['£', { one: 'pound', many: 'pounds', hundredths: 'pence' }],
  ['€', { one: 'euro', many: 'euros', hundredths: 'cents' }],
])
const AMOUNT = /^([$£€])(\d[\d,]*)(?:\.(\d+))?(?:\s(thousand|million|billion|trillion))?$/u
const TIME = /^(\d{1,2}):(\d{2})$/
const RANGE = /^(\d[\d,.]*)[-–](\d[\d,.]*)(%?)$/u

/** Ways to say an amount (`$1`, `£2.50`, `€3 million`), a time (`10:30`) or a range (`5-10`), each a list of words; else empty. */
export function sayWrittenNumber(token: string): string[][] {
  return [...amount(token), ...time(token), ...range(token)]
}

function amount(token: string): string[][] {
  const [, sign = '', whole = '', fraction, size] = AMOUNT.exec(token) ?? []
  const currency = CURRENCIES.get(sign)
  if (currency === undefined) return []
  if (fraction === undefined || size !== undefined) {
    const unit = whole === '1' && size === undefined ? currency.one : currency.many
    const figure = fraction === undefined ? whole : `${whole}.${fraction}`
    return numberToWords(figure).map((words) => [...words, ...(size === undefined ? [] : [size]), unit])
  }
  const decimal = numberToWords(`${whole}.${fraction}`).map((words) => [...words, currency.many])
  const hundredths = numberToWords(String(Number(fraction)))[0]
  const figure = numberToWords(whole)[0]
  if (fraction.length !== 2 || hundredths === undefined || figure === undefined) return decimal
  const units = [...figure, whole === '1' ? currency.one : currency.many]
  if (Number(fraction) === 0) return [units, ...decimal]
  return [[...units, ...hundredths], [...units, 'and', ...hundredths, currency.hundredths], ...decimal]
}

function time(token: string): string[][] {
  const [, hours = '', minutes = ''] = TIME.exec(token) ?? []
  const hour = numberToWords(String(Number(hours)))[0]
  const minute = numberToWords(String(Number(minutes)))[0]
  if (hours === '' || hour === undefined || minute === undefined) return []
  if (minutes === '00') return [[...hour, "o'clock"], hour, [...hour, 'hundred']]
  if (minutes.startsWith('0'))
    return [
      [...hour, 'oh', ...minute],
      [...hour, ...minute],
    ]
  return [[...hour, ...minute], ...(minutes === '30' ? [['half', 'past', ...hour]] : [])]
}

function range(token: string): string[][] {
  const [, from = '', to = '', percent = ''] = RANGE.exec(token) ?? []
  const [first, last] = [numberToWords(from)[0], numberToWords(to)[0]]
  if (first === undefined || last === undefined) return []
  const after = percent === '' ? [] : ['per', 'cent']
  return [
    [...first, 'to', ...last, ...after],
    [...first, ...last, ...after],
  ]
}
