import type { PictureSource } from './image-source.ts'

/** Shapes that a drawing may consist of. Nothing that loads, runs or links. */
const SHAPE = /<\/?(?:g|path|rect|circle|ellipse|line|polyline|polygon|text|defs|linearGradient|stop)\b[^<>]*>/gu
const FORBIDDEN = /\b(?:on\w+|href|style|url)\s*[=(]/iu

/** An authored scene. Throws for a drawing with anything but shapes in it. */
export function drawPicture({ shapes }: PictureSource): string {
  const rest = shapes.replaceAll(SHAPE, '').replaceAll(/[^<>]/gu, '')
  if (rest !== '' || FORBIDDEN.test(shapes.replaceAll(/url\(#[\w-]+\)/gu, '')))
    throw new Error('A drawing consists of plain SVG shapes.')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" width="800" height="500">${shapes.trim().replaceAll(/\s+/gu, ' ')}</svg>`
}
