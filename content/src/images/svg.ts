/** Colours of all pictures: dark enough on white for 3:1, told apart without hue by lightness. */
export const PALETTE = ['#12606b', '#c8651b', '#5b4a9e', '#7f9a2f', '#a33b5a', '#4f7fb8', '#8a6a3a'] as const
export const INK = '#1f2933'
export const MUTED = '#5b6672'
export const LINE = '#d5dade'
export const FONT = 'Inter, Arial, sans-serif'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in SVG. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (character) => ESCAPES[character] ?? character)
}

/** A white sheet with a title, the same for every picture in both themes of the product. */
export function sheet(title: string, width: number, height: number, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${FONT}">` +
    `<rect width="${width}" height="${height}" fill="#ffffff"/>` +
    `<text x="20" y="38" font-size="20" font-weight="600" fill="${INK}">${escaped(title)}</text>${body}</svg>`
  )
}

/** A number with its unit, never parted at the end of a line. */
export function withUnit(value: number, unit: string): string {
  return unit === '%' ? `${value}%` : `${value}\u00a0${unit}`
}

/** Breaks a text into lines of at most `length` characters, at spaces. */
export function lines(text: string, length: number): string[] {
  return text.split(' ').reduce<string[]>((broken, word) => {
    const last = broken.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= length) return [...broken.slice(0, -1), `${last} ${word}`]
    return [...broken, word]
  }, [])
}

/** Lines of text, centred on a point. */
export function centred(broken: readonly string[], x: number, y: number, size: number, fill = INK): string {
  const step = size * 1.25
  const top = y - ((broken.length - 1) * step) / 2 + size * 0.35
  return broken
    .map(
      (line, i) =>
        `<text x="${x}" y="${top + i * step}" text-anchor="middle" font-size="${size}" fill="${fill}">${escaped(line)}</text>`,
    )
    .join('')
}
