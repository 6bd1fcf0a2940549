import { formatWith } from '@rehearsal/exam/formats/formats'
import { taskIds, type TaskId } from '@rehearsal/exam/task-ids'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { samples } from '@rehearsal/tasks/samples'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { urls } from '../../../shared/urls.ts'
import { answers, apiServer, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { isLookUpText } from './place-in-text.ts'

withApiServer()

beforeEach(() => {
  // As index.html has them.
  Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' })
  signIn()
  apiServer.use(
    ...signedInHandlers(),
    answers('/api/users/remainingAI', { remaining: 3, limit: 5 }),
    answers('/api/answer-consent', { agrees: false }),
  )
})

const practiceOf = (taskId: TaskId) => ({
  id: 31,
  taskId,
  title: 'A title of the question',
  complexity: 'AVERAGE',
  predictionCount: 7,
  note: false,
  bookmark: null,
  variants: catalogue[taskId].variants,
  format: formatWith('ACADEMIC', taskId) ?? 'core-2024',
  prompt: samples[taskId].prompt,
  media: { 'image.svg': '/media/image.svg' },
  revealed: null,
  position: 12,
  total: 48,
  previousId: 30,
  nextId: 32,
})

async function open(taskId: TaskId) {
  const noAnswers = { _embedded: {}, number: 0, totalPages: 0, totalElements: 0 }
  apiServer.use(answers('/api/practices/31', practiceOf(taskId)), answers('/api/:skill/:kind/31/answers', noAnswers))
  renderApp(urls.question(taskId, 31))
  await screen.findByRole('heading', { level: 1, name: 'A title of the question' })
  await screen.findByRole('switch', { name: 'Exam timing' })
}

/** The texts of the page, each with the element that holds it. */
function textsOf(root: Element) {
  const texts: { text: string; parent: Element | null }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.replaceAll(/\s+/gu, ' ').trim() ?? ''
    // Nobody can press what is there for screen readers alone.
    const isSeen = node.parentElement?.closest('.sr-only') === null
    if (isSeen && /\p{L}{2}/u.test(text)) texts.push({ text, parent: node.parentElement })
  }
  return texts
}

const givenBy = (taskId: TaskId) => JSON.stringify(samples[taskId].prompt).replaceAll(/\\n|\s+/gu, ' ')

test.each(taskIds)('on the page of %s nothing but the question’s own text can be looked up', async (taskId) => {
  await open(taskId)
  const texts = textsOf(document.body)
  const given = givenBy(taskId)
  expect(texts.filter(({ text, parent }) => isLookUpText(parent) && !given.includes(text))).toEqual([])
  // The page has labels and words of its own for this to be said of.
  expect(texts.length).toBeGreaterThan(10)
})

test.each([
  'speaking/read-aloud',
  'writing/summarize-written-text',
  'writing/write-email',
  'reading/re-order-paragraphs',
  'reading/fill-in-the-blanks',
  'reading/rw-fill-in-the-blanks',
  'reading/multiple-choice-single',
  'listening/fill-in-the-blanks',
] as const)('the text of %s can be looked up', async (taskId) => {
  await open(taskId)
  expect(textsOf(document.body).filter(({ parent }) => isLookUpText(parent)).length).toBeGreaterThan(0)
})

test.each([
  ['<label>Exam timing</label>', false],
  ['<p>Recording… until the beep</p>', false],
  ['<p lang="en">Feedback in English</p>', false],
  ['<div lang="en" dir="ltr"><h2>Heading</h2></div>', false],
  ['<div lang="en" dir="ltr"><span role="switch">Word</span></div>', false],
  ['<div lang="en" dir="ltr"><p lang="fa" dir="rtl">واژه</p></div>', false],
  ['<div lang="en" dir="ltr"><p>A <font><font>Übersetzung</font></font></p></div>', false],
  ['<div lang="en" dir="ltr"><p>A passage</p></div>', true],
])('%s is looked up: %s', (html, isText) => {
  const main = document.createElement('main')
  main.append(document.createRange().createContextualFragment(html))
  document.body.append(main)
  const [deepest] = [...main.querySelectorAll('*')].slice(-1)
  expect(isLookUpText(deepest ?? null)).toBe(isText)
  main.remove()
})
