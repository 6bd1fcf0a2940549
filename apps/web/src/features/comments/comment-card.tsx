import type { Comment } from '@rehearsal/contracts/comments'
import { Button } from '@rehearsal/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../shared/session/use-session.ts'
import { setCommentLiked } from './api/like.ts'
import { commentLists } from './comment-cache.ts'
import { threadId } from './said-ids.ts'
import { LikeButton } from './like-button.tsx'
import { t } from './messages.ts'
import { PredictionFacts } from './prediction-facts.tsx'
import { RemoveButton } from './remove-button.tsx'
import { ReplyThread } from './reply-thread.tsx'
import type { ReportAction } from './report-action.ts'
import { nicknameOf, SaidFrame } from './said-frame.tsx'
import { useLike } from './use-like.ts'

type Props = {
  practiceId: number
  comment: Comment
  reportAction?: ReportAction | undefined
  /** Its replies are shown from the beginning. */
  isAsked: boolean
  onRemoved: () => void
}

/** A comment, or a report from an exam, with its likes and replies (specification §2.7). */
export function CommentCard({ practiceId, comment, reportAction, isAsked, onRemoved }: Props) {
  const { user } = useSession()
  const lists = commentLists(useQueryClient(), practiceId)
  const like = useLike(comment, { send: setCommentLiked, lists })
  const [isOpen, setIsOpen] = useState(isAsked)
  const { id, prediction, replyCount } = comment
  const name = nicknameOf(comment)
  const isMine = comment.createdBy === user?.username
  return (
    <SaidFrame
      kind="comment"
      said={comment}
      isMine={isMine}
      text={comment.comment === '' ? (prediction?.description ?? '') : comment.comment}
      nameOf={(parts) => (prediction === null ? t('commentBy', parts) : t('entryBy', parts))}
      facts={prediction === null ? null : <PredictionFacts {...prediction} />}
      actions={
        <>
          <LikeButton
            name={name}
            count={comment.likesCount}
            isLiked={comment.liked}
            isBusy={like.isPending}
            onToggle={like.toggle}
          />
          <Button
            variant="quiet"
            size="small"
            className="max-md:min-h-11"
            icon={<MessageCircle size={15} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? threadId(id) : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('replies', { count: replyCount })}
          </Button>
          {isMine ? null : reportAction?.({ kind: 'comment', id }, name)}
          {isMine && prediction === null ? <RemoveButton kind="comment" id={id} onRemoved={onRemoved} /> : null}
        </>
      }
    >
      {isOpen ? (
        <ReplyThread
          practiceId={practiceId}
          comment={comment}
          reportAction={reportAction}
          isAsked={isAsked}
          hasFocus={replyCount === 0 && !isAsked}
        />
      ) : null}
    </SaidFrame>
  )
}
