import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/test.ts'

test('a started server is alive, ready and describes its API', async ({ request }) => {
  for (const path of ['/health/live', '/health/ready', '/api/openapi.json']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
  }
})

test('the landing page opens without an error and is accessible', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Rehearsal/)
  await expectAccessible(page)
})
