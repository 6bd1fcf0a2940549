import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { signInToDemo } from './support/demo.ts'
import { keyboard, reach } from './support/keyboard.ts'
import { LONG } from './support/long.ts'
import { keepNote, notes } from './support/notes.ts'
import { expect, test } from './support/test.ts'

const question = (id: number) => `/dashboard/speaking/read-aloud/question/${id}`
const list = '/dashboard/notes/read-aloud'

/** Goes to a question and waits until its note can be opened. */
async function openQuestion(page: Page, id: number): Promise<void> {
  await page.goto(question(id))
  await expect(notes(page).tool).toBeVisible()
}

test('by keys alone a note is written with bold and a colour, found by search, and deleted', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInToDemo(page, 'TRIAL')
  await openQuestion(page, 3)
  const note = notes(page)

  await test.step('N opens an empty editor, which cannot be saved', async () => {
    await expect(note.tool).toHaveText('Add note')
    await page.keyboard.press('n')
    await expect(note.editor).toBeFocused()
    await expect(note.save).toBeDisabled()
    await expectAccessible(page)
  })

  await test.step('the toolbar is one stop for Tab, and the arrows go through it', async () => {
    await page.keyboard.press('Alt+F10')
    await expect(note.format('Bold')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(note.format('Redo')).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(note.editor).toBeFocused()
    await expect(note.format('Bold')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.type('Stress the verbs')
    await page.keyboard.press('Control+b')
    await keyboard.press(note.format('Font colour'))
    await keyboard.press(note.format('Violet'))
    await expect(note.editor).toBeFocused()
    await page.keyboard.type(' and breathe')
    await expectAccessible(page)
  })

  await test.step('it is saved, shown, and flagged', async () => {
    await page.keyboard.press('Control+Enter')
    await expect(note.toast('Saved successfully')).toBeVisible()
    await expect(note.text.locator('strong')).toHaveText('Stress the verbs')
    await expect(note.text.locator('.note-colour-violet')).toHaveText(' and breathe')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(note.dialog).toBeHidden()
    await expect(note.tool).toHaveText('Note')
    await page.reload()
    await expect(note.tool).toHaveText('Note')
  })

  await test.step('it is found in the list by what it says', async () => {
    await page.goto('/dashboard/notes')
    const card = page.getByRole('link', { name: 'Read Aloud' }).and(page.getByRole('main').getByRole('link'))
    await expect(page.getByRole('region', { name: 'Speaking' })).toContainText('1 note')
    await expectAccessible(page)
    await keyboard.press(card)
    await expect(page).toHaveURL(list)
    await expect(note.rows).toHaveCount(1)
    await reach(note.search)
    await page.keyboard.type('nothing like it')
    await expect(page.getByText('No note found')).toBeVisible()
    await note.search.fill('VERBS and')
    await expect(note.rows).toHaveCount(1)
    await expect(page).toHaveURL(/description=VERBS/)
    await expectAccessible(page)
  })

  await test.step('it is deleted after the tick', async () => {
    await keyboard.press(note.openNote)
    await keyboard.press(note.remove)
    await expect(note.confirmDelete).toBeDisabled()
    await keyboard.press(note.tick)
    await keyboard.press(note.confirmDelete)
    await expect(note.toast('Deleted note')).toBeVisible()
    await expect(note.dialog).toBeHidden()
    await expect(note.rows).toHaveCount(0)
  })
})

test.describe('in two tabs', () => {
  // The browser itself reports every refusal.
  test.use({ expectedErrors: /status of 409/ })

  test('what was changed in another tab is shown before anything is overwritten', async ({ page, context }) => {
    await signInToDemo(page, 'TRIAL')
    await openQuestion(page, 4)
    expect(await keepNote(page, 4, '<p>First words</p>')).toBe(201)
    const second = await context.newPage()
    await openQuestion(second, 4)
    const [one, two] = [notes(page), notes(second)]
    for (const tab of [one, two]) {
      await tab.tool.click()
      await tab.edit.click()
      await expect(tab.editor).toHaveText('First words')
    }
    await one.editor.fill('From the first tab')
    await one.save.click()
    await expect(one.toast('Note updated')).toBeVisible()
    await two.editor.fill('From the second tab')
    await two.save.click()
    await expect(two.otherText).toContainText('From the first tab')
    await expect(two.editor).toHaveText('From the second tab')
    await expectAccessible(second)
    await two.keepMine.click()
    await expect(two.toast('Note updated')).toBeVisible()
    await expect(two.text).toHaveText('From the second tab')
    await one.edit.click()
    await one.editor.fill('Once more from the first')
    await one.save.click()
    await one.takeOther.click()
    await expect(one.text).toHaveText('From the second tab')
  })
})

const hostile = `<style>p { display: none }</style><link rel="stylesheet" href="x"><p>Read <b>this</b></p><img src=x onerror="document.title='hacked'"><svg onload="document.title='hacked'"></svg>
<script>document.title='hacked'</script><a href="javascript:document.title='hacked'">a link</a>
<p style="position:fixed;inset:0" class="fixed inset-0" onclick="document.title='hacked'">overlay</p>&lt;script&gt;alert(1)&lt;/script&gt;`

test('hostile HTML is shown as text, also where the server would have let it through', async ({ page }) => {
  await signInToDemo(page, 'TRIAL')
  await openQuestion(page, 5)
  expect(await keepNote(page, 5, hostile)).toBe(201)
  const note = notes(page)
  const expectHarmless = async () => {
    await expect(note.text).toContainText('overlay')
    await expect(note.text).toContainText('<script>alert(1)</script>')
    await expect(note.text.locator('img, svg, script, [style], [onclick], a')).toHaveCount(0)
    await expect(page).not.toHaveTitle('hacked')
  }
  await note.tool.click()
  await expectHarmless()
  await note.edit.click()
  await expect(note.editor).toContainText('<script>alert(1)</script>')
  await note.cancel.click()
  await note.close.click()

  await page.route(/\/api\/notes\/5$/, async (route) => {
    const response = await route.fetch()
    const kept: unknown = await response.json()
    await route.fulfill({ json: { ...Object(kept), description: hostile } })
  })
  await page.reload()
  await note.tool.click()
  await expectHarmless()
  await note.edit.click()
  await expect(note.editor).toContainText('overlay')
  await expect(note.editor.locator('svg, script, [style], [onclick], a')).toHaveCount(0)
  await expect(page).not.toHaveTitle('hacked')
})

test('what is pasted from another page keeps its words and marks, and nothing else', LONG, async ({ page }) => {
  await signInToDemo(page, 'TRIAL')
  await openQuestion(page, 6)
  const note = notes(page)
  await note.tool.click()
  await expect(note.editor).toBeFocused()
  await note.editor.evaluate((element) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<h1 style="color:red">Big <b>bold</b></h1><img src=x onerror=alert(1)><script>x()</script>',
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(note.editor.locator('strong')).toHaveText('bold')
  await expect(note.editor.locator('h1, script, [style]')).toHaveCount(0)
  await note.save.click()
  await expect(note.text).toHaveText('Big bold')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the note is a sheet, and what is not saved is asked about and kept', LONG, async ({ page }) => {
    await signInToDemo(page, 'TRIAL')
    await openQuestion(page, 7)
    const note = notes(page)
    await note.tool.tap()
    await note.editor.fill('Half a thought')
    const box = await note.dialog.boundingBox()
    expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 844])
    await expect(note.save).toBeInViewport()
    await note.close.tap()
    await expect(note.leaveDialog).toBeVisible()
    await expectAccessible(page)
    await note.keepDraft.tap()
    await expect(note.dialog).toBeHidden()
    await page.reload()
    await note.tool.tap()
    await expect(note.dialog).toContainText('did not save')
    await expect(note.editor).toHaveText('Half a thought')
    await note.save.tap()
    await expect(note.toast('Saved successfully')).toBeVisible()
    await note.close.tap()
    await expect(note.dialog).toBeHidden()
    await page.goto(list)
    await expect(note.rows).toContainText('Half a thought')
    await expectAccessible(page)
  })

  test('the on-screen keyboard does not cover Save', LONG, async ({ page }) => {
    await signInToDemo(page, 'TRIAL')
    await openQuestion(page, 8)
    const note = notes(page)
    await note.tool.tap()
    await note.editor.fill('word '.repeat(400))
    // Chromium on a desk has no keyboard on its screen: its viewport says what it would say with one.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { value: 500, configurable: true })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    })
    await expect.poll(async () => ((await note.save.boundingBox())?.y ?? 844) < 460).toBe(true)
    await expect(note.dialog).toBeInViewport({ ratio: 1 })
  })
})
