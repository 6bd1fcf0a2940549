import type { Page } from '@playwright/test'

/** The note of a question: its button, the dialog with the editor, and what it asks. */
export function notes(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Note on / })
  const deleteDialog = page.getByRole('dialog', { name: 'Delete this note' })
  const leaveDialog = page.getByRole('dialog', { name: 'Your note is not saved' })
  const toolbar = dialog.getByRole('toolbar', { name: 'Formatting' })
  return {
    tool: page.getByRole('button', { name: /^(?:Add note|Note)$/ }),
    dialog,
    toolbar,
    format: (name: string) => toolbar.getByRole('button', { name, exact: true }),
    editor: dialog.getByRole('textbox', { name: 'Your note' }),
    text: dialog.locator('.note-text'),
    edit: dialog.getByRole('button', { name: 'Edit', exact: true }),
    save: dialog.getByRole('button', { name: 'Save', exact: true }),
    remove: dialog.getByRole('button', { name: 'Delete', exact: true }),
    cancel: dialog.getByRole('button', { name: 'Cancel', exact: true }),
    close: dialog.getByRole('button', { name: 'Close', exact: true }),
    otherText: dialog.getByRole('region', { name: 'The text from elsewhere' }),
    keepMine: dialog.getByRole('button', { name: 'Keep mine' }),
    takeOther: dialog.getByRole('button', { name: 'Take the other' }),
    deleteDialog,
    tick: deleteDialog.getByRole('checkbox', { name: 'Yes, delete this note' }),
    confirmDelete: deleteDialog.getByRole('button', { name: 'Delete', exact: true }),
    leaveDialog,
    keepDraft: leaveDialog.getByRole('button', { name: 'Keep as a draft' }),
    toast: (text: string) => page.getByText(text, { exact: true }),
    search: page.getByRole('searchbox', { name: 'Search in your notes' }),
    rows: page.getByRole('list', { name: 'Notes' }).getByRole('listitem'),
    openNote: page.getByRole('button', { name: /^Open the note on / }),
    found: (text: string) => page.getByRole('status').filter({ hasText: text }),
  }
}

/** Keeps a note on a question, as another client would. */
export async function keepNote(page: Page, practiceId: number, description: string): Promise<number> {
  return page.evaluate(
    async ([id, html]) => {
      const session: unknown = JSON.parse(localStorage.getItem('activeSession') ?? '{}')
      const response = await fetch('/api/notes', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${Object(session).accessToken}` },
        body: JSON.stringify({ practiceId: id, description: html }),
      })
      return response.status
    },
    [practiceId, description] as const,
  )
}
