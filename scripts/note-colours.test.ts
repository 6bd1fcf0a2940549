import { readFileSync } from 'node:fs'
import { noteColourClass, noteColours } from '@rehearsal/contracts/note-html'
import { expect, test } from 'vitest'

const theme = new URL('../apps/web/src/shared/theme/', import.meta.url)
const tokens = readFileSync(new URL('tokens.css', theme), 'utf8')
const rules = readFileSync(new URL('note-text.css', theme), 'utf8')
const [light = '', dark = ''] = tokens.split("[data-theme='dark']")

/** The luminance that WCAG compares, of `oklch(L C H)`, after Björn Ottosson's matrices; out of gamut is cut off. */
function luminanceOf(sheet: string, name: string): number {
  const [, l, c, h] = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`, 'u').exec(sheet) ?? []
  if (h === undefined) throw new Error(`--${name} is not in the theme`)
  const angle = (Number(h) * Math.PI) / 180
  const [a, b] = [Number(c) * Math.cos(angle), Number(c) * Math.sin(angle)]
  const long = (Number(l) + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (Number(l) - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (Number(l) - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (value: number) => Math.min(1, Math.max(0, value))
  const red = cut(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)
  const green = cut(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)
  const blue = cut(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(sheet: string, one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminanceOf(sheet, one), luminanceOf(sheet, other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

test('there are ten font colours, each with a rule of its own', () => {
  expect(noteColours).toHaveLength(10)
  for (const colour of noteColours)
    expect(rules).toContain(`.${noteColourClass(colour)} {\n  color: var(--note-${colour});`)
})

test.each(noteColours)('%s can be read on every ground that a note has, in both themes', (colour) => {
  for (const sheet of [light, dark]) {
    for (const ground of ['surface', 'sunken']) {
      expect(contrast(sheet, `note-${colour}`, ground)).toBeGreaterThanOrEqual(4.5)
    }
  }
})
