import type { Page } from '@playwright/test'
import { button, dialog } from './controls.ts'

/** The console for administrators, and how a learner reports. */
export function moderation(page: Page) {
  const reportDialog = page.getByRole('dialog', { name: /^Report an? / })
  const decision = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: /^Reason/ }) })
  return {
    report: button(page, 'Report'),
    reportAnswer: page.getByRole('button', { name: /^Report the answer of / }),
    reportDialog,
    description: reportDialog.getByRole('textbox', { name: 'What is wrong?' }),
    submit: button(reportDialog, 'Submit'),
    toast: (text: string) => page.getByText(text, { exact: true }).first(),
    entry: page.getByRole('menuitem', { name: 'Administration' }),
    menu: page.getByRole('navigation', { name: 'Administration menu' }),
    queue: (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }),
    hiddenOnes: page.getByText('Hidden at present', { exact: true }),
    /** The reports lie in a list within the card. */
    card: (text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first(),
    decide: (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }),
    decision,
    reason: decision.getByRole('textbox', { name: /^Reason/ }),
    confirm: (name: string) => button(decision, name),
    phrase: page.getByRole('textbox', { name: 'Word, phrase or web host' }),
    block: button(page, 'Block this phrase'),
    allow: dialog(page, /^Allow /),
    hiddenMark: page.getByText('Hidden by a moderator', { exact: true }),
    missing: page.getByRole('heading', { name: 'This page does not exist' }),
  }
}

/** Calls the API as the learner of this page, as another client would. */
export function callAs(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([verb, address, sent]) => {
      const session: unknown = JSON.parse(localStorage.getItem('activeSession') ?? '{}')
      const response = await fetch(address, {
        method: verb,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${Object(session).accessToken}` },
        body: sent,
      })
      if (!response.ok) throw new Error(`${verb} ${address} answered ${response.status}`)
      return response.json()
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  )
}

/** An answer of this learner to a re-order question, one that others may see. */
export async function shareAnswer(page: Page, number: number): Promise<void> {
  const practice = Object(await callAs(page, 'GET', `/api/practices/${number}`))
  const order: string[] = practice.prompt.paragraphs.map(({ id }: { id: string }) => id)
  const body = { pteType: 'ACADEMIC', answers: order }
  const { id } = Object(await callAs(page, 'POST', `/api/reading/reorderParagraphs/${number}`, body))
  await callAs(page, 'PATCH', `/api/attempts/${id}`, { isShared: true })
}
