import { comments, openComments, said } from './support/comments.ts'
import { inbox } from './support/inbox.ts'
import { signInAsAdministrator, signUp } from './support/learner.ts'
import { moderation, shareAnswer } from './support/moderation.ts'
import { answers } from './support/result-pages.ts'
import { expect, test } from './support/test.ts'

const question = '/dashboard/reading/re-order-paragraphs/question/39'
const desk = { width: 1440, height: 900 }

test.describe('an administrator and two learners', () => {
  test.use({ viewport: desk })

  test('they answer, comment, reply, like, unlike and report; what a moderator hides both see hidden; the comment is deleted', async ({
    page: admin,
    browser,
    server,
  }) => {
    test.slow()
    await signInAsAdministrator(admin)
    const aPage = async () => (await browser.newContext({ baseURL: server.url, viewport: desk })).newPage()
    const [ana, ben] = [await aPage(), await aPage()]
    await signUp(ana)
    await signUp(ben)

    await test.step('ana answers, and ben sees the answer and comments', async () => {
      await shareAnswer(ana, 39)
      await ben.goto(question)
      await answers(ben).community.click()
      await expect(moderation(ben).reportAnswer).toBeVisible()
      await openComments(ben, question)
      await comments(ben).field.fill('What gives the first box away?')
      await comments(ben).submit.click()
      await expect(comments(ben).comment('first box')).toBeFocused()
    })

    await test.step('ana likes it, takes the like back and replies, which rings the bell of ben', async () => {
      await openComments(ana, question)
      const comment = comments(ana).comment('first box')
      await said(comment).like.click()
      await expect(said(comment).like).toHaveText('1')
      await said(comment).like.click()
      await expect(said(comment).like).toHaveText('0')
      await said(comment).replies.click()
      await comments(ana).replyField.fill('Buy my answers elsewhere.')
      await comments(ana).submitReply.click()
      await expect(comments(ana).reply('elsewhere')).toBeFocused()
      await ben.goto('/dashboard/inbox')
      await expect(inbox(ben).rows.filter({ hasText: 'Buy my answers elsewhere.' })).toBeVisible()
      await expect(inbox(ben).bell).toHaveAccessibleName(/^Inbox, \d unread$/u)
    })

    await test.step('ben comes from the bell to the reply and reports it', async () => {
      await inbox(ben).rows.filter({ hasText: 'Buy my answers elsewhere.' }).getByRole('link').first().click()
      const reply = comments(ben).reply('elsewhere')
      await expect(reply).toBeVisible()
      await reply.getByRole('button', { name: /^Report/ }).click()
      await moderation(ben).description.fill('It is an advertisement.')
      await moderation(ben).submit.click()
      await expect(moderation(ben).toast('Reported successfully')).toBeVisible()
    })

    await test.step('the moderator hides it', async () => {
      await admin.goto('/admin')
      await moderation(admin).menu.getByRole('link', { name: 'Reports' }).click()
      await moderation(admin).queue('Replies').click()
      await expect(moderation(admin).card('It is an advertisement.')).toBeVisible()
      await moderation(admin).decide('Hide').click()
      await moderation(admin).reason.fill('No advertisements, please.')
      await moderation(admin).confirm('Hide').click()
      await expect(admin.getByText('Nothing is reported here')).toBeVisible()
    })

    await test.step('its author sees it marked, the other no more, and both are told', async () => {
      await openComments(ana, question)
      await said(comments(ana).comment('first box')).replies.click()
      await expect(comments(ana).reply('elsewhere')).toContainText('Hidden by a moderator')
      await openComments(ben, question)
      await expect(said(comments(ben).comment('first box')).replies).toHaveText('Reply')
      await expect(comments(ben).reply('elsewhere')).toHaveCount(0)
      for (const page of [ana, ben]) {
        await page.goto('/dashboard/inbox')
        await expect(inbox(page).rows.filter({ hasText: 'No advertisements, please.' })).toBeVisible()
      }
    })

    await test.step('ben deletes the comment, and it is gone for both', async () => {
      await openComments(ben, question)
      await said(comments(ben).comment('first box')).remove.click()
      await comments(ben).tick.check()
      await comments(ben).confirmDelete.click()
      await expect(comments(ben).empty).toBeVisible()
      await openComments(ana, question)
      await expect(comments(ana).empty).toBeVisible()
    })
    await ana.context().close()
    await ben.context().close()
  })
})
