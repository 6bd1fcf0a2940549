import { expectAccessible } from './support/accessible.ts'
import { readAloud, summarizeWrittenText, type Kind } from './support/kinds.ts'
import { signUp } from './support/learner.ts'
import { otherText, questionPage, recorder } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const addressOf = ({ path, question }: Kind) => `${path}/question/${question.id}`

test('two tabs keep both texts of one question, each says that there is another, and one goes on with it', async ({
  page,
  context,
}) => {
  await signUp(page)
  const other = await context.newPage()
  const essays = { 'Bees dance.': page, 'Bees see colours.': other }
  for (const [text, tab] of Object.entries(essays)) {
    await tab.goto(addressOf(summarizeWrittenText))
    await questionPage(tab).summary.fill(text)
  }
  await expect(otherText(page).notice).toHaveText('Another tab has a newer text here. Both are kept.')
  await expect(questionPage(page).summary).toHaveValue('Bees dance.')
  // A tab in the background is typed in, too.
  await questionPage(page).summary.fill('Bees dance for each other.')
  await expect(otherText(other).notice).toBeVisible()
  for (const tab of [page, other]) {
    tab.on('dialog', (dialog) => void dialog.accept())
    await tab.reload()
  }
  await expect(questionPage(page).summary).toHaveValue('Bees dance for each other.')
  await expect(questionPage(other).summary).toHaveValue('Bees see colours.')
  await otherText(other).look.click()
  await expect(otherText(other).text).toHaveText('Bees dance for each other.')
  await expectAccessible(other)
  await otherText(other).take.click()
  await expect(questionPage(other).summary).toHaveValue('Bees dance for each other.')
  await other.reload()
  await expect(questionPage(other).summary).toHaveValue('Bees dance for each other.')
  await otherText(other).look.click()
  await expect(otherText(other).text).toHaveText('Bees see colours.')
})

test('a recording is kept after the database was deleted, and after the browser closed it', async ({
  page,
  context,
}) => {
  await signUp(page)
  page.on('dialog', (dialog) => void dialog.accept())
  const devTools = await context.newCDPSession(page)
  const losses = [
    () => page.evaluate(deleteDatabase),
    () =>
      devTools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' }),
  ]
  await page.goto(addressOf(readAloud))
  const { record, again, stop, take } = recorder(page)
  for (const lose of losses) {
    await expect(record.or(again)).toBeVisible()
    await lose()
    await record.or(again).click()
    await stop.click()
    await expect(take).toBeVisible()
    await expect.poll(() => page.evaluate(countKept)).toBe(1)
    await page.reload()
    await expect(take).toBeVisible()
  }
})

/** What a browser's own "clear data" does to a page that is open; rejects where the page does not let go of it. */
function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('rehearsal')
    request.addEventListener('success', () => resolve())
    request.addEventListener('blocked', () => reject(new Error('The page keeps the database open')))
  })
}

/** How many recordings the browser has; asking makes no database. */
async function countKept(): Promise<number> {
  if ((await indexedDB.databases()).length === 0) return 0
  return new Promise((resolve) => {
    const opening = indexedDB.open('rehearsal')
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('kept-answers').objectStore('kept-answers').count()
      counting.addEventListener('success', () => {
        opening.result.close()
        resolve(counting.result)
      })
    })
  })
}
