import type { Page } from '@playwright/test'

const button = (scope: Pick<Page, 'getByRole'>, name: string) => scope.getByRole('button', { name, exact: true })

/** The study plan's card on the dashboard. */
export const planCard = (page: Page) => ({
  heading: page.getByRole('heading', { level: 2, name: 'Today’s plan' }),
  make: button(page, 'Make a study plan'),
  change: button(page, 'Change study plan'),
  changeAnswers: button(page, 'Change answers'),
  locked: page.getByText('Your study plan is part of premium'),
  upgrade: page.getByRole('link', { name: 'Upgrade Now' }),
  rows: page.getByRole('list', { name: 'Today’s questions' }).getByRole('listitem'),
  links: page.getByRole('list', { name: 'Today’s questions' }).getByRole('link'),
})

/** The wizard, by role and name. */
export const wizard = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Study plan', exact: true })
  return {
    dialog,
    tab: (name: 'English Level' | 'Study Preference' | 'Mock Test' | 'Study Plan') =>
      dialog.getByRole('tab', { name, exact: true }),
    choice: (name: string | RegExp) => dialog.getByRole('radio', { name }),
    score: (name: 'Overall' | 'Reading' | 'Writing' | 'Listening' | 'Speaking') =>
      dialog.getByRole('textbox', { name }),
    recommended: dialog.getByRole('heading', { name: 'We recommend' }),
    next: button(dialog, 'Next'),
    back: button(dialog, 'Back'),
    submit: button(dialog, 'Submit'),
  }
}

/** The target's card and its form. */
export const target = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /^Target for PTE (Academic|Core)$/ })
  return {
    set: button(page, 'Set a target'),
    change: button(page, 'Change target'),
    setExamDate: button(page, 'Set exam date'),
    countdown: page.getByText(/^\d+ days? to your exam, /),
    dialog,
    language: dialog.getByRole('combobox', { name: 'Language' }),
    examDate: dialog.getByLabel('Exam date'),
    today: button(dialog, 'Today'),
    preset: (score: 30 | 50 | 65 | 79) => button(dialog, `Set all scores to ${score}`),
    score: (name: 'Overall' | 'Reading' | 'Writing' | 'Listening' | 'Speaking') =>
      dialog.getByRole('textbox', { name }),
    stale: dialog.getByText('Your target was changed elsewhere.', { exact: false }),
    reload: button(dialog, 'Reload'),
    save: button(dialog, 'Save'),
  }
}
