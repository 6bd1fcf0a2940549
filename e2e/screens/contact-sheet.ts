import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import type { Picture } from './photograph.ts'

const css = `
  body { margin: 24px; font: 14px system-ui, sans-serif; background: #f4f4f5; color: #18181b }
  section { display: flex; gap: 12px; align-items: start; margin-block-end: 20px }
  h2 { inline-size: 180px; flex: none; font-size: 14px; overflow-wrap: anywhere }
  figure { margin: 0 }
  img { block-size: 240px; border: 1px solid #d4d4d8; display: block }
  figcaption { font-size: 11px; color: #52525b }`

/** Writes one page that shows every picture beside its name, and a picture of that page. */
export async function writeContactSheet(browser: Browser, pictures: readonly Picture[], folder: string): Promise<void> {
  const rows = [...Map.groupBy(pictures, ({ screen }) => screen)].map(([screen, shots]) => rowOf(screen, shots))
  const html = `${folder}/index.html`
  writeFileSync(
    html,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${css}</style>${rows.join('')}</html>`,
  )
  const page = await browser.newPage({ viewport: { width: 1900, height: 1000 } })
  await page.goto(pathToFileURL(html).href, { waitUntil: 'load' })
  await page.screenshot({ path: `${folder}/contact-sheet.png`, fullPage: true })
  await page.close()
}

function rowOf(screen: string, pictures: readonly Picture[]): string {
  const figures = pictures.map(
    ({ file, size, theme }) =>
      `<figure><a href="${file}"><img src="${file}" alt="${screen}"></a><figcaption>${size}, ${theme}</figcaption></figure>`,
  )
  return `<section><h2>${screen}</h2>${figures.join('')}</section>`
}
