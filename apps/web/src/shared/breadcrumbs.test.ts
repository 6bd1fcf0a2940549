import { expect, test } from 'vitest'
import { breadcrumbsOf, prettyName } from './breadcrumbs.ts'

const crumbs = (pathname: string) => breadcrumbsOf(pathname, 'Dashboard').crumbs
const dashboard = { label: 'Dashboard', href: '/dashboard' }

test('breadcrumbs start with Dashboard, followed by the path segments', () => {
  expect(crumbs('/dashboard/vocab-book/read-aloud')).toEqual([
    dashboard,
    { label: 'Vocab Book', href: '/dashboard/vocab-book' },
    { label: 'Read Aloud', href: '/dashboard/vocab-book/read-aloud' },
  ])
})

test.each(['reading', 'listening', 'speaking', 'writing'])('the section name %s links to nothing', (section) => {
  const [, crumb] = crumbs(`/dashboard/${section}/summarize-spoken-text/1`)
  expect(crumb).toEqual({ label: section.charAt(0).toUpperCase() + section.slice(1) })
})

test('dashes and underscores become spaces', () => {
  expect([prettyName('microphone-setup'), prettyName('purchase_history')]).toEqual([
    'Microphone Setup',
    'Purchase History',
  ])
})

test('a leading "R " is removed', () => {
  expect([prettyName('r-multiple-choice-single'), prettyName('R_Reorder_Paragraphs')]).toEqual([
    'Multiple Choice Single',
    'Reorder Paragraphs',
  ])
})

test('a word that only begins with R keeps it', () => {
  expect(prettyName('read-aloud')).toBe('Read Aloud')
})

test('"Fill in Blanks" becomes "Fill in the Blanks"', () => {
  expect([prettyName('fill-in-blanks'), prettyName('R_Fill_In_Blanks')]).toEqual([
    'Fill in the Blanks',
    'Fill in the Blanks',
  ])
})

test('"Rw fill in the blanks" becomes "R/W: Fill in the Blanks"', () => {
  expect(prettyName('rw-fill-in-the-blanks')).toBe('R/W: Fill in the Blanks')
})

test.each(['/dashboard/vocab-book', '/dashboard/pronunciation-book', '/dashboard/notes/read-aloud'])(
  'a Back link appears on %s',
  (pathname) => {
    expect(breadcrumbsOf(pathname, 'Dashboard').hasBack).toBe(true)
  },
)

test('a path without book or notes has no Back link', () => {
  expect(breadcrumbsOf('/dashboard/speaking/read-aloud/1', 'Dashboard').hasBack).toBe(false)
})

test.each(['/dashboard', '/dashboard/'])('nothing is shown when only Dashboard would appear: %s', (pathname) => {
  expect(crumbs(pathname)).toEqual([])
})

test('the page number of a list is no place of its own', () => {
  expect(crumbs('/dashboard/speaking/read-aloud/3')).toEqual([
    dashboard,
    { label: 'Speaking' },
    { label: 'Read Aloud', href: '/dashboard/speaking/read-aloud/1' },
  ])
})

test('a question shows its number, padded to four digits, after its list', () => {
  expect(crumbs('/dashboard/speaking/read-aloud/question/42')).toEqual([
    dashboard,
    { label: 'Speaking' },
    { label: 'Read Aloud', href: '/dashboard/speaking/read-aloud/1' },
    { label: '#0042' },
  ])
})

test('lessons have no list of their own to link to', () => {
  expect(crumbs('/dashboard/lessons/grammar-articles')).toEqual([
    dashboard,
    { label: 'Lessons' },
    { label: 'Grammar Articles' },
  ])
})

test('a path that cannot be decoded is shown as it stands', () => {
  expect(crumbs('/dashboard/%E0%A4%A')).toEqual([dashboard, { label: '%e0%a4%a', href: '/dashboard/%25E0%25A4%25A' }])
})

test('in the place of an id stands what the page is called, and nothing while that is not known', () => {
  const path = '/dashboard/pronunciation-book/7'
  const book = { label: 'Pronunciation Book', href: '/dashboard/pronunciation-book' }
  expect(breadcrumbsOf(path, 'Dashboard', 'thought').crumbs).toEqual([
    dashboard,
    book,
    { label: 'thought', href: path },
  ])
  expect(breadcrumbsOf(path, 'Dashboard').crumbs).toEqual([dashboard, book])
  expect(breadcrumbsOf(path, 'Dashboard', 'Pronunciation book').crumbs).toEqual([dashboard, book])
})

test('what lies below an id stands below its list', () => {
  expect(crumbs('/dashboard/mock-test/12/report')).toEqual([
    dashboard,
    { label: 'Mock Test', href: '/dashboard/mock-test' },
    { label: 'Report', href: '/dashboard/mock-test/12/report' },
  ])
})
