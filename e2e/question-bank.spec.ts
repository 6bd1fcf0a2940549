import { readFile, writeFile } from 'node:fs/promises'
import { expectAccessible } from './support/accessible.ts'
import { signInAsAdministrator } from './support/learner.ts'
import { expect, test } from './support/test.ts'

// What the browser reports of a change that is refused.
test.use({ expectedErrors: /status of 4/u })

test('an administrator edits, previews, answers, retires and publishes a question, and imports what was exported', async ({
  page,
}, testInfo) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsAdministrator(page)
  const toast = (text: string) => page.getByText(text, { exact: true })

  await test.step('the question is found by its text', async () => {
    await page.goto('/admin/questions?taskId=reading/multiple-choice-single')
    await expect(page.getByRole('heading', { level: 1, name: 'Question bank' })).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('row').nth(1).getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
    await expectAccessible(page)
  })

  const title = 'Edited in the browser'
  await test.step('a key that no longer fits is refused beside its field', async () => {
    await page.getByLabel('Title').fill(title)
    await page.getByRole('button', { name: 'Remove Options 1', exact: true }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/need another look|needs another look/u)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Explanation', { exact: true }).fill('This explanation was rewritten in the console.')
  })

  await test.step('the preview shows what is not saved, with its new recording, and marks an answer', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click()
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Mark the answer' }).click()
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('rewritten in the console')
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Edit' }).click()
    await expect(page.getByLabel('Title')).toHaveValue(title)
  })

  await test.step('it is saved as the next revision', async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toast('Saved as revision 2')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Edited here')).toBeVisible()
  })

  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const asLearner = `/dashboard/reading/multiple-choice-single/question/${id}`
  await test.step('a retired question is gone for learners, and a published one is back', async () => {
    await page.getByRole('button', { name: 'Retire' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Why/u).fill('Two options are right.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Retire' }).click()
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
    await page.goto(asLearner)
    await expect(page.getByText('No practice found')).toBeVisible()
    await page.goto(`/admin/questions/${id}`)
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('button', { name: 'Retire' })).toBeVisible()
    await page.goto(asLearner)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })

  await test.step('the history tells it all, and the first revision comes back', async () => {
    await page.goto(`/admin/questions/${id}`)
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByText('Two options are right.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Restore revision 1' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('Revision 3').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden()
  })

  await test.step('an export comes back as a dry run, and is imported as listed', async () => {
    await page.goto(`/admin/questions?search=%23${id}`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export these' }).click()
    const pack = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    pack.questions[0].title = 'From a pack'
    pack.questions.push({ ...pack.questions[0], id: 100_500, answerKey: {} })
    const path = testInfo.outputPath('pack.json')
    await writeFile(path, JSON.stringify(pack))
    await page.getByRole('link', { name: 'Import a pack' }).click()
    await page.getByLabel(/^Content pack/u).setInputFiles(path)
    await expect(page.getByText('Changes: title')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Refused: 1' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Import 1 question' }).click()
    await expect(page.getByText('Done.')).toBeVisible()
    await page.goto(`/admin/questions/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'From a pack' })).toBeVisible()
  })
})
