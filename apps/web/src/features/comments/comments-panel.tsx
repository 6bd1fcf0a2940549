import type { Comment } from '@rehearsal/contracts/comments'
import { Card } from '@rehearsal/ui/card'
import { Switch } from '@rehearsal/ui/switch'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../shared/session/use-session.ts'
import { postComment } from './api/write.ts'
import { commentLists } from './comment-cache.ts'
import { CommentList } from './comment-list.tsx'
import { focusSoon } from '../../shared/focus-soon.ts'
import { panelId, saidId } from './said-ids.ts'
import { t } from './messages.ts'
import type { ReportAction } from './report-action.ts'
import { WriteBox } from './write-box.tsx'

type Props = {
  practiceId: number
  /** The comment that the address asks for. */
  askedId: number | null
  reportAction?: ReportAction | undefined
}

/** What learners say about a question: where it is written, and the list (specification §2.7, §4.12). */
export function CommentsPanel({ practiceId, askedId, reportAction }: Props) {
  const { user } = useSession()
  const lists = commentLists(useQueryClient(), practiceId)
  const [isFrequentOnly, setIsFrequentOnly] = useState(false)
  const posted = (comment: Comment) => {
    focusSoon(saidId('comment', comment.id))
    setIsFrequentOnly(false)
    lists.add(comment, 'first')
    void lists.refresh()
  }
  return (
    <div id={panelId(practiceId)} tabIndex={-1} className="grid gap-4 focus-visible:outline-offset-4">
      {user === undefined ? null : (
        <Card padding="small">
          <WriteBox
            label={t('addComment')}
            hint={t('commentHint')}
            submitLabel={t('submit')}
            draftName={`comment-draft:${user.id}:${practiceId}`}
            post={(text, key) => postComment(practiceId, text, key)}
            goneText={t('questionGone')}
            onPosted={posted}
          />
        </Card>
      )}
      <Switch label={t('frequentOnly')} isOn={isFrequentOnly} onChange={setIsFrequentOnly} />
      <CommentList
        key={String(isFrequentOnly)}
        practiceId={practiceId}
        isFrequentOnly={isFrequentOnly}
        askedId={isFrequentOnly ? null : askedId}
        reportAction={reportAction}
      />
    </div>
  )
}
