import { screen, waitFor, within } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import { beforeEach, expect, test } from 'vitest'
import { answers, apiServer, signedInHandlers, withApiServer } from '../../testing/api-server.ts'
import { aUser, signIn } from '../../testing/fixtures.ts'
import { listDrafts } from '../../shared/kept/drafts.ts'
import { keepsAgain, typesElsewhere } from '../../shared/kept/testing/other-tab.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { aNote, notesServer } from './testing/notes-api.ts'
import { serveQuestion } from '../../testing/re-order-question.ts'

withApiServer()

const page = '/dashboard/reading/re-order-paragraphs/question/31'
const draftName = `note-draft:${aUser().id}:31`

beforeEach(() => {
  // jsdom lays nothing out; the editor asks where its cursor is.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  signIn()
  apiServer.use(...signedInHandlers(), answers('/api/users/currentUser', aUser()))
})

async function openPage(hasNote = true) {
  serveQuestion(hasNote)
  const app = renderApp(page)
  await screen.findByRole('heading', { level: 1, name: 'The dance of the bees' })
  return app
}

const tool = () => screen.getByRole('button', { name: /^(?:Add note|Note)$/u })
const dialog = () => screen.findByRole('dialog', { name: 'Note on The dance of the bees' })
/** Until the note is loaded, another dialog stands in its place. */
const inDialog = (name: string) =>
  waitFor(() =>
    within(screen.getByRole('dialog', { name: 'Note on The dance of the bees' })).getByRole('button', { name }),
  )

/** Opens the note, and its editor. */
async function edit() {
  const { user } = await openPage()
  await user.click(tool())
  await user.click(await inDialog('Edit'))
  return user
}

/** What jsdom has no keyboard for: types into the editor as a whole. */
async function type(text: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: 'Your note' }, { timeout: 20_000 })
  const editor: unknown = Reflect.get(field, 'editor')
  if (!(editor instanceof Editor)) throw new Error('This is no editor')
  editor.commands.setContent(
    { type: 'doc', content: [{ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] }] },
    { emitUpdate: true },
  )
}

test('the flag says whether there is a note', async () => {
  notesServer(null)
  await openPage(false)
  expect(tool()).toHaveTextContent('Add note')
})

test('a note is looked at, edited and saved with the version it had', async () => {
  const server = notesServer(aNote())
  const { user } = await openPage()
  expect(tool()).toHaveTextContent('Note')
  await user.keyboard('n')
  expect(await screen.findByText('words')).toBeVisible()
  await user.click(await inDialog('Edit'))
  await type('Second words')
  await user.click(await inDialog('Save'))
  expect(await screen.findByText('Note updated')).toBeInTheDocument()
  expect(server.sent).toEqual([{ practiceId: 31, description: '<p>Second words</p>', version: 2 }])
  await user.click(await inDialog('Edit'))
  await type('Third words')
  await user.click(await inDialog('Save'))
  await waitFor(() => expect(server.sent).toHaveLength(2))
  expect(server.sent[1]).toMatchObject({ version: 3 })
  expect(listDrafts(draftName)).toEqual([])
})

test('a first note cannot be saved while it is empty; saved, it is flagged', async () => {
  const server = notesServer(null)
  const { user } = await openPage(false)
  await user.click(tool())
  expect(await inDialog('Save')).toBeDisabled()
  await type('   ')
  expect(await inDialog('Save')).toBeDisabled()
  await type('A thought')
  await waitFor(async () => expect(await inDialog('Save')).toBeEnabled())
  await user.click(await inDialog('Save'))
  expect(await screen.findByText('Saved successfully')).toBeInTheDocument()
  expect(server.sent).toEqual([{ practiceId: 31, description: '<p>A thought</p>' }])
  await user.click(await inDialog('Close'))
  await waitFor(() => expect(tool()).toHaveTextContent('Note'))
})

test('N writes a letter where something is typed, and opens nothing', async () => {
  notesServer(null)
  const { user } = await openPage(false)
  const field = document.createElement('input')
  document.body.append(field)
  await user.type(field, 'n')
  expect(field).toHaveValue('n')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  field.remove()
})

test('what was changed elsewhere is shown, and the learner keeps theirs', async () => {
  const server = notesServer(aNote())
  const user = await edit()
  server.kept = aNote({ version: 5, description: '<p>From elsewhere</p>' })
  await type('From here')
  await user.click(await inDialog('Save'))
  expect(await screen.findByRole('region', { name: 'The text from elsewhere' })).toHaveTextContent('From elsewhere')
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await user.click(await inDialog('Keep mine'))
  expect(await screen.findByText('Note updated')).toBeInTheDocument()
  expect(server.sent[1]).toEqual({ practiceId: 31, description: '<p>From here</p>', version: 5 })
})

test('what was changed elsewhere may be taken in place of one’s own', async () => {
  const server = notesServer(aNote())
  const user = await edit()
  server.kept = aNote({ version: 5, description: '<p>From elsewhere</p>' })
  await type('From here')
  await user.click(await inDialog('Save'))
  await user.click(await inDialog('Take the other'))
  expect(await inDialog('Edit')).toBeVisible()
  expect(within(await dialog()).getByText('From elsewhere')).toBeVisible()
  expect(server.sent).toHaveLength(1)
  expect(listDrafts(draftName)).toEqual([])
})

