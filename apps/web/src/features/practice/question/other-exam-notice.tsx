import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { flushSync } from 'react-dom'
import { focusHeading } from '../../../shared/focus-heading.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { t } from '../messages.ts'

/** Says that only the other exam has this question, and changes to that exam. */
export function OtherExamNotice({ exam }: { exam: ExamVariant }) {
  const { setVariant } = useSession()
  const change = () => {
    // The question is loaded anew for the other exam: the button that was pressed is gone before the heading is looked for.
    flushSync(() => setVariant(exam))
    focusHeading()
  }
  return (
    <div className="px-4 pb-4 md:px-6">
      <Banner
        action={
          <Button size="small" onClick={change}>
            {t(`switchTo_${exam}`)}
          </Button>
        }
      >
        {t(`otherExam_${exam}`)}
      </Banner>
    </div>
  )
}
