import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { dropFromLists } from './drop-from-lists.ts'

test.each([
  [
    'a list that we made',
    { answers: [{ id: 1 }, { id: 2, parts: [{ id: 1 }] }], total: 12, hasMore: true },
    { answers: [{ id: 2, parts: [{ id: 1 }] }], total: 11, hasMore: true },
  ],
  [
    'a page as the server gave it',
    { _embedded: { words: [{ id: 1 }, { id: 2 }] }, page: { number: 1, totalElements: 22, totalPages: 2 } },
    { _embedded: { words: [{ id: 2 }] }, page: { number: 1, totalElements: 21, totalPages: 2 } },
  ],
  ['a list without it', { answers: [{ id: 3 }], total: 1 }, { answers: [{ id: 3 }], total: 1 }],
])('what was deleted is gone from %s, and from its count', async (_what, before, after) => {
  const client = new QueryClient()
  client.setQueryData(['answers', 7], before)
  client.setQueryData(['other'], before)
  await dropFromLists(client, ['answers'], 1)
  expect([client.getQueryData(['answers', 7]), client.getQueryData(['other'])]).toEqual([after, before])
})
