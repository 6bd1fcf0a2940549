import type { Locator, Page } from '@playwright/test'

export const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name, exact: true })

export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
