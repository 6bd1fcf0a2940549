import type { CommentReply } from '@rehearsal/contracts/comments'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../shared/session/use-session.ts'
import { setReplyLiked } from './api/like.ts'
import { replyLists } from './comment-cache.ts'
import { LikeButton } from './like-button.tsx'
import { t } from './messages.ts'
import { RemoveButton } from './remove-button.tsx'
import type { ReportAction } from './report-action.ts'
import { nicknameOf, SaidFrame } from './said-frame.tsx'
import { useLike } from './use-like.ts'

type Props = {
  commentId: number
  reply: CommentReply
  reportAction?: ReportAction | undefined
  onRemoved: () => void
}

/** One reply to a comment. */
export function ReplyCard({ commentId, reply, reportAction, onRemoved }: Props) {
  const { user } = useSession()
  const lists = replyLists(useQueryClient(), commentId)
  const like = useLike(reply, { send: setReplyLiked, lists })
  const { id } = reply
  const name = nicknameOf(reply)
  const isMine = reply.createdBy === user?.email
  return (
    <SaidFrame
      kind="reply"
      said={reply}
      isMine={isMine}
      text={reply.reply}
      nameOf={(parts) => t('replyBy', parts)}
      actions={
        <>
          <LikeButton
            name={name}
            count={reply.likesCount}
            isLiked={reply.liked}
            isBusy={like.isPending}
            onToggle={like.toggle}
          />
          {isMine ? null : reportAction?.({ kind: 'reply', id }, name)}
          {isMine ? <RemoveButton kind="reply" id={id} onRemoved={onRemoved} /> : null}
        </>
      }
    />
  )
}
