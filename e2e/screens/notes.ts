import type { Page } from '@playwright/test'
import { notes } from '../support/notes.ts'
import { answering, whenFailing, whileLoading } from './reach.ts'
import type { Screen } from './screen.ts'

type Reach = (page: Page) => Promise<void>

const colours = ['red', 'orange', 'gold', 'green', 'teal', 'blue', 'indigo', 'violet', 'pink', 'grey']
const coloured = colours.map((colour) => `<span class="note-colour-${colour}">The ${colour} words</span>`).join(' ')
const sentence =
  'Read the whole sentence with your eyes first, then say it in groups of words, and breathe between them. '
const long = `<p><strong>Before I speak</strong></p><p>${sentence.repeat(3)}</p><ul><li><p>Stress the <em>verbs</em></p></li><li><p>Let the small words go by</p><ol><li><p>a, the, of</p></li><li><p>was, were</p></li></ol></li></ul><blockquote><p>“${sentence.trim()}”</p></blockquote><p>${coloured}</p><p>See <a href="https://www.example.org/a-very-long-address-that-does-not-end/and-goes-on-and-on/until-it-must-break" rel="noopener noreferrer nofollow">https://www.example.org/a-very-long-address-that-does-not-end/and-goes-on-and-on/until-it-must-break</a></p><p>${'Again and again. '.repeat(40)}</p>`
const persian =
  '<p><strong>پیش از خواندن</strong></p><p>جمله را یک بار با چشم بخوانید، سپس <span class="note-colour-violet">گروه‌گروه</span> بگویید: the bridge is old.</p><ul><li><p>فعل‌ها را بلندتر بگویید</p></li><li><p>میان گروه‌ها نفس بکشید</p></li></ul><p>And this paragraph is English.</p>'

const aNote = (changes: Record<string, unknown> = {}) => ({
  id: 7,
  description: long,
  version: 2,
  practiceId: 3,
  title: 'Tidal power',
  category: 'READ_ALOUD',
  date: '2026-03-18T09:00:00.000Z',
  preview: `Before I speak ${sentence.repeat(2)}`,
  ...changes,
})
const persianNote = aNote({
  id: 8,
  practiceId: 4,
  title: 'Old bridges',
  description: persian,
  preview:
    'پیش از خواندن جمله را یک بار با چشم بخوانید، سپس گروه‌گروه بگویید: the bridge is old. فعل‌ها را بلندتر بگویید',
})
const longTitle = aNote({
  id: 9,
  practiceId: 5,
  title:
    'Why the inhabitants of Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch rarely write their address in full',
  preview: 'short',
})
const listed = (items: readonly unknown[], total = items.length) => ({
  _embedded: { noteDtoList: items },
  page: { number: 0, size: 10, totalPages: Math.ceil(total / 10), totalElements: total },
})
const counts = [
  { practiceType: 'READ_ALOUD', skillType: 'speaking', totalCount: 12 },
  { practiceType: 'WRITE_ESSAY', skillType: 'writing', totalCount: 1 },
  { practiceType: 'FILL_IN_THE_BLANKS', skillType: 'listening', totalCount: 140 },
]

const isNote = /\/api\/notes\/\d+$/
const isCounts = /\/api\/notes$/
const isList = /\/api\/notes\/practiceType/

const opened =
  (note: unknown, then: Reach = async () => undefined): Reach =>
  async (page) => {
    // A draft of the size before would open instead.
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage)) if (name.startsWith('note-draft')) localStorage.removeItem(name)
    })
    await answering([[isNote, note]], async () => {
      // Until the question is there, N opens nothing.
      await notes(page).tool.waitFor()
      await notes(page).tool.click()
      await notes(page).dialog.waitFor()
      await then(page)
    })(page)
  }

