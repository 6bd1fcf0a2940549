import type { Page } from '@playwright/test'

/** The form that says a question was seen in an exam, its button, and what is said after it. */
export function examMemory(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Seen in your exam?' })
  return {
    tool: page.getByRole('button', { name: 'Exam Memory', exact: true }),
    dialog,
    date: dialog.getByLabel('Exam date (required)'),
    country: dialog.getByRole('combobox', { name: 'Venue country (required)' }),
    exam: (name: 'PTE Academic' | 'PTE Core') => dialog.getByText(name, { exact: true }),
    description: dialog.getByRole('textbox', { name: 'Description (optional)' }),
    confirm: dialog.getByRole('button', { name: 'Confirm' }),
    seen: (times: number) => page.getByText(`Seen in exam ${times}×`, { exact: true }),
    toast: (text: string) => page.getByText(text, { exact: true }),
  }
}

/** What stands above a list of predictions, and the dialog of past weeks. */
export function predictions(page: Page) {
  const note = page.getByRole('region', { name: 'How this prediction is made' })
  const dialog = page.getByRole('dialog', { name: 'How past predictions did' })
  return {
    /** Questions: rows of a table, or cards on a phone. */
    rows: page.locator('tbody tr, ul[aria-label="Questions"] li'),
    note,
    pastWeeks: note.getByRole('button', { name: 'Past weeks' }),
    dialog,
    allKinds: dialog.getByText('All kinds', { exact: true }),
    table: (name: RegExp) => dialog.getByRole('table', { name }),
  }
}
