import type { Page } from '@playwright/test'
import { errorCatalogue } from '@rehearsal/contracts/error-catalogue'
import type { MockTestItem, MockTestState } from '@rehearsal/contracts/mock-tests'
import { practiceSchema } from '@rehearsal/contracts/practice'
import { aMockTest, aMockTestItem } from '@rehearsal/contracts/testing/a-mock-test'
import { skillSchema } from '@rehearsal/exam/skill'
import { type TaskId, taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { button } from '../support/controls.ts'
import { questions } from './kinds.ts'
import type { Reach } from './reach.ts'

export const runningPath = '/dashboard/mock-test/5'
const isTest = /\/api\/mock-tests\/5(?:\/|$)/

/** A test with one item of every kind, in parts. */
const kinds: TaskId[] = skillSchema.options.flatMap((skill) =>
  Object.keys(questions[skill]).map((slug) => taskIdSchema.parse(`${skill}/${slug}`)),
)
const [firstKind = 'speaking/read-aloud'] = kinds

const sessionSchema = z.object({ accessToken: z.string() })

const clockOf = (taskId: TaskId) => (taskId.startsWith('speaking/') ? 80_000 : 1_204_000)

/** An item of a kind, with a question of the bank. */
async function itemOf(page: Page, taskId: TaskId, item: Partial<MockTestItem>): Promise<MockTestItem> {
  const [skill = '', slug = ''] = taskId.split('/')
  const id = questions[skillSchema.parse(skill)][slug]
  const session: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('activeSession'))) ?? '')
  const { accessToken } = sessionSchema.parse(session)
  const headers = { authorization: `Bearer ${accessToken}` }
  const answer = await page.request.get(`/api/practices/${id}`, { headers })
  const { prompt, media } = practiceSchema.pick({ prompt: true, media: true }).parse(await answer.json())
  return aMockTestItem(taskId, kinds.indexOf(taskId), { prompt, media, clockMs: clockOf(taskId), ...item })
}

export type Serving = { test?: Partial<MockTestState>; item?: Partial<MockTestItem> }

/** A server that has the test at one item. What is answered leads nowhere. */
export async function serve(page: Page, taskId: TaskId, { test, item }: Serving = {}): Promise<void> {
  const open = await itemOf(page, taskId, item ?? {})
  const { position, remainingMs } = open
  const json = (isOpen: boolean) => aMockTest(kinds, position, { item: isOpen ? open : null, ...test })
  await page.route(isTest, (route) => {
    const url = route.request().url()
    if (url.endsWith('/end')) return route.fallback()
    if (url.endsWith('/beats')) return route.fulfill({ json: { position, remainingMs, isEnded: false } })
    return route.fulfill({ json: json(url.endsWith('/open')) })
  })
  // What an earlier picture left unsent would be sent now.
  await page.evaluate(() => {
    sessionStorage.clear()
    indexedDB.deleteDatabase('rehearsal-mock-test')
    for (const name of Object.keys(localStorage)) if (name.startsWith('mock-')) localStorage.removeItem(name)
  })
  await page.reload()
}

export const step = async (page: Page, name: string) => button(page, name).click()

export const atChecks =
  (form: MockTestState['form']): Reach =>
  async (page) => {
    await serve(page, firstKind, { test: { form } })
    await button(page, 'Continue').waitFor()
  }

export const introducing: Reach = async (page) => {
  await atChecks('full')(page)
  await step(page, 'Continue')
  await button(page, 'Start the introduction').waitFor()
}

export const atPart =
  (taskId: TaskId, serving: Serving = {}): Reach =>
  async (page) => {
    await serve(page, taskId, { ...serving, test: { form: 'mini', ...serving.test } })
    await step(page, 'Continue')
    await button(page, 'Begin').waitFor()
  }

/** The test at an open item. */
export const at =
  (taskId: TaskId, then: Reach = async () => undefined, serving: Serving = {}): Reach =>
  async (page) => {
    await atPart(taskId, serving)(page)
    await step(page, 'Begin')
    await button(page, 'Next').waitFor()
    await then(page)
  }

/** Everything that the page asks of the test from now on fails so: the line is cut, or another window has it. */
export const failing = (code: 'other_page' | 'internal' | 'offline') => async (page: Page) => {
  const { message, status } = errorCatalogue[code === 'offline' ? 'internal' : code]
  const json = { code, message, error: message, status, requestId: 'r', errors: [] }
  await page.route(isTest, (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    return code === 'offline' ? route.abort() : route.fulfill({ status, json })
  })
}
