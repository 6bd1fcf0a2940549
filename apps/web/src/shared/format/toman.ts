const persian = new Intl.NumberFormat('fa', { maximumFractionDigits: 0 })
const THOUSAND = 1000
const MILLION = 1_000_000

/**
 * A whole number of Toman as Persian speakers say it, in millions and thousands (specification §9):
 * 1,250,000 is `۱ میلیون و ۲۵۰ هزار تومان`. Throws `RangeError` for what is negative or not whole.
 */
export function tomanText(toman: number): string {
  if (!Number.isSafeInteger(toman) || toman < 0) throw new RangeError(`${toman} is no whole number of Toman`)
  const parts = [
    { count: Math.floor(toman / MILLION), name: ' میلیون' },
    { count: Math.floor((toman % MILLION) / THOUSAND), name: ' هزار' },
    { count: toman % THOUSAND, name: '' },
  ].filter(({ count }) => count > 0)
  const said = parts.map(({ count, name }) => `${persian.format(count)}${name}`).join(' و ')
  return `${said === '' ? persian.format(0) : said} تومان`
}
