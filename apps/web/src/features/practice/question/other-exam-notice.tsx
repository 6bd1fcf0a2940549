import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { flushSync } from 'react-dom'
import { focusHeading } from '../../../shared/focus-heading.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { t } from '../messages.ts'

/** Says that only the other exam has this question, and changes to that exam. */
export function OtherExamNotice({ exam }: { exam: ExamVariant }) {
  return (
    <div className="px-4 pb-4 md:px-6">
      <Banner action={<SwitchExam exam={exam} size="small" />}>{t(`otherExam_${exam}`)}</Banner>
    </div>
  )
}

/** Changes to the exam that has what the page shows. */
export function SwitchExam({ exam, size }: { exam: ExamVariant; size?: 'small' }) {
  const { setVariant } = useSession()
  const change = () => {
    // The page is loaded anew for the other exam: the button that was pressed is gone before the heading is looked for.
    flushSync(() => setVariant(exam))
    focusHeading()
  }
  return (
    <Button {...(size === undefined ? {} : { size })} onClick={change}>
      {t(`switchTo_${exam}`)}
    </Button>
  )
}
