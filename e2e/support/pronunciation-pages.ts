import type { Page } from '@playwright/test'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Where everything of the pronunciation book is. */
export const pronunciationBook = (page: Page) => ({
  empty: page.getByText('No words yet', { exact: true }),
  field: page.getByRole('textbox', { name: 'Add a word' }),
  add: button(page, 'Add'),
  rows: page.getByRole('table', { name: 'My words' }).locator('tbody').getByRole('link'),
  row: (word: string) => page.getByRole('link', { name: new RegExp(`^${word}`) }),
})

/** Where everything of one of its words is. */
export const pronunciationWord = (page: Page) => ({
  heading: (word: string) => page.getByRole('heading', { level: 1, name: word }),
  hearAmerican: button(page, 'Hear US'),
  sounds: (word: string) => page.getByRole('list', { name: `Sounds of ${word}, each out of 2` }),
  tries: (count: number) => page.getByText(`${count} ${count === 1 ? 'try' : 'tries'}`, { exact: true }),
  mine: button(page, 'Mine'),
  model: button(page, 'Model'),
  mark: page.getByRole('combobox', { name: 'Difficulty' }),
  note: button(page, 'Note'),
  noteField: page.getByRole('textbox', { name: 'My note' }),
  save: button(page, 'Save'),
  deleteButton: button(page, 'Delete').first(),
  tick: page.getByRole('dialog').getByRole('checkbox'),
  confirm: page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }),
})
