import { evenLines, linesWithin, textWidth } from './text-width.ts'

/** Colours of all pictures: dark enough on white for 3:1, told apart without hue by lightness. */
export const PALETTE = ['#12606b', '#c8651b', '#5b4a9e', '#7f9a2f', '#a33b5a', '#4f7fb8', '#8a6a3a'] as const
export const INK = '#1f2933'
export const MUTED = '#5b6672'
export const LINE = '#d5dade'
export const FONT = 'Inter, Arial, sans-serif'

/** A picture is drawn for the width that a phone gives it, where its letters are then as large as they are here. */
export const WIDTH = 344
export const MARGIN = 12
/** How much larger a picture would like to be where there is room. */
const ENLARGED = 1.5
const TITLE_SIZE = 16
const TITLE_LINE = 21
const NOTE_SIZE = 14
const LEGEND_SIZE = 14
const LEGEND_ROW = 24
const SWATCH = 14

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in SVG. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (character) => ESCAPES[character] ?? character)
}

/** Part of a drawing, and how far down it reaches. */
export type Drawn = { svg: string; bottom: number }

/** The title over as many lines as it needs, and beneath it what the numbers are. */
export function heading(title: string, note?: string): Drawn {
  const [titles = []] = evenLines([title], WIDTH - 2 * MARGIN, TITLE_SIZE, true)
  const drawn = titles.map((line, i) => lineAt(line, 26 + i * TITLE_LINE, TITLE_SIZE, INK, 600))
  const last = 26 + (titles.length - 1) * TITLE_LINE
  if (note === undefined) return { svg: drawn.join(''), bottom: last + 14 }
  const notes = linesWithin(note, WIDTH - 2 * MARGIN, NOTE_SIZE)
  const noted = notes.map((line, i) => lineAt(line, last + 20 + i * 18, NOTE_SIZE, MUTED, 400))
  return { svg: drawn.join('') + noted.join(''), bottom: last + 20 + (notes.length - 1) * 18 + 12 }
}

function lineAt(line: string, y: number, size: number, fill: string, weight: number): string {
  return `<text x="${MARGIN}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(line)}</text>`
}

/** What the colours stand for: on one line where they fit, otherwise, or as a list, beneath each other. */
export function legend(labels: readonly string[], top: number, mustList = false): Drawn {
  const room = WIDTH - 2 * MARGIN - SWATCH - 8
  const all = labels.reduce((sum, label) => sum + SWATCH + 26 + textWidth(label, LEGEND_SIZE), -18)
  const isList = mustList || all > WIDTH - 2 * MARGIN
  let x = MARGIN
  let y = top
  const drawn = labels.map((label, i) => {
    const texts = linesWithin(label, room, LEGEND_SIZE)
    const width = SWATCH + 8 + Math.max(...texts.map((text) => textWidth(text, LEGEND_SIZE)))
    if (i > 0 && isList) {
      x = MARGIN
      y += LEGEND_ROW
    }
    const swatch = `<rect x="${x}" y="${y}" width="${SWATCH}" height="${SWATCH}" rx="2" fill="${PALETTE[i]}"/>`
    const told = texts.map(
      (text, row) =>
        `<text x="${x + SWATCH + 8}" y="${y + 12 + row * 18}" font-size="${LEGEND_SIZE}" fill="${INK}">${escaped(text)}</text>`,
    )
    x += width + 18
    y += (texts.length - 1) * 18
    return swatch + told.join('')
  })
  return { svg: drawn.join(''), bottom: y + SWATCH + 12 }
}

/** A white sheet, the same for every picture in both themes of the product. */
export function sheet(height: number, body: string): string {
  const tall = Math.ceil(height)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${tall}" width="${WIDTH * ENLARGED}" height="${tall * ENLARGED}" font-family="${FONT}">` +
    `<rect width="${WIDTH}" height="${tall}" fill="#ffffff"/>${body}</svg>`
  )
}

/** A number with its unit, never parted at the end of a line. */
export function withUnit(value: number, unit: string): string {
  return unit === '%' ? `${value}%` : `${value}\u00a0${unit}`
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
