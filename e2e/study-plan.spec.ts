import type { Page } from '@playwright/test'
import { getStudyPlan, studyPlanSchema } from '@rehearsal/contracts/study-plan'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { z } from 'zod'
import { expectAccessible } from './support/accessible.ts'
import { keyboard, reach } from './support/keyboard.ts'
import { signUp } from './support/learner.ts'
import { LONG } from './support/long.ts'
import { questionList, questionPage, shell } from './support/pages.ts'
import { payDialog, paymentNotice, sandboxPage } from './support/payments.ts'
import { planCard, target, wizard } from './support/study-plan.ts'
import { expect, test } from './support/test.ts'

const nextYear = new Date().getFullYear() + 1
const examDay = `${nextYear}-06-01`

/** What the API says of the plan to whoever is signed in, as it came. */
async function planFromApi(page: Page, status: 'trial' | 'premium'): Promise<unknown> {
  const session = await page.evaluate(() => localStorage.getItem('activeSession'))
  const { accessToken } = z.object({ accessToken: z.string() }).parse(JSON.parse(session ?? '{}'))
  const response = await page.request.get(getStudyPlan.path.replace('{status}', status), {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  return response.json()
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a trial learner completes the wizard by keys alone and sees a locked plan; premium opens its first question', async ({
    page,
  }) => {
    test.slow()
    const [card, on] = [planCard(page), wizard(page)]
    await signUp(page)
    await expect(card.locked).toBeVisible()
    await expectAccessible(page)

    await test.step('the steps open one after the other, and back stays open', async () => {
      await keyboard.press(card.make)
      await expect(on.next).toBeDisabled()
      await expect(on.tab('Study Preference')).toBeDisabled()
      await expectAccessible(page)
      await keyboard.press(on.choice(/^B1/))
      await keyboard.press(on.next)
      await keyboard.press(on.choice(/^Up to 1 hour/))
      await expectAccessible(page)
      await keyboard.press(on.back)
      await expect(on.choice(/^B1/)).toBeChecked()
      await keyboard.press(on.next)
      await keyboard.press(on.next)
    })

    await test.step('scores out of bounds hold the wizard', async () => {
      await keyboard.press(on.choice(/^Yes/))
      for (const name of ['Overall', 'Reading', 'Writing', 'Listening'] as const)
        await keyboard.write(on.score(name), '۶۰')
      await keyboard.write(on.score('Speaking'), '5')
      await expect(on.next).toBeDisabled()
      await expectAccessible(page)
      await page.keyboard.press('ControlOrMeta+a')
      await keyboard.write(on.score('Speaking'), '45')
      await keyboard.press(on.next)
    })

    await test.step('the last step recommends, and sends', async () => {
      await expect(on.recommended).toBeVisible()
      await expectAccessible(page)
      await keyboard.press(on.submit)
      await expect(shell(page).toast('Study plan submitted successfully')).toBeVisible()
      await expect(on.dialog).toBeHidden()
    })

    await test.step('the plan is locked, and the API tells nothing of it, whatever the path says', async () => {
      await expect(card.changeAnswers).toBeVisible()
      await expect(card.rows).toHaveCount(0)
      for (const status of ['trial', 'premium'] as const)
        expect(await planFromApi(page, status)).toEqual({ locked: true, id: expect.any(Number) })
    })

    await test.step('with premium the plan stands there, as the API has it', async () => {
      await page.goto('/dashboard/plans?buy=2')
      await payDialog(page).payNow.click()
      await sandboxPage(page).decide('Approve').click()
      await expect(paymentNotice(page).paid).toBeVisible()
      await expect(card.rows).not.toHaveCount(0)
      await expectAccessible(page)
      const plan = studyPlanSchema.parse(await planFromApi(page, 'premium'))
      const tasks = plan.locked ? [] : plan.tasks
      const sectionOf = (taskId: string) => taskId.charAt(0).toUpperCase() + taskId.slice(1, taskId.indexOf('/'))
      const rows = tasks.map(
        ({ taskId, total, done }) => `${catalogue[taskId].name} ${sectionOf(taskId)}${done} / ${total}Start`,
      )
      expect(await card.rows.allTextContents()).toEqual(rows)
    })

    await test.step('the first planned question is a press away', async () => {
      const [first] = await card.links.all()
      await first?.click()
      await questionList(page).rows.first().click()
      await expect(questionPage(page).heading).toBeVisible()
    })

    await test.step('what was told the wizard is there when it is opened again', async () => {
      await page.goto('/dashboard')
      await card.change.click()
      await expect(on.choice(/^B1/)).toBeChecked()
      await page.keyboard.press('Escape')
    })

    await test.step('a target typed with a Persian keyboard is saved', async () => {
      const form = target(page)
      await form.set.click()
      await form.examDate.fill(examDay)
      await form.language.selectOption('Persian – فارسی')
      await form.score('Overall').fill('۷۹')
      await form.save.click()
      await expect(page.getByRole('heading', { level: 2, name: 'Target 79' })).toBeVisible()
    })
  })

  test.describe('when two tabs save', () => {
    test.use({ expectedErrors: /status of 409/ })

    test('the later one is told, keeps what is typed, reloads and saves', LONG, async ({ page, context }) => {
      await signUp(page)
      const form = target(page)

      await test.step('the first target, by keys alone', async () => {
        await expect(form.set).toBeVisible()
        await keyboard.press(form.set)
        await expect(form.save).toBeDisabled()
        await expectAccessible(page)
        await reach(form.examDate)
        await page.keyboard.type(`0601${nextYear}`)
        await expect(form.examDate).toHaveValue(examDay)
        await keyboard.select(form.language, 'Persian – فارسی')
        await keyboard.press(form.preset(65))
        await keyboard.press(form.save)
        await expect(shell(page).toast('Settings updated successfully')).toBeVisible()
        await expect(form.countdown).toBeAttached()
        await expectAccessible(page)
      })

      await test.step('another tab opens the form, and this one saves first', async () => {
        const other = await context.newPage()
        await other.goto('/dashboard')
        await target(other).change.click()
        await expect(target(other).score('Overall')).toHaveValue('65')
        await form.change.click()
        await form.preset(79).click()
        await form.save.click()
        await expect(form.dialog).toBeHidden()
        await target(other).score('Overall').fill('50')
        await target(other).save.click()
        await expect(target(other).stale).toBeVisible()
        await expect(target(other).score('Overall')).toHaveValue('50')
        await expectAccessible(other)
        await target(other).reload.click()
        await expect(target(other).score('Overall')).toHaveValue('79')
        await target(other).preset(50).click()
        await target(other).save.click()
        await expect(shell(other).toast('Settings updated successfully')).toBeVisible()
        await expect(other.getByRole('heading', { level: 2, name: 'Target 50' })).toBeVisible()
      })

      await test.step('the other exam keeps its own', async () => {
        await page.reload()
        await expect(page.getByRole('heading', { level: 2, name: 'Target 50' })).toBeVisible()
        await shell(page).variant('Core').click()
        await expect(form.set).toBeVisible()
        await shell(page).variant('Academic').click()
        await expect(page.getByRole('heading', { level: 2, name: 'Target 50' })).toBeVisible()
      })
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the wizard and the target fit the thumb', LONG, async ({ page }) => {
    const [card, on, form] = [planCard(page), wizard(page), target(page)]
    await signUp(page)
    await card.make.tap()
    await on.choice(/^C1/).tap()
    await on.next.tap()
    await on.choice(/^More than 4 hours/).tap()
    await on.next.tap()
    await expectAccessible(page)
    await on.next.tap()
    await expect(on.recommended).toBeVisible()
    await expectAccessible(page)
    await on.submit.tap()
    await expect(card.changeAnswers).toBeVisible()
    await form.set.tap()
    await form.examDate.fill(examDay)
    await expect(form.today).toBeVisible()
    await expectAccessible(page)
    await form.today.tap()
    await expect(form.today).toBeHidden()
  })

  test('Back goes through the steps of the wizard and closes the target, and what was chosen stays', async ({
    page,
  }) => {
    const [card, on, form] = [planCard(page), wizard(page), target(page)]
    await signUp(page)
    await page.getByRole('link', { name: 'Upgrade', exact: true }).tap()
    await expect(page).toHaveURL(/\/plans$/u)
    await shell(page).menuLink('Home').tap()
    await card.make.tap()
    await on.choice(/^C1/).tap()
    await on.next.tap()
    await on.choice(/^1 to 2 hours/).tap()
    await page.goBack()
    await expect(on.choice(/^C1/)).toBeChecked()
    await page.goBack()
    await expect(on.dialog).toBeHidden()
    await card.make.tap()
    await on.next.tap()
    await expect(on.choice(/^1 to 2 hours/)).toBeChecked()
    await page.keyboard.press('Escape')
    await form.set.tap()
    await form.preset(65).tap()
    await page.goBack()
    await expect(form.dialog).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard$/u)
    await page.goBack()
    await expect(page).toHaveURL(/\/plans$/u)
  })
})