test('a note that was deleted elsewhere is saved as a new one', async () => {
  const server = notesServer(aNote())
  const user = await edit()
  server.kept = null
  await type('Still here')
  await user.click(await inDialog('Save'))
  await user.click(await inDialog('Save as a new note'))
  expect(await screen.findByText('Saved successfully')).toBeInTheDocument()
  expect(server.sent[1]).toEqual({ practiceId: 31, description: '<p>Still here</p>' })
})

test('a save whose answer was lost is taken for saved when it is tried again', async () => {
  const server = notesServer(aNote())
  const user = await edit()
  server.kept = aNote({ version: 3, description: '<p>From here</p>' })
  await type('From here')
  await user.click(await inDialog('Save'))
  expect(await screen.findByText('Note updated')).toBeInTheDocument()
  expect(await inDialog('Edit')).toBeVisible()
})

test('a failure says what the server says of the field, else that something went wrong, and keeps the text', async () => {
  const server = notesServer(aNote())
  const user = await edit()
  server.failure = { code: 'internal', status: 500 }
  await type('Kept')
  await user.click(await inDialog('Save'))
  expect(await screen.findByText('Somthing went wrong.')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Your note' })).toHaveTextContent('Kept')
  expect(JSON.stringify(listDrafts(draftName))).toContain('Kept')
})

test('what is not saved is asked about; kept as a draft, it is there again', async () => {
  notesServer(aNote())
  const user = await edit()
  await type('Half a thought')
  await user.click(await inDialog('Close'))
  await user.click(await screen.findByRole('button', { name: 'Keep as a draft' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(tool())
  expect(await screen.findByText('This is what you wrote last time and did not save.')).toBeVisible()
  expect(await screen.findByRole('textbox', { name: 'Your note' })).toHaveTextContent('Half a thought')
})

test('what is not saved may be thrown away', async () => {
  notesServer(aNote())
  const user = await edit()
  await type('Half a thought')
  await user.click(await inDialog('Close'))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(tool())
  expect(await inDialog('Edit')).toBeVisible()
})

test('a note is deleted only after the tick', async () => {
  const server = notesServer(aNote())
  const { user } = await openPage()
  await user.click(tool())
  await user.click(await inDialog('Delete'))
  const ask = within(await screen.findByRole('dialog', { name: 'Delete this note' }))
  expect(ask.getByText('Are you sure you want to delete? This action cannot be undone.')).toBeVisible()
  expect(ask.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await user.click(ask.getByRole('checkbox'))
  await user.click(ask.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted note')).toBeInTheDocument()
  expect(server.kept).toBeNull()
  await waitFor(() => expect(tool()).toHaveTextContent('Add note'))
})

test('a note that cannot be loaded says so and is tried again', async () => {
  const server = notesServer(aNote())
  server.failure = { code: 'internal', status: 500 }
  const { user } = await openPage()
  await user.click(tool())
  expect(await screen.findByText('The note could not be loaded')).toBeVisible()
  server.failure = null
  await user.click(await inDialog('Retry'))
  expect(await inDialog('Edit')).toBeVisible()
})

test('what another tab writes as a note is said, read as a note, and gone on with; both are kept', async () => {
  notesServer(aNote())
  const user = await edit()
  await type('Mine')
  typesElsewhere(draftName, { html: '<p>From <strong>elsewhere</strong></p>', base: null })
  expect(await screen.findByText('Another tab has a newer text here. Both are kept.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Look at it' }))
  expect(screen.getByRole('region', { name: 'The other text' })).toHaveTextContent('From elsewhere')
  await user.click(screen.getByRole('button', { name: 'Go on with it' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your note' })).toHaveTextContent('From elsewhere'))
  expect(screen.getByRole('region', { name: 'The other text' })).toHaveTextContent('Mine')
  expect(listDrafts(draftName)).toHaveLength(2)
})

test('going on with the text that the editor began with shows it, and saves what is shown', async () => {
  const server = notesServer(null)
  const begun = { html: '<p>Begun</p>', base: null }
  typesElsewhere(draftName, begun)
  const { user } = await openPage(false)
  await user.click(tool())
  await type('Gone on')
  typesElsewhere(draftName, begun)
  await user.click(screen.getByRole('button', { name: 'Go on with it' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your note' })).toHaveTextContent('Begun'))
  await user.click(await inDialog('Save'))
  await waitFor(() => expect(server.sent).toEqual([{ practiceId: 31, description: '<p>Begun</p>' }]))
})

test('a note that was thrown away is not offered again while its tab keeps it as it was', async () => {
  notesServer(aNote())
  const user = await edit()
  await type('Mine')
  typesElsewhere(draftName, { html: '<p>Theirs</p>', base: null })
  await keepsAgain(draftName, () => user.click(screen.getByRole('button', { name: 'Throw it away' })))
  expect(screen.queryByText(/another text|newer text/u)).toBeNull()
})