const editing: Reach = async (page) => {
  await notes(page).edit.click()
  await notes(page).editor.waitFor()
}
const withColours: Reach = async (page) => {
  await editing(page)
  await notes(page).format('Font colour').click()
}
const linking: Reach = async (page) => {
  await editing(page)
  await notes(page).format('Link').click()
}
const conflicting: Reach = async (page) => {
  await editing(page)
  await page.route(isNote, (route) => {
    const message = 'This was changed elsewhere. Reload and try again.'
    const refusal = { code: 'stale_version', message, error: message, status: 409, requestId: 'req-1', errors: [] }
    if (route.request().method() === 'PUT') return route.fulfill({ status: 409, json: refusal })
    return route.fulfill({
      json: aNote({ version: 3, description: '<p>What I wrote on the <strong>phone</strong>.</p>' }),
    })
  })
  await notes(page).editor.fill('What I wrote at home.')
  await notes(page).save.click()
  await notes(page).otherText.waitFor()
}
/** What Word copies: a list of paragraphs that look like one, and a table. */
const pasting: Reach = async (page) => {
  const item = (text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><span lang=EN-US>${text}<o:p></o:p></span></p>`
  const cells = (...texts: string[]) =>
    `<tr>${texts.map((text) => `<td valign=top><p class=MsoNormal>${text}<o:p></o:p></p></td>`).join('')}</tr>`
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal><b>Before I speak</b><o:p></o:p></p>${item('Stress the verbs')}${item(sentence)}<table class=MsoTableGrid>${cells('abate', 'کم شدن')}${cells('abide by', 'to accept a rule and do what it says')}</table></body></html>`
  await notes(page).editor.evaluate((editor, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}
const leaving: Reach = async (page) => {
  await editing(page)
  await notes(page).editor.fill('What is not saved.')
  await notes(page).close.click()
  await notes(page).leaveDialog.waitFor()
}
const deleting: Reach = async (page) => {
  await notes(page).remove.click()
  await notes(page).deleteDialog.waitFor()
}

const question = '/dashboard/speaking/read-aloud/question/3'
const list = '/dashboard/notes/read-aloud'

/** Notes: the landing, the list, and the dialog on the question. */
export const noteScreens: readonly Screen[] = [
  {
    name: 'notes',
    path: '/dashboard/notes',
    viewer: 'TRIAL',
    reach: answering([[isCounts, counts]]),
    isWholeShown: true,
  },
  { name: 'notes-empty', path: '/dashboard/notes', viewer: 'TRIAL', reach: answering([[isCounts, []]]) },
  { name: 'notes-loading', path: '/dashboard/notes', viewer: 'TRIAL', reach: whileLoading(isCounts), isBusy: true },
  { name: 'notes-failing', path: '/dashboard/notes', viewer: 'TRIAL', reach: whenFailing(isCounts) },
  {
    name: 'notes-list',
    path: list,
    viewer: 'TRIAL',
    reach: answering([[isList, listed([aNote(), persianNote, longTitle], 23)]]),
    isWholeShown: true,
  },
  { name: 'notes-list-empty', path: list, viewer: 'TRIAL', reach: answering([[isList, listed([])]]) },
  {
    name: 'notes-list-none-found',
    path: `${list}?description=zebra&startDateTime=2026-03-02T00%3A00&endDateTime=2026-03-01T00%3A00`,
    viewer: 'TRIAL',
    reach: answering([[isList, listed([])]]),
  },
  { name: 'notes-list-loading', path: list, viewer: 'TRIAL', reach: whileLoading(isList), isBusy: true },
  { name: 'notes-list-failing', path: list, viewer: 'TRIAL', reach: whenFailing(isList) },
  { name: 'note-long', path: question, viewer: 'TRIAL', reach: opened(aNote()), isWholeShown: true },
  { name: 'note-persian', path: question, viewer: 'TRIAL', reach: opened(persianNote) },
  { name: 'note-first', path: question, viewer: 'TRIAL', reach: opened(null) },
  { name: 'note-pasted', path: question, viewer: 'TRIAL', reach: opened(null, pasting) },
  { name: 'note-persian-editing', path: question, viewer: 'TRIAL', reach: opened(persianNote, editing) },
  { name: 'note-colours', path: question, viewer: 'TRIAL', reach: opened(aNote(), withColours) },
  {
    name: 'note-link',
    path: question,
    viewer: 'TRIAL',
    reach: opened(aNote({ description: '<p>Short</p>' }), linking),
  },
  { name: 'note-delete', path: question, viewer: 'TRIAL', reach: opened(aNote(), deleting) },
  {
    name: 'note-failing',
    path: question,
    viewer: 'TRIAL',
    reach: async (page) => {
      await whenFailing(isNote)(page)
      await notes(page).tool.click()
    },
  },
  // Last: they leave a draft in the browser.
  { name: 'note-conflict', path: question, viewer: 'PREMIUM', reach: opened(aNote(), conflicting) },
  {
    name: 'note-leaving',
    path: '/dashboard/speaking/read-aloud/question/5',
    viewer: 'PREMIUM',
    reach: opened(longTitle, leaving),
  },
]
