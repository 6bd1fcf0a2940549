import { catalogue } from '@rehearsal/tasks/catalogue'
import { earnedText, examName, formNames, maxText, pageTexts, rangeText, scoreText } from './page-texts.ts'
import type { Shared } from './public-service.ts'

/** What stands in the head of a page for those who run no script. */
export type PageHead = { title: string; description: string; metas: readonly Meta[] }
type Meta = { name?: string; property?: string; content: string }

const NO_INDEX: Meta = { name: 'robots', content: 'noindex, nofollow, noarchive' }

/** The head of a page that shares nothing (any more). */
export const goneHead: PageHead = {
  title: `${pageTexts.goneTitle} · ${pageTexts.productName}`,
  description: pageTexts.promise,
  metas: [NO_INDEX],
}

/** The head of a shared score: its kind or form and marks, and no word of its learner, since what others copy cannot be taken back. */
export function headOf(shared: Shared, publicUrl: URL): PageHead {
  const { token, variant } = shared
  const title = titleOf(shared)
  const what = shared.kind === 'answer' ? 'practice score' : 'mock test'
  const description = `A ${what} for ${examName[variant]}. ${pageTexts.promise}`
  const url = new URL(`/s/${token}`, publicUrl).href
  const image = `${url}/preview.png`
  const open = { 'og:title': title, 'og:description': description, 'og:type': 'website', 'og:url': url }
  const picture = {
    'og:site_name': pageTexts.productName,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  }
  const twitter = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': title,
  }
  const metas = [
    NO_INDEX,
    ...Object.entries({ ...open, ...picture }).map(([property, content]) => ({ property, content })),
    ...Object.entries(twitter).map(([key, content]) => ({ name: key, content })),
  ]
  return { title: `${title} · ${pageTexts.productName}`, description, metas }
}

function titleOf(shared: Shared): string {
  if (shared.kind === 'report') {
    return `${formNames[shared.form]}: ${scoreText(shared.overall.value)}, ${rangeText(shared.overall)}`
  }
  const { name, scoredBy } = catalogue[shared.taskId]
  return `${name}: ${earnedText(shared.score.total, scoredBy)} out of ${maxText(shared.score.total)}`
}

/** Puts a head into the one page of the web client, in place of its own title and description. */
export function withHead(page: string, { title, description, metas }: PageHead): string {
  const lines = [{ name: 'description', content: description }, ...metas].map(metaOf)
  const head = `<title>${escaped(title)}</title>\n    ${lines.join('\n    ')}`
  return page.replace(/\s*<meta name="description"[^>]*>/u, '').replace(/<title>[^<]*<\/title>/u, () => head)
}

function metaOf(meta: Meta): string {
  const attributes = Object.entries(meta).map(([name, value]) => `${name}="${escaped(value)}"`)
  return `<meta ${attributes.join(' ')} />`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/gu, (character) => entities[character] ?? '')
