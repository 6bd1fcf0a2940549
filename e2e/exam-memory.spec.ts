import { expectAccessible } from './support/accessible.ts'
import { signInToDemo } from './support/demo.ts'
import { examMemory, predictions } from './support/exam-memory.ts'
import { LONG } from './support/long.ts'
import { questionList } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const list = '/dashboard/speaking/read-aloud/1'
const question = (id: number) => `/dashboard/speaking/read-aloud/question/${id}`
const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
/** Nobody of the demo has seen these. */
const unseen = { desktop: 10, phone: 11 }

for (const [name, viewport] of Object.entries(screens)) {
  test.describe(`on a ${name}`, name === 'phone' ? {} : LONG, () => {
    test.use({ viewport, expectedErrors: /status of 409/ })

    test('a learner reports a question from an exam, once, and finds it under Exam Memory', async ({ page }) => {
      const id = name === 'phone' ? unseen.phone : unseen.desktop
      await signInToDemo(page, 'TRIAL')
      await page.goto(question(id))
      const form = examMemory(page)
      await expect(form.tool).toBeVisible()
      await expect(form.seen(1)).toHaveCount(0)

      await form.tool.click()
      await expect(form.confirm).toBeDisabled()
      await expectAccessible(page)
      await form.date.fill('2999-01-01')
      await expect(form.dialog).toContainText('today at the latest')
      await form.date.fill('2026-01-05')
      await expect(form.confirm).toBeDisabled()
      await form.country.selectOption({ label: 'United Arab Emirates' })
      await form.exam('PTE Academic').click()
      await form.description.fill('<b>Came</b> second <script>document.title = "hacked"</script>')
      await expect(form.confirm).toBeEnabled()
      await expectAccessible(page)
      await form.confirm.click()
      await expect(form.toast('Saved successfully')).toBeVisible()
      await expect(form.dialog).toBeHidden()
      await expect(form.seen(1)).toBeVisible()

      await test.step('the same exam again is a duplicate, another day is not', async () => {
        await form.tool.click()
        await expect(form.date).toHaveValue('2026-01-05')
        await form.confirm.click()
        await expect(form.toast('You have reported this question for that day before.')).toBeVisible()
        await form.date.fill('2026-02-07')
        await form.confirm.click()
        await expect(form.seen(2)).toBeVisible()
      })

      await test.step('the list counts it', async () => {
        await page.goto(`${list}?prediction=true&title=%23${id}`)
        await expect(questionList(page).found(1)).toBeVisible()
        await expect(predictions(page).rows.first()).toHaveText(/2$/u)
      })
    })

    test('the weekly prediction says what it rests on and how the ones before it did', LONG, async ({ page }) => {
      await signInToDemo(page, 'PREMIUM')
      await page.goto(list)
      await questionList(page).list('Prediction').click()
      await expect(page).toHaveURL(/predictionType=WEEKLY/)
      const { rows, note, pastWeeks, dialog, allKinds, table } = predictions(page)
      await expect(rows).not.toHaveCount(0)
      await expect(note).toContainText(/Week of .*: \d+ predicted from the exams that \d learners reported/u)
      await expect(note).toContainText(/\d+ of \d+ predicted questions came up .* would have hit \d+\.\d/u)
      await expectAccessible(page)

      await pastWeeks.click()
      await expect(table(/By week/).getByRole('row')).not.toHaveCount(1)
      await expectAccessible(page)
      await allKinds.click()
      await expect(table(/By kind/).getByRole('rowheader', { name: 'Write From Dictation' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    test('where too few have reported their exams the page says so', LONG, async ({ page }) => {
      await signInToDemo(page, 'PREMIUM')
      await page.goto('/dashboard/writing/write-essay/1?prediction=true&predictionType=WEEKLY')
      const { note } = predictions(page)
      await expect(note).toContainText('No prediction this week: in the 8 weeks before')
      await expect(note).toContainText('A prediction takes 3 learners.')
      await expect(page.getByText('No question found!')).toBeVisible()
      await expectAccessible(page)
    })
  })
}
