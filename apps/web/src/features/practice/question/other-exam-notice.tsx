import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { flushSync } from 'react-dom'
import { focusHeading } from '../../../shared/focus-heading.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import type { Elsewhere } from '../use-elsewhere.ts'

type Props = { exam: NonNullable<Elsewhere> }

/** Says that only another exam has this question, and how to get there. */
export function OtherExamNotice({ exam }: Props) {
  return (
    <div className="px-4 pb-4 md:px-6">
      <Banner action={<SwitchExam exam={exam} size="small" />}>{t(`otherExam_${exam}`)}</Banner>
    </div>
  )
}

/** Leads to the exam that has what the page shows, where there is a way. */
export function SwitchExam({ exam, size }: Props & { size?: 'small' }) {
  const sized = size === undefined ? {} : { size }
  if (exam === 'NOWHERE') return null
  if (exam !== 'OFFERED') return <SwitchVariant exam={exam} {...sized} />
  return (
    <Button {...sized} href={urls.profile}>
      {t('chooseExam')}
    </Button>
  )
}

function SwitchVariant({ exam, ...sized }: { exam: ExamVariant; size?: 'small' }) {
  const { setVariant } = useSession()
  const change = () => {
    // The page is loaded anew for the other exam: the button that was pressed is gone before the heading is looked for.
    flushSync(() => setVariant(exam))
    focusHeading()
  }
  return (
    <Button {...sized} onClick={change}>
      {t(`switchTo_${exam}`)}
    </Button>
  )
}
