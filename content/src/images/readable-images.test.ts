import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { drawImage } from './draw-image.ts'
import { imageSource } from './image-source.ts'
import { textWidth } from './text-width.ts'

const PHONE_WIDTH = 350
const SMALLEST_LETTERS = 11

const folder = new URL('../../questions/speaking/describe-image/', import.meta.url)
const questions = readdirSync(folder).filter((file) => file.endsWith('.yaml'))

type Text = { text: string; size: number; left: number; right: number; top: number; bottom: number; isSlanted: boolean }

/** The lines of text of a drawing with about the places that they take up. */
function textsOf(svg: string): Text[] {
  const offsets = [{ x: 0, y: 0 }]
  let inside: Omit<Text, 'text' | 'left' | 'right'> & { x: number; anchor: string; isBold: boolean } = openText(
    '',
    offsets,
  )
  const texts: Text[] = []
  for (const [tag, closing, name] of svg.matchAll(/<(\/?)(svg|g|text|tspan)\b[^>]*>[^<]*/gu)) {
    if (name === 'text' || name === 'tspan') {
      if (closing === '/') continue
      if (name === 'text') inside = openText(tag, offsets)
      else {
        const down = numberOf(tag, 'dy')
        inside = { ...inside, top: inside.top + down, bottom: inside.bottom + down }
      }
      const text = tag.slice(tag.indexOf('>') + 1).replaceAll('&amp;', '&')
      if (text.trim() !== '') texts.push({ ...inside, text, ...sidesOf(inside, text) })
    } else if (closing === '/') offsets.pop()
    else offsets.push(movedBy(tag, offsets.at(-1)))
  }
  return texts
}

function openText(tag: string, offsets: { x: number; y: number }[]) {
  const { x, y } = movedBy(tag, offsets.at(-1))
  const size = numberOf(tag, 'font-size')
  const base = y + numberOf(tag, 'dy')
  const anchor = /text-anchor="(\w+)"/u.exec(tag)?.[1] ?? 'start'
  const isBold = tag.includes('font-weight="600"')
  return { size, x, anchor, isBold, top: base - size * 0.72, bottom: base, isSlanted: tag.includes('rotate(') }
}

function sidesOf(
  { x, anchor, size, isBold }: { x: number; anchor: string; size: number; isBold: boolean },
  text: string,
) {
  const width = textWidth(text, size, isBold)
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x
  return { left, right: left + width }
}

function movedBy(tag: string, from = { x: 0, y: 0 }) {
  const [, x = '0', y = '0'] = /translate\(([-\d.]+), ?([-\d.]+)\)/u.exec(tag) ?? []
  return { x: from.x + Number(x) + numberOf(tag, 'x'), y: from.y + Number(y) + numberOf(tag, 'y') }
}

function numberOf(tag: string, name: string): number {
  return Number.parseFloat(new RegExp(`\\s${name}="([-\\d.]+)`, 'u').exec(tag)?.[1] ?? '0')
}

test.each(questions)('every letter of %s can be read on a phone, whole and clear of the others', async (file) => {
  const { image } = z.object({ image: imageSource }).parse(parse(readFileSync(new URL(file, folder), 'utf8')))
  const { svg } = await drawImage(image)
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/u.exec(svg) ?? []).map(Number)
  const texts = textsOf(svg)
  expect(texts.length > 0 || image.type === 'PICTURE').toBe(true)
  expect(texts.filter(({ size }) => (size * PHONE_WIDTH) / width < SMALLEST_LETTERS)).toEqual([])
  const level = texts.filter(({ isSlanted }) => !isSlanted)
  const outside = level.filter(
    ({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > height,
  )
  expect(outside).toEqual([])
  const clashes = level.flatMap((one, i) =>
    level
      .slice(i + 1)
      .filter((other) => one.text !== other.text && overlap(one, other))
      .map((other) => `${one.text} / ${other.text}`),
  )
  expect(clashes).toEqual([])
})

function overlap(one: Text, other: Text): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
