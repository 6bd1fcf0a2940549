import { signInToDemo } from './support/demo.ts'
import { expectFocusSeen, keyboard, reach, skipToContent } from './support/keyboard.ts'
import { listeningPlayer, picture } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the keys alone move a recording by two seconds, set its speed, and enlarge a picture', async ({ page }) => {
  await signInToDemo(page, 'PREMIUM')

  await test.step('the arrows seek two seconds at a time', async () => {
    await page.goto('/dashboard/listening/multiple-choice-single/question/238')
    const { position, pause } = listeningPlayer(page)
    await expect(position).toBeVisible()
    await skipToContent(page)
    await reach(position)
    for (const [key, at] of [
      ['ArrowRight', '0:02'],
      ['ArrowRight', '0:04'],
      ['ArrowLeft', '0:02'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(position).toHaveAttribute('aria-valuetext', new RegExp(`^${at} of `, 'u'))
    }
    await expect(pause).toBeHidden()
  })

  await test.step('the arrows choose the speed and leave the recording where it stands', async () => {
    const { speed, position } = listeningPlayer(page)
    await expect(speed('1×')).toBeChecked()
    await keyboard.press(speed('1.5×'))
    await expect(speed('1.5×')).toBeChecked()
    await keyboard.press(speed('0.5×'))
    await expect(speed('0.5×')).toBeChecked()
    // The arrows of the speeds are not those of the recording.
    await expect(position).toHaveAttribute('aria-valuetext', /^0:02 of /u)
  })

  await test.step('a picture is enlarged, and leaving it gives the focus back', async () => {
    await page.goto('/dashboard/speaking/describe-image/question/502')
    const { enlarge, dialog, zoomIn, zoom } = picture(page)
    await expect(enlarge).toBeVisible()
    await skipToContent(page)
    await keyboard.press(enlarge)
    await expect(dialog).toBeVisible()
    await keyboard.press(zoomIn)
    await expect(zoom).toHaveText('150 %')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(enlarge).toBeFocused()
    await expectFocusSeen(enlarge)
  })
})
