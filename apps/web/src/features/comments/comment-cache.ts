import type { Comment, CommentReply } from '@rehearsal/contracts/comments'
import type { QueryClient } from '@tanstack/react-query'
import { commentsKey } from '../../shared/api/shared-keys.ts'
import { pagedComments } from './api/comments-query.ts'
import type { Listed } from './api/paged.ts'
import { pagedReplies } from './api/replies-query.ts'

type Item = { id: number }

/** Changes lists that were fetched, however much of them, before the server says so. */
function lists<Said extends Item>(client: QueryClient, queryKey: readonly unknown[], addKey = queryKey) {
  const change = (key: readonly unknown[], by: (list: Listed<Said>) => Listed<Said>) => {
    client.setQueriesData<Listed<Said>>({ queryKey: key }, (list) => list && by(list))
  }
  return {
    add: (said: Said, place: 'first' | 'last') =>
      change(addKey, ({ items, total }) => {
        const others = items.filter(({ id }) => id !== said.id)
        const isKnown = others.length < items.length
        return { items: place === 'first' ? [said, ...others] : [...others, said], total: isKnown ? total : total + 1 }
      }),
    edit: (id: number, edit: (said: Said) => Said) =>
      change(queryKey, (list) => ({ ...list, items: list.items.map((said) => (said.id === id ? edit(said) : said)) })),
    remove: (id: number) =>
      change(queryKey, ({ items, total }) => {
        const others = items.filter((said) => said.id !== id)
        return { items: others, total: total - (items.length - others.length) }
      }),
    refresh: () => client.invalidateQueries({ queryKey }),
  }
}

/** The comments on a question; what is added is no report from an exam. */
export const commentLists = (client: QueryClient, practiceId: number) =>
  lists<Comment>(client, commentsKey(practiceId), pagedComments(practiceId).key)

/** The replies to a comment. */
export const replyLists = (client: QueryClient, commentId: number) =>
  lists<CommentReply>(client, pagedReplies(commentId).key)
