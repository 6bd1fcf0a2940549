import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { apiServer, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { aReOrdering, kind, openQuestion, serve } from '../testing/question-server.ts'

withApiServer()

beforeEach(() => {
  signIn()
  apiServer.use(...signedInHandlers())
})

/** Twelve answers of others, as many of them as are asked for. */
function serveTwelve() {
  apiServer.use(
    http.get(`${kind}/31/answers/other`, ({ request }) => {
      const size = Number(new URL(request.url).searchParams.get('size'))
      const items = Array.from({ length: 12 }, (_, place) =>
        aReOrdering({ id: place + 1, type: 'OTHER_ANSWER', nickname: `Learner ${place + 1}` }),
      ).slice(0, size)
      return HttpResponse.json({
        _embedded: { reorderParagraphsScoredAnswerDtoList: items },
        number: 0,
        totalPages: Math.ceil(12 / size),
        totalElements: 12,
      })
    }),
  )
}

test('ten answers are shown, ten more with Load More, which goes when there are no more', async () => {
  serve()
  serveTwelve()
  const { user } = await openQuestion()
  const area = within(screen.getByRole('region', { name: 'Answers' }))
  await user.click(area.getByRole('tab', { name: 'Community' }))
  expect(await area.findAllByText(/^Learner \d+$/u)).toHaveLength(10)
  await user.click(area.getByRole('button', { name: 'Load More' }))
  expect(await area.findByText('Learner 12')).toBeVisible()
  expect(area.getAllByText(/^Learner \d+$/u)).toHaveLength(12)
  expect(area.queryByRole('button', { name: 'Load More' })).toBeNull()
})

test('an answer that is deleted is gone at once, from the list and its count, however long the list takes to come anew', async () => {
  const mine = [aReOrdering({ id: 9 }), aReOrdering({ id: 8 })]
  serve({ mine })
  apiServer.use(http.delete(`${kind}/:rest*`, () => new HttpResponse(null, { status: 204 })))
  const { user } = await openQuestion()
  await user.click(await screen.findByRole('button', { name: 'Delete answer #0009' }))
  apiServer.use(http.get(`${kind}/31/answers`, () => new Promise<Response>(() => undefined)))
  await user.click(await screen.findByRole('checkbox', { name: /^Yes/u }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await expect.poll(() => screen.queryByRole('button', { name: 'Delete answer #0009' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete answer #0008' })).toBeVisible()
  expect(screen.getByRole('tab', { name: /^My answers/u })).toHaveTextContent('1')
})
