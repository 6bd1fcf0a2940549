import type { Comment, CommentReply } from '@rehearsal/contracts/comments'
import { errorCatalogue } from '@rehearsal/contracts/error-catalogue'
import { type ErrorCode } from '@rehearsal/contracts/errors'
import { http, HttpResponse } from 'msw'
import { apiServer, errorBody } from '../../../testing/api-server.ts'
import { aUser } from '../../../testing/fixtures.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString().slice(0, -1)

export const aComment = (changes: Partial<Comment> = {}): Comment => ({
  id: 7,
  nickname: 'Omid',
  createdBy: 'x7f_2',
  comment: 'Look at the linking words.',
  lastModifiedDate: minutesAgo(5),
  replyCount: 0,
  likesCount: 0,
  liked: false,
  hidden: false,
  prediction: null,
  ...changes,
})

export const aReply = (changes: Partial<CommentReply> = {}): CommentReply => ({
  id: 70,
  nickname: 'Omid',
  createdBy: 'x7f_2',
  reply: 'Thank you.',
  lastModifiedDate: minutesAgo(2),
  likesCount: 0,
  liked: false,
  hidden: false,
  prediction: null,
  ...changes,
})

const me = aUser()
const place = 'http://localhost:3000'
type Call = { method: string; path: string; query: Record<string, string>; body: unknown; key: string | null }

type Server = {
  comments: Comment[]
  replies: Record<number, CommentReply[]>
  writes: Call[]
  reads: Call[]
  /** Refuses the calls of this method; `offline` answers none. */
  failure: { method: string; code: ErrorCode | 'offline' } | null
  /** What calls that write wait for. */
  gate: Promise<void>
}

const pageOf = <Item>(name: string, items: readonly Item[], url: URL) => {
  const size = Number(url.searchParams.get('size'))
  const page = { number: 0, size, totalPages: Math.ceil(items.length / size), totalElements: items.length }
  return HttpResponse.json({ _embedded: { [name]: items.slice(0, size) }, page })
}

/** A server that keeps the comments on question 31 and the replies to each. Tests change them as others would. */
export function commentsServer(kept: { comments?: Comment[]; replies?: Record<number, CommentReply[]> } = {}) {
  const server: Server = {
    comments: kept.comments ?? [],
    replies: kept.replies ?? {},
    writes: [],
    reads: [],
    failure: null,
    gate: Promise.resolve(),
  }
  const repliesTo = (id: number) => (server.replies[id] ??= [])
  const allReplies = () => Object.values(server.replies).flat()
  const liked = <Said extends { liked: boolean; likesCount: number }>(said: Said | undefined, isLiked: boolean) => {
    if (said === undefined) return refuse('not_found')
    if (said.liked !== isLiked) said.likesCount += isLiked ? 1 : -1
    said.liked = isLiked
    return HttpResponse.json({ ...said })
  }
  const post = (path: string, body: object) => {
    const id = 900 + server.writes.length
    const lastModifiedDate = minutesAgo(0)
    if (path === '/api/comments') {
      const said = { id, nickname: me.nickname, createdBy: me.username, comment: String(Object(body).comment) }
      server.comments.unshift(aComment({ ...said, lastModifiedDate }))
      return HttpResponse.json(server.comments[0], { status: 201 })
    }
    const commentId = Number(path.split('/').at(-1))
    const reply = { id, nickname: me.nickname, createdBy: me.email, reply: String(Object(body).reply) }
    repliesTo(commentId).push(aReply({ ...reply, lastModifiedDate }))
    for (const comment of server.comments) if (comment.id === commentId) comment.replyCount += 1
    return HttpResponse.json(repliesTo(commentId).at(-1), { status: 201 })
  }
  const remove = (path: string, id: number) => {
    if (path.startsWith('/api/comments/')) server.comments = server.comments.filter((each) => each.id !== id)
    for (const [of, replies] of Object.entries(server.replies)) {
      server.replies[Number(of)] = replies.filter((each) => path.startsWith('/api/comments/') || each.id !== id)
    }
    return new HttpResponse(null, { status: 204 })
  }
  const refuse = (code: ErrorCode) => HttpResponse.json(errorBody(code), { status: errorCatalogue[code].status })

  const serve = async ({ request }: { request: Request }) => {
    const url = new URL(request.url, place)
    const { pathname: path } = url
    const { method } = request
    const text = await request.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    const key = request.headers.get('Idempotency-Key')
    const seen = method === 'GET' ? server.reads : server.writes
    seen.push({ method, path, query: Object.fromEntries(url.searchParams), body, key })
    if (method !== 'GET') await server.gate
    if (server.failure?.method === method) {
      return server.failure.code === 'offline' ? HttpResponse.error() : refuse(server.failure.code)
    }
    const id = Number(/\d+/u.exec(path)?.[0])
    if (path.endsWith('/like')) {
      const said = path.startsWith('/api/comments/')
        ? server.comments.find((each) => each.id === id)
        : allReplies().find((each) => each.id === id)
      return liked(said, method === 'POST')
    }
    if (method === 'POST') return post(path, Object(body))
    if (method === 'DELETE') return remove(path, id)
    if (path.startsWith('/api/commentReplies')) return pageOf('commentReplyLikeCountDtoList', repliesTo(id), url)
    const isFrequentOnly = url.searchParams.get('prediction') === 'true'
    const shown = server.comments.filter(({ prediction }) => !isFrequentOnly || prediction !== null)
    return pageOf('commentLikeCountDtoList', shown, url)
  }
  apiServer.use(
    http.all('/api/comments', serve),
    http.all('/api/comments/*', serve),
    http.all('/api/commentReplies/*', serve),
  )
  return server
}
