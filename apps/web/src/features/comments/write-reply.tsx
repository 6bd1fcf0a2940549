import type { CommentReply } from '@rehearsal/contracts/comments'
import { useSession } from '../../shared/session/use-session.ts'
import { postReply } from './api/write.ts'
import { t } from './messages.ts'
import { WriteBox } from './write-box.tsx'

type Props = { commentId: number; name: string; hasFocus: boolean; onPosted: (reply: CommentReply) => void }

/** Where a reply is written. */
export function WriteReply({ commentId, name, hasFocus, onPosted }: Props) {
  const { user } = useSession()
  if (user === undefined) return null
  return (
    <WriteBox
      label={t('replyTo', { name })}
      submitLabel={t('submitReply')}
      hasLabelHidden
      hasFocus={hasFocus}
      draftName={`reply-draft:${user.id}:${commentId}`}
      post={(text, key) => postReply(commentId, text, key)}
      goneText={t('gone')}
      onPosted={onPosted}
    />
  )
}
