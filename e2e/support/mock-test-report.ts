import type { Page } from '@playwright/test'

/** The report of a mock test. */
export const mockTestReport = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Mock test report' }),
  score: (name: string) =>
    page.getByRole('region', { name: 'Your scores' }).getByRole('img', { name: new RegExp(`^${name}: `) }),
  fold: (name: string) => page.getByRole('button', { name, exact: true }),
  evidence: page.getByRole('region', { name: 'Every answer' }).getByRole('link'),
  share: page.getByRole('button', { name: 'Share', exact: true }),
})
