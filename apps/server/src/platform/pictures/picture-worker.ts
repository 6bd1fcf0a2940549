import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import satori from 'satori'
import { PICTURE_HEIGHT, PICTURE_WIDTH, scorePicture, type ScorePicture } from './score-picture.ts'

const fonts = [
  { weight: 400, file: import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff') },
  { weight: 600, file: import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff') },
  { weight: 700, file: import.meta.resolve('@fontsource/inter/files/inter-latin-700-normal.woff') },
] as const

async function load() {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  return Promise.all(
    fonts.map(async ({ weight, file }) => ({
      name: 'Inter',
      weight,
      style: 'normal' as const,
      data: await readFile(fileURLToPath(file)),
    })),
  )
}

let loading: ReturnType<typeof load> | undefined

/** Draws the picture of a score, 1200 by 630, as PNG. */
export async function draw(picture: ScorePicture): Promise<Uint8Array> {
  loading ??= load()
  const svg = await satori(scorePicture(picture), {
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
    fonts: await loading,
  })
  // The letters are outlines already, so no font is needed here.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}
