import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'

/** A question with a passage of eight sentences, and how a translator puts them. */
export const passage = '/dashboard/writing/summarize-written-text/question/15'

const persian = [
  'در یک بعدازظهر گرم، مرکز یک شهر بزرگ می‌تواند چند درجه گرم‌تر از روستاهای اطراف آن باشد.',
  'آسفالت، آجر و بتن تمام روز نور خورشید را جذب می‌کنند و پس از تاریکی گرما را پس می‌دهند، بنابراین خیابان‌ها تا صبح روز بعد به‌سختی خنک می‌شوند.',
  'درختان یکی از ساده‌ترین راه‌حل‌ها هستند.',
  'برگ‌هایشان بر دیوارها و پیاده‌روها سایه می‌اندازند و آبی که از آن‌ها تبخیر می‌شود هوای اطراف را خنک می‌کند، همان‌طور که عرق پوست انسان را خنک می‌کند.',
  'بنابراین خیابانی با سایه‌بان کامل درختان ممکن است دلپذیر باشد، در حالی که خیابان بی‌درخت نزدیک آن تقریباً تحمل‌ناپذیر است.',
  'متأسفانه این فایده نابرابر تقسیم شده است.',
  'در بسیاری از شهرها، محله‌های ثروتمند خیابان‌های پهن و باغ‌های خصوصی دارند، در حالی که محله‌های فقیرتر فضای سبز کم و آپارتمان‌های کوچک بدون تهویه دارند؛ پس کسانی که بیش از همه از موج گرما رنج می‌برند کمترین پناه طبیعی را دارند.',
  'به همین دلیل برخی شوراها دیگر هر جا که فضا به‌آسانی پیدا شود درخت نمی‌کارند.',
  'در عوض با نقشه‌های دما داغ‌ترین بلوک‌ها را پیدا می‌کنند و نخست آنجا می‌کارند، هرچند نهال‌های جوان پیش از آن‌که آسایش چندانی بدهند به سال‌ها آبیاری نیاز دارند.',
]
const arabic = 'هذه ترجمة للجملة التي كُتبت بجانبها.'

export const sentenceCount = persian.length

/** The beginnings of the sentences, in the order of the passage. */
const beginnings = [
  'On a hot',
  'Asphalt',
  'Trees are',
  'Their',
  'A street',
  'Unfortunately',
  'In many',
  'For that',
  'Instead',
]

/** What the translators of these tests say to a sentence. */
export function translationOf(sentence: string, target: string): string {
  if (target !== 'fa') return arabic
  return persian[beginnings.findIndex((start) => sentence.startsWith(start))] ?? persian[2] ?? ''
}

export type StubTranslator = {
  url: string
  asked: string[]
  /** From now on it answers 500. */
  isDown: boolean
  stop: () => void
}

/** A process of one's own that speaks as LibreTranslate does. */
export async function startTranslator(): Promise<StubTranslator> {
  const stub: StubTranslator = { url: '', asked: [], isDown: false, stop: () => server.close() }
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      const answer = (status: number, json: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
      if (request.url === '/languages')
        return answer(
          200,
          ['en', 'fa', 'ar', 'es'].map((code) => ({ code, name: code })),
        )
      const { q, target }: { q: string; target: string } = JSON.parse(body)
      stub.asked.push(q)
      return stub.isDown ? answer(500, {}) : answer(200, { translatedText: translationOf(q, target) })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  stub.url = `http://127.0.0.1:${address.port}`
  return stub
}

export const translation = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Translation' })
  return {
    open: page.getByRole('button', { name: 'Translate', exact: true }),
    dialog,
    language: dialog.getByRole('combobox', { name: 'Translate into' }),
    rows: dialog.getByRole('list', { name: 'Sentences' }).getByRole('listitem'),
    translated: (language: string) => dialog.locator(`li [lang="${language}"]`),
    failed: dialog.getByText('Translation failed', { exact: true }),
    retryAll: dialog.getByRole('button', { name: 'Retry all' }),
    close: dialog.getByRole('button', { name: 'Close' }),
  }
}
