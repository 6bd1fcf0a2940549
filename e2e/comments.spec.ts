import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { comments, openComments, said } from './support/comments.ts'
import { keyboard, reach } from './support/keyboard.ts'
import { signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { answers } from './support/result-pages.ts'
import { expect, test, watchErrors } from './support/test.ts'

const question = (id: number) => `/dashboard/reading/re-order-paragraphs/question/${id}`
/** The browser itself reports every refusal. */
const REFUSED = /status of 404/

/** Two learners in two browsers; what goes wrong in the second one's page fails the test, too. */
async function withOther(context: BrowserContext, like: Page, run: (other: Page) => Promise<void>): Promise<void> {
  const browser = context.browser()
  if (browser === null) throw new Error('The context has no browser')
  const viewport = like.viewportSize() ?? { width: 1280, height: 900 }
  const theirs = await browser.newContext({
    baseURL: new URL(like.url()).origin,
    viewport,
    hasTouch: viewport.width < 760,
  })
  const errors = watchErrors(theirs)
  await run(await theirs.newPage())
  await theirs.close()
  expect(errors.filter((text) => !REFUSED.test(text))).toEqual([])
}

// `community` walks through the same with three people.
for (const { name, viewport, id } of [
  { name: 'at a desk', viewport: { width: 1440, height: 900 }, id: 30 },
  { name: 'on a phone', viewport: { width: 390, height: 844 }, id: 35 },
]) {
  test.describe(name, LONG, () => {
    test.use({ viewport, hasTouch: viewport.width < 760 })

    test('two learners comment, reply, like, take it back and delete', async ({ page, context }) => {
      const me = await signUp(page)
      const mine = comments(page)
      await withOther(context, page, async (other) => {
        const them = await signUp(other)
        const theirs = comments(other)

        await test.step('nothing is said yet', async () => {
          await openComments(page, question(id))
          await expect(mine.empty).toBeVisible()
          await expect(mine.submit).toBeDisabled()
          await expectAccessible(page)
        })

        await test.step('one comments, and has the focus on it', async () => {
          await mine.field.fill('Look for “these” and “such”:\nthey point back.')
          await mine.submit.click()
          await expect(mine.toast('Comment saved')).toBeVisible()
          await expect(mine.comment('they point back')).toBeFocused()
          await expect(mine.count(1)).toBeVisible()
          await expectAccessible(page)
        })

        await test.step('the other reads, likes and replies', async () => {
          await openComments(other, question(id))
          const comment = theirs.comment('they point back')
          await expect(comment).toHaveAccessibleName(new RegExp(`^Comment by ${me.nickname}, `))
          await expect(said(comment).remove).toHaveCount(0)
          await said(comment).like.click()
          await expect(said(comment).like).toHaveAttribute('aria-pressed', 'true')
          await expect(said(comment).like).toHaveText('1')
          await said(comment).replies.click()
          await expect(theirs.replyField).toBeFocused()
          await theirs.replyField.fill('<b>Thank you</b> javascript:alert(1)')
          await theirs.submitReply.click()
          await expect(theirs.reply('<b>Thank you</b> javascript:alert(1)')).toBeFocused()
          await expect(said(comment).replies).toHaveText('1 reply')
          await expectAccessible(other)
        })

        await test.step('both see it', async () => {
          await openComments(page, question(id))
          const comment = mine.comment('they point back')
          await expect(said(comment).like).toHaveAttribute('aria-pressed', 'false')
          await expect(said(comment).like).toHaveText('1')
          await said(comment).replies.click()
          const reply = mine.reply('Thank you')
          await expect(reply).toHaveAccessibleName(new RegExp(`^Reply by ${them.nickname}, `))
          await expect(said(reply).remove).toHaveCount(0)
          await said(reply).like.click()
          await expect(said(reply).like).toHaveText('1')
          await expectAccessible(page)
        })

        await test.step('the like is taken back', async () => {
          const comment = theirs.comment('they point back')
          await said(comment).like.click()
          await expect(said(comment).like).toHaveText('0')
          await openComments(page, question(id))
          await expect(said(mine.comment('they point back')).like).toHaveText('0')
        })

        await test.step('the comment is deleted after the tick, and nobody can answer it any more', async () => {
          await said(mine.comment('they point back')).remove.click()
          await expect(mine.confirmDelete).toBeDisabled()
          await mine.tick.check()
          await expectAccessible(page)
          await mine.confirmDelete.click()
          await expect(mine.toast('Comment deleted successfuly')).toBeVisible()
          await expect(mine.empty).toBeVisible()
          await expect(mine.panel.locator(':focus')).toHaveCount(1)
          await theirs.replyField.fill('Too late')
          await theirs.submitReply.click()
          await expect(theirs.toast('This comment is no longer there. Your text is kept here.')).toBeVisible()
          await expect(theirs.replyField).toHaveValue('Too late')
          await openComments(other, question(id))
          await expect(theirs.empty).toBeVisible()
        })
      })
    })
  })
}

test('by keys alone a comment is written, liked, answered and deleted, and the focus is never lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signUp(page)
  await page.goto(question(32))
  const mine = comments(page)
  // The tabs are one stop for Tab, and the arrows go through them.
  await reach(answers(page).mine)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(mine.tab).toBeFocused()
  await page.keyboard.press('Enter')
  await keyboard.write(mine.field, 'Written by keys')
  await page.keyboard.press('Control+Enter')
  const comment = mine.comment('Written by keys')
  await expect(comment).toBeFocused()
  await keyboard.press(said(comment).like)
  await expect(said(comment).like).toHaveText('1')
  await expect(said(comment).like).toBeFocused()
  await keyboard.press(said(comment).replies)
  await expect(mine.replyField).toBeFocused()
  await page.keyboard.type('And answered')
  await page.keyboard.press('Control+Enter')
  const reply = mine.reply('And answered')
  await expect(reply).toBeFocused()
  // The same keys hand in nothing else.
  await expect(answers(page).count(0)).toBeVisible()
  await keyboard.press(said(reply).remove)
  await page.keyboard.press('Escape')
  await expect(said(reply).remove).toBeFocused()
  await page.keyboard.press('Enter')
  await keyboard.press(mine.tick)
  await keyboard.press(mine.confirmDelete)
  await expect(mine.reply('And answered')).toHaveCount(0)
  await expect(mine.panel.getByRole('region', { name: /^Replies to/ })).toBeFocused()
  await keyboard.press(said(comment).remove)
  await keyboard.press(mine.tick)
  await keyboard.press(mine.confirmDelete)
  await expect(mine.empty).toBeVisible()
  await expect(mine.panel.locator(':focus')).toHaveCount(1)
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 404/ })

  test('a comment waits in its field, and a like is taken back', LONG, async ({ page, context }) => {
    await signUp(page)
    await openComments(page, question(33))
    const mine = comments(page)
    await mine.field.fill('First')
    await mine.submit.click()
    const comment = mine.comment('First')
    await expect(comment).toBeFocused()
    await context.setOffline(true)
    await said(comment).like.click()
    await expect(mine.toast('No connection. Check your network and try again.').first()).toBeVisible()
    await expect(said(comment).like).toHaveAttribute('aria-pressed', 'false')
    await mine.field.fill('Second')
    await mine.submit.click()
    await expect(mine.submit).toHaveAttribute('aria-busy', 'true')
    await expect(mine.submit).not.toHaveAttribute('aria-busy', 'true')
    await expect(mine.field).toHaveValue('Second')
    await context.setOffline(false)
    await page.reload()
    await mine.tab.click()
    await expect(mine.field).toHaveValue('Second')
    await mine.submit.click()
    await expect(mine.comment('Second')).toBeFocused()
    await expect(mine.count(2)).toBeVisible()
  })
})
