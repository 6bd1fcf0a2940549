import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { signInToDemo } from './support/demo.ts'
import { expectNoEmptyArea } from './support/empty-area.ts'
import { kinds, reOrderParagraphs, summarizeWrittenText } from './support/kinds.ts'
import { LONG } from './support/long.ts'
import { answers, resultDialog } from './support/result-pages.ts'
import { expectFits } from './support/fits.ts'
import { dashboard, deleteDialog, filterDrawer, landingPage, questionList, shell, signInPage } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const publicRoutes = ['/', '/reset-password', '/reset-password/0', '/nowhere']
const skills = ['speaking', 'writing', 'reading', 'listening'] as const
const kindsOf = (skill: string) => kinds.filter(({ path }) => path.startsWith(`/dashboard/${skill}/`))
const otherRoutes = [
  '/dashboard',
  '/dashboard/nowhere',
  '/dashboard/plans',
  '/dashboard/plans?currency=IRT&buy=2',
  '/dashboard/purchase-history',
  '/dashboard/purchase-history/999999',
  '/dashboard/profile',
  '/dashboard/microphone-setup',
  '/dashboard/vocab-book',
  '/dashboard/vocab-book/all',
  `${reOrderParagraphs.path}/1?title=zzzz`,
  `${reOrderParagraphs.path}/question/999999`,
]

test(
  'no public page is wider than its window, at any size, with large text, or from right to left',
  LONG,
  async ({ page }) => {
    for (const route of publicRoutes) {
      await page.goto(route)
      await expectFits(page)
    }
    await page.goto('/')
    await landingPage(page).signIn.click()
    for (const tab of ['Sign in', 'Create account', 'Try the demo'] as const) {
      await signInPage(page).tab(tab).click()
      await expectFits(page)
      await expectAccessible(page)
    }
  },
)

test.describe('pages of a learner', () => {
  test.use({ expectedErrors: /status of 404/ })

  const routesOf = {
    ...Object.fromEntries(
      skills.map((skill) => [
        skill,
        kindsOf(skill).flatMap(({ path, question }) => [`${path}/1`, `${path}/question/${question.id}`]),
      ]),
    ),
    'the rest': otherRoutes,
  }
  for (const [part, routes] of Object.entries(routesOf)) {
    test(
      `no page of ${part} is wider than its window, at any size, with large text, or from right to left`,
      LONG,
      async ({ page }) => {
        await signInToDemo(page, 'PREMIUM')
        for (const route of routes) {
          await page.goto(route)
          await expectFits(page)
        }
      },
    )
  }
})

for (const skill of skills)
  test(`a result of ${skill} fits a phone as it fits a desktop`, LONG, async ({ page }) => {
    await signInToDemo(page, 'PREMIUM')
    for (const { path, question } of kindsOf(skill)) {
      await page.goto(`${path}/question/${question.id}`)
      await answers(page).open.first().click()
      await expect(resultDialog(page).total).toBeVisible()
      await expectFits(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectAccessible(page)
      await resultDialog(page).close.click()
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  })

test('the keyboard reaches everything: skip link, menu, list and dialog, and gives the focus back', async ({
  page,
}) => {
  await signInToDemo(page, 'TRIAL')
  await page.goto(`${summarizeWrittenText.path}/1`)
  await expect(questionList(page).rows).toHaveCount(10)
  await page.keyboard.press('Tab')
  await expect(shell(page).skipLink).toBeFocused()
  await expect(shell(page).skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await walk(page, 14)

  await questionList(page).filters.focus()
  await page.keyboard.press('Enter')
  await expectFocusInside(page, 'Filters', 30)
  await page.keyboard.press('Escape')
  await expect(filterDrawer(page).drawer).toBeHidden()
  await expect(questionList(page).filters).toBeFocused()

  const { path, question } = summarizeWrittenText
  await page.goto(`${path}/question/${question.id}`)
  await answers(page).remove.first().focus()
  await page.keyboard.press('Enter')
  await expectFocusInside(page, 'Delete this answer', 8)
  await page.keyboard.press('Escape')
  await expect(deleteDialog(page).dialog).toBeHidden()
  await expect(answers(page).remove.first()).toBeFocused()
  await page.keyboard.press('?')
  await expectFocusInside(page, 'Keyboard shortcuts', 4)
})

test('at every size home has no empty area, and menus and sheets open, are accessible and close with Escape', async ({
  page,
}) => {
  await signInToDemo(page, 'TRIAL')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNoEmptyArea(page)
  const { bottomTab, expandMenu, railMenu, menuLink, userMenu } = shell(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoEmptyArea(page)
  for (const tab of ['Practice', 'Me'] as const) {
    await bottomTab(tab).click()
    await expect(page.getByRole('dialog', { name: tab })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(bottomTab(tab)).toBeFocused()
  }
  await page.setViewportSize({ width: 820, height: 1180 })
  await expectNoEmptyArea(page)
  for (const opener of [railMenu('Speaking'), userMenu]) {
    await opener.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  await expandMenu.click()
  await expect(menuLink('Read Aloud')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menuLink('Read Aloud')).toHaveCount(0)
})

test('the last entries of the side menu are in view without scrolling, and so is the kind that is open', async ({
  page,
}) => {
  await signInToDemo(page, 'TRIAL')
  const { menuLink } = shell(page)
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1366, height: 657 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/dashboard')
    for (const entry of ['Dashboard', 'Mock Test', 'Vocab Book', 'Review'])
      await expect(menuLink(entry), entry).toBeInViewport({ ratio: 1 })
    await page.goto('/dashboard/listening/write-from-dictation/1')
    await expect(menuLink('Write From Dictation')).toBeInViewport({ ratio: 1 })
    await expect(menuLink('Mock Test')).toBeInViewport({ ratio: 1 })
  }
})

test('whoever wants less motion gets none', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInToDemo(page, 'TRIAL')
  await page.goto(`${summarizeWrittenText.path}/1`)
  await questionList(page).filters.click()
  await expect(filterDrawer(page).drawer).toBeVisible()
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0))),
  )
  expect(longest).toBeLessThanOrEqual(1)
})

test('the dark theme is as readable as the light one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expectAccessible(page)
  await signInToDemo(page, 'TRIAL')
  await expect(dashboard(page).lastAnswers).toBeVisible()
  await expectAccessible(page)
})

for (const skill of skills)
  test(`the dark theme of ${skill} is as readable as the light one`, LONG, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await signInToDemo(page, 'TRIAL')
    for (const { path, question } of kindsOf(skill)) {
      await page.goto(`${path}/1`)
      await expect(questionList(page).rows).toHaveCount(10)
      await expectAccessible(page)
      await page.goto(`${path}/question/${question.id}`)
      await answers(page).open.first().click()
      await expect(resultDialog(page).total).toBeVisible()
      await expectAccessible(page)
      await resultDialog(page).close.click()
      await expectAccessible(page)
    }
  })

/** Every stop of the keyboard shows where it is. */
async function walk(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const shown = await page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element === document.body) return 'nothing has the focus'
      const marks = [element, element.closest('label'), element.closest('tr')].filter((each) => each !== null)
      const hasMark = marks.some((each) =>
        [null, '::after'].some((part) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each, part)
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
        }),
      )
      return hasMark ? '' : `${element.tagName} ${element.textContent.slice(0, 40)}`
    })
    expect(shown).toBe('')
  }
}

async function expectFocusInside(page: Page, name: string, stops: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
}
