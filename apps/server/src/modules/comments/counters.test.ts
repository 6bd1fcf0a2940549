import {
  createComment,
  createReply,
  deleteComment,
  deleteReply,
  likeComment,
  likeReply,
  listComments,
  listReplies,
  unlikeComment,
  unlikeReply,
} from '@rehearsal/contracts/comments'
import { itemsOf } from '@rehearsal/contracts/wire'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comment, commentLike, commentReply, commentReplyLike } from '../../platform/database/schema/comments.ts'
import { communityPost } from '../../platform/database/schema/moderation.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, send } from '../../testing/ask.ts'

const LEARNERS = 3

let app: TestApp
let learners: TestLearner[]

beforeAll(async () => {
  app = await anApp()
  learners = await Promise.all(Array.from({ length: LEARNERS }, () => aLearner(app)))
})
afterAll(() => app.close())

/** What one learner does to one of the comments or replies that there are; `pick` chooses which. */
type Deed = { kind: (typeof kinds)[number]; who: number; pick: number }
const kinds = ['comment', 'reply', 'like', 'unlike', 'likeReply', 'unlikeReply', 'delete', 'deleteReply'] as const

/** What is stored: comments with their author and who likes them, replies likewise. */
type Kept = { by: string; likedBy: Set<string> }
type State = { comments: Map<number, Kept>; replies: Map<number, Kept & { to: number }> }

async function stored(questionId: number): Promise<State> {
  const { db } = app.platform
  const state: State = { comments: new Map(), replies: new Map() }
  for (const row of await db.select().from(comment).where(eq(comment.questionId, questionId)))
    state.comments.set(row.id, { by: row.userId ?? '', likedBy: new Set() })
  for (const row of await db.select().from(commentReply))
    if (state.comments.has(row.commentId))
      state.replies.set(row.id, { by: row.userId, to: row.commentId, likedBy: new Set() })
  for (const row of await db.select().from(commentLike)) state.comments.get(row.commentId)?.likedBy.add(row.userId)
  for (const row of await db.select().from(commentReplyLike)) state.replies.get(row.replyId)?.likedBy.add(row.userId)
  return state
}

const learnerAt = (place: number): TestLearner => {
  const learner = learners[place % LEARNERS]
  if (!learner) throw new Error('There is no such learner')
  return learner
}

/** The status of the call, and the id in its answer. */
async function doIt({ kind, who, pick }: Deed, questionId: number, state: State) {
  const as = learnerAt(who)
  const at = (ids: Iterable<number>) => {
    const all = [...ids].toSorted((a, b) => a - b)
    return { as, params: { id: all[pick % all.length] ?? 2_000_000_000 } }
  }
  const onComment = at(state.comments.keys())
  const onReply = at(state.replies.keys())
  const calls = {
    comment: () => send(app, createComment, { as, body: { practiceId: questionId, comment: 'said' } }),
    reply: () => send(app, createReply, { ...onComment, body: { reply: 'answered' } }),
    like: () => send(app, likeComment, onComment),
    unlike: () => send(app, unlikeComment, onComment),
    likeReply: () => send(app, likeReply, onReply),
    unlikeReply: () => send(app, unlikeReply, onReply),
    delete: () => send(app, deleteComment, onComment),
    deleteReply: () => send(app, deleteReply, onReply),
  }
  const { statusCode, body } = await calls[kind]()
  const made: unknown = body === '' ? {} : JSON.parse(body)
  return { status: statusCode, as, on: onComment.params.id, onReply: onReply.params.id, id: Number(Object(made).id) }
}

/** What the deed makes of the state, when nothing else happens. */
function expected({ kind }: Deed, done: Awaited<ReturnType<typeof doIt>>, state: State): void {
  const { as, on, onReply, id } = done
  const { comments, replies } = state
  const fresh = { by: as.id, likedBy: new Set<string>() }
  if (kind === 'comment') comments.set(id, fresh)
  if (kind === 'reply' && comments.has(on)) replies.set(id, { ...fresh, to: on })
  if (kind === 'like') comments.get(on)?.likedBy.add(as.id)
  if (kind === 'unlike') comments.get(on)?.likedBy.delete(as.id)
  if (kind === 'likeReply') replies.get(onReply)?.likedBy.add(as.id)
  if (kind === 'unlikeReply') replies.get(onReply)?.likedBy.delete(as.id)
  if (kind === 'deleteReply' && replies.get(onReply)?.by === as.id) replies.delete(onReply)
  if (kind === 'delete' && comments.get(on)?.by === as.id) {
    comments.delete(on)
    for (const [replyId, { to }] of replies) if (to === on) replies.delete(replyId)
  }
}

/** What every learner reads, in one form. */
async function expectCounted(questionId: number, { comments, replies }: State) {
  const inOrder = <Item extends { id: number }>(items: Item[]) => items.toSorted((a, b) => a.id - b.id)
  for (const as of learners) {
    const size = { size: 1000 }
    const read = itemsOf(await ask(app, listComments, { as, params: { id: questionId }, query: size }))
    const counted = ({ id, likesCount, liked, replyCount }: (typeof read)[number]) => ({
      id,
      likesCount,
      liked,
      replyCount,
    })
    const shown = [...comments].map(([id, { likedBy }]) => ({
      id,
      likesCount: likedBy.size,
      liked: likedBy.has(as.id),
      replyCount: [...replies.values()].filter(({ to }) => to === id).length,
    }))
    expect(inOrder(read.map(counted))).toEqual(inOrder(shown))
    for (const id of comments.keys()) {
      const answered = itemsOf(await ask(app, listReplies, { as, params: { id }, query: size }))
      const kept = [...replies].filter(([, { to }]) => to === id)
      expect(answered.map((each) => [each.id, each.likesCount, each.liked])).toEqual(
        kept.map(([replyId, { likedBy }]) => [replyId, likedBy.size, likedBy.has(as.id)]),
      )
    }
  }
}

const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat({ max: LEARNERS - 1 }),
  pick: fc.nat({ max: 5 }),
})

test('counters equal the rows, and the rows what was done, after any interleaving of several learners', async () => {
  const rounds = fc.array(fc.array(deed, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(rounds, async (atOnce) => {
      await app.platform.db.delete(communityPost)
      const questionId = await aQuestion(app, 'speaking/read-aloud')
      let state = await stored(questionId)
      for (const deeds of atOnce) {
        const done = await Promise.all(deeds.map((each) => doIt(each, questionId, state)))
        expect(done.filter(({ status }) => ![200, 201, 204, 404, 429].includes(status))).toEqual([])
        const [only] = deeds
        const [result] = done
        if (deeds.length === 1 && only && result && result.status !== 429) expected(only, result, state)
        else state = await stored(questionId)
        await expectCounted(questionId, state)
      }
    }),
    { numRuns: 25 },
  )
}, 240_000)
