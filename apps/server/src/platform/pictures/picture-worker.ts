import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import satori from 'satori'
import { PICTURE_HEIGHT, PICTURE_WIDTH, scorePicture, type ScorePicture } from './score-picture.ts'

const weights = [400, 600, 700] as const

/** A file of an installed library. */
const fileOf = (specifier: string) => readFile(fileURLToPath(import.meta.resolve(specifier)))

async function load() {
  await initWasm(await fileOf('@resvg/resvg-wasm/index_bg.wasm'))
  return Promise.all(
    weights.map(async (weight) => ({
      name: 'Inter',
      weight,
      style: 'normal' as const,
      data: await fileOf(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
    })),
  )
}

let loading: ReturnType<typeof load> | undefined

/** Draws the picture of a score, 1200 by 630, as PNG. */
export async function draw(picture: ScorePicture): Promise<Uint8Array> {
  loading ??= load()
  const fonts = await loading
  const svg = await satori(scorePicture(picture), { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, fonts })
  // The letters are outlines already, so no font is needed here.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}
