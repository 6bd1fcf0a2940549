const locale = 'en'

const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
const decimals = new Map<number, Intl.NumberFormat>()

/** A count: `1,240`. */
export const formatNumber = (value: number): string => whole.format(value)

/** Marks with exactly one or two decimals, as each dialog asks (specification §9): `3.5`, `3.50`. */
export function formatPoints(value: number, fractionDigits: 1 | 2 = 1): string {
  const known = decimals.get(fractionDigits)
  const format =
    known ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits })
  if (known === undefined) decimals.set(fractionDigits, format)
  return format.format(value)
}

/** Marks with at most one decimal, for running text: `12`, `12.5`. */
export const formatMarks = (value: number): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)

/** `38%` from 0.38. */
export const formatShare = (share: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** `#00042`: a question's number, padded to the digits of the place where it stands. */
export const formatId = (id: number, digits: number): string => `#${String(id).padStart(digits, '0')}`
