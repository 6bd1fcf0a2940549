import { ExamText } from '../../exam-text.tsx'
import { playerTexts } from '../../messages.ts'
import { PlayerLayout } from '../../player-layout.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import { WrittenAnswerField } from '../../written-answer-field.tsx'
import type { writeEmail } from './definition.ts'

type Props = PlayerPropsOf<typeof writeEmail>

/** The situation with what the e-mail must do, and a field for it. */
export function WriteEmailPlayer(props: Props) {
  return (
    <PlayerLayout
      prompt={<Situation {...props.prompt} />}
      strip={props.strip}
      response={<WrittenAnswerField {...props} label={playerTexts.yourEmail} minRows={9} />}
    />
  )
}

function Situation({ situation, recipient, points }: Props['prompt']) {
  return (
    <div className="grid gap-3">
      <ExamText>{situation}</ExamText>
      <p>
        <span className="text-sm font-semibold">{playerTexts.recipient}</span>{' '}
        <span lang="en" dir="ltr" className="font-read text-lg">
          {recipient}
        </span>
      </p>
      <div>
        <p className="text-sm font-semibold">{playerTexts.emailPoints}</p>
        <ul lang="en" dir="ltr" className="read mt-1 grid list-disc gap-1 ps-6">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
