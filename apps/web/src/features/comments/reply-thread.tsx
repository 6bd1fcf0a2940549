import type { Comment, CommentReply } from '@rehearsal/contracts/comments'
import { useQueryClient } from '@tanstack/react-query'
import { pagedReplies } from './api/replies-query.ts'
import { commentLists, replyLists } from './comment-cache.ts'
import { focusSoon } from '../../shared/focus-soon.ts'
import { saidId, threadId } from './said-ids.ts'
import { t } from './messages.ts'
import { Replies } from './replies.tsx'
import type { ReportAction } from './report-action.ts'
import { nicknameOf } from './said-frame.tsx'
import { usePaged } from './use-paged.ts'
import { WriteReply } from './write-reply.tsx'

type Props = {
  practiceId: number
  comment: Comment
  reportAction?: ReportAction | undefined
  /** Somebody comes for what was replied, of which the latest stands last: all of it is shown. */
  isAsked: boolean
  /** The field takes the focus. */
  hasFocus: boolean
}

/** The replies to a comment, oldest first, and where one is written. */
export function ReplyThread({ practiceId, comment, reportAction, isAsked, hasFocus }: Props) {
  const { id: commentId, nickname, replyCount } = comment
  const client = useQueryClient()
  const paged = usePaged(pagedReplies(commentId), {
    onEnd: (firstNew) => focusSoon(saidId('reply', firstNew)),
    shownFirst: isAsked ? replyCount : 1,
  })
  const comments = commentLists(client, practiceId)
  const replies = replyLists(client, commentId)
  const name = nicknameOf({ nickname })
  const count = (change: 1 | -1) =>
    comments.edit(commentId, (said) => ({ ...said, replyCount: Math.max(0, said.replyCount + change) }))
  const posted = async (reply: CommentReply) => {
    focusSoon(saidId('reply', reply.id))
    count(1)
    // Where they cannot be loaded, it stands at the end of those that were.
    await paged.showOneMore().catch(() => undefined)
    replies.add(reply, 'last')
  }
  const removed = (place: number) => {
    const items = paged.data?.items ?? []
    const next = items[place + 1] ?? items[place - 1]
    const gone = items[place]
    if (gone === undefined) return
    const target = next === undefined ? threadId(commentId) : saidId('reply', next.id)
    focusSoon(target, { removedId: saidId('reply', gone.id) })
    replies.remove(gone.id)
    count(-1)
    void replies.refresh()
  }
  return (
    <section
      id={threadId(commentId)}
      tabIndex={-1}
      aria-label={t('repliesTo', { name })}
      className="mt-2 grid gap-4 border-s-2 border-line ps-3 md:ps-4"
    >
      <Replies paged={paged} commentId={commentId} reportAction={reportAction} onRemoved={removed} />
      <WriteReply commentId={commentId} name={name} hasFocus={hasFocus} onPosted={(reply) => void posted(reply)} />
    </section>
  )
}
