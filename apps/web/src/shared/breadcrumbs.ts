import { QUESTION_CARD_ID_DIGITS } from '@rehearsal/exam/limits'
import { skillSchema } from '@rehearsal/exam/skill'
import { formatId } from './format/numbers.ts'
import { urls } from './urls.ts'

export type Crumb = { label: string; href?: string }

/** Where a page stands, and whether it offers a way back. */
export type Trail = { crumbs: Crumb[]; hasBack: boolean }

const smallWords = new Set(['a', 'an', 'and', 'from', 'in', 'of', 'on', 'or', 'the', 'to'])

/**
 * The breadcrumbs of a path below `/dashboard` (specification §2.2): Dashboard, then the path's segments, prettified.
 * Sections link to nothing; only Dashboard shows nothing; book and notes pages have a Back link.
 *
 * Lessons have no page of their own either: each is reached from a question.
 * A page of a list is no place of its own, so its number is left out, and a question shows its number after its list.
 * An id is no name: in its place stands what the page is called (`pageName`), and nothing while that is not known.
 */
export function breadcrumbsOf(pathname: string, dashboardLabel: string, pageName: string | null = null): Trail {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  const hasBack = /book|notes/u.test(pathname)
  const crumbs = crumbsOf(segments.slice(1).map(decoded), pageName)
  return crumbs.length === 0
    ? { crumbs, hasBack }
    : { crumbs: [{ label: dashboardLabel, href: urls.dashboard }, ...crumbs], hasBack }
}

function crumbsOf(segments: string[], pageName: string | null): Crumb[] {
  const [first = '', second = '', ...rest] = segments
  if (first === 'lessons') return segments.map((segment) => ({ label: prettyName(segment) }))
  if (!skillSchema.safeParse(first).success) return linkedCrumbs(segments, pageName)
  const section = { label: prettyName(first) }
  if (second === '') return [section]
  const list = { label: prettyName(second), href: `${urls.dashboard}/${first}/${second}/1` }
  const id = rest[0] === 'question' ? Number(rest[1]) : Number.NaN
  return Number.isNaN(id) ? [section, list] : [section, list, { label: formatId(id, QUESTION_CARD_ID_DIGITS) }]
}

/** Every segment links to the path up to it. */
function linkedCrumbs(segments: string[], pageName: string | null): Crumb[] {
  const crumbs = segments.map((segment, index) => ({
    label: prettyName(segment),
    href: `${urls.dashboard}/${segments
      .slice(0, index + 1)
      .map(encodeURIComponent)
      .join('/')}`,
  }))
  const last = crumbs.at(-1)
  if (last === undefined) return []
  // What lies below an id stands below its list.
  if (!isId(last)) return crumbs.filter((crumb) => !isId(crumb))
  const above = crumbs.slice(0, -1)
  // A page that could not be loaded is called as the list that it belongs to.
  const isNamed = pageName !== null && pageName.toLowerCase() !== above.at(-1)?.label.toLowerCase()
  return isNamed ? [...above, { ...last, label: pageName }] : above
}

const isId = ({ label }: Crumb) => /^\d+$/u.test(label)

/**
 * A path segment as a name: dashes and underscores become spaces, a leading "R " goes, "Fill in Blanks" becomes
 * "Fill in the Blanks", and "Rw fill in the blanks" becomes "R/W: Fill in the Blanks".
 */
export function prettyName(segment: string): string {
  const words = segment.replaceAll(/[-_]+/gu, ' ').trim().split(/\s+/u)
  return words
    .map(titled)
    .join(' ')
    .replace(/^R /u, '')
    .replace(/^Fill in Blanks$/u, 'Fill in the Blanks')
    .replace(/^Rw Fill in (the )?Blanks$/u, 'R/W: Fill in the Blanks')
}

function titled(word: string, index: number): string {
  const small = word.toLowerCase()
  return index > 0 && smallWords.has(small) ? small : small.charAt(0).toUpperCase() + small.slice(1)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
