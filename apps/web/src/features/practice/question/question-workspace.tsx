import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { rulesOf } from '@rehearsal/exam/formats/formats'
import { Card } from '@rehearsal/ui/card'
import { examMarker } from '../../../shared/dictionary/exam-marker.ts'
import { useState } from 'react'
import { LeaveDialog } from '../../../shared/frame/leave-dialog.tsx'
import { AnswersArea } from '../answers/answers-area.tsx'
import { t } from '../messages.ts'
import { ResultDialog } from '../result/result-dialog.tsx'
import { skillOf } from '../../../shared/skill-of.ts'
import { SubmissionStatus } from '../submission/submission-status.tsx'
import { useUnsentGuard } from '../../../shared/use-unsent-guard.ts'
import { ConsentDialog } from './consent-dialog.tsx'
import { OtherExamNotice } from './other-exam-notice.tsx'
import { OtherText } from './other-text.tsx'
import { PhaseBar } from './phase-bar.tsx'
import { QuestionFooter } from './question-footer.tsx'
import { QuestionHeader } from './question-header.tsx'
import { RecogniserChoiceRow } from './recogniser-choice.tsx'
import { RevealedAnswer } from './revealed-answer.tsx'
import { SentWritingNote } from './sent-writing-note.tsx'
import { useAnswering } from './use-answering.ts'
import { useRecogniserChoice } from '../../../shared/use-recogniser-choice.ts'
import { useStartFocus } from './use-start-focus.ts'
import { useSwitchFocus } from './use-switch-focus.ts'
import { useQuestionKeys } from './use-question-keys.ts'
import type { WorkspaceProps } from './workspace-props.ts'

/** The question, the answer to it, what was answered before, and the result. */
export function QuestionWorkspace(props: WorkspaceProps) {
  const { face, view, practice, filters, answerId } = props
  const [shownAnswer, setShownAnswer] = useState<ScoredAnswer | null>(null)
  const answering = useAnswering({ ...props, onShow: setShownAnswer })
  const { submission, clock, mode, elsewhere } = answering
  const guard = useUnsentGuard(answering.hasUnsentWork)
  useStartFocus(answering.round)
  const player = useSwitchFocus(mode)
  useQuestionKeys({ face, practice, filters, onSubmit: answering.requestSubmit })
  const { Player } = view
  const rules = rulesOf(practice.format, face.id)
  const recogniser = useRecogniserChoice(props.userId, view)
  const isLocked = submission.state.name !== 'editing' || elsewhere !== null
  const tools = props.headerTools(practice, { isAnswerShown: answering.isRevealed, mode })
  const isExam = mode === 'exam' && submission.state.name === 'editing'
  const media = (id: string) => practice.media[id] ?? ''

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5" {...(isExam ? examMarker : {})}>
      <Card as="article" padding="none" className="overflow-clip">
        <QuestionHeader face={face} practice={practice} tools={tools} />
        {elsewhere === null ? null : <OtherExamNotice exam={elsewhere} />}
        <OtherText prompt={practice.prompt} answering={answering} />
        <div ref={player}>
          <Player
            key={`${mode}-${answering.round}`}
            prompt={practice.prompt}
            draft={answering.draft}
            onDraft={answering.setDraft}
            rules={rules}
            mode={mode}
            phase={clock.phase}
            onHeard={clock.markHeard}
            media={media}
            audios={practice.audios}
            isLocked={isLocked}
            isTranscribed={recogniser.isOffered && recogniser.agrees === true}
            strip={
              <PhaseBar
                clock={clock}
                mode={mode}
                onMode={answering.chooseMode}
                isAnswered={answering.isAnswered}
                hasRecorder={skillOf(face.id) === 'speaking'}
                rules={rules}
              />
            }
          />
        </div>
        <SentWritingNote view={view} />
        <RecogniserChoiceRow choice={recogniser} isDisabled={isLocked} />
        <RevealedAnswer view={view} practice={practice} variant={props.variant} isShown={answering.isRevealed} />
        <SubmissionStatus
          state={submission.state}
          onResend={submission.resend}
          needsPlan={answering.hasNoCredits}
          onSendHeld={answering.requestSubmit}
        />
        <QuestionFooter face={face} practice={practice} filters={filters} answering={answering} />
      </Card>
      <AnswersArea
        face={face}
        questionId={practice.id}
        onOpen={setShownAnswer}
        discussion={props.discussion}
        isExam={isExam}
      />
      <ResultDialog
        face={face}
        view={view}
        practice={practice}
        filters={filters}
        answer={shownAnswer}
        answerId={answerId}
        onClose={() => setShownAnswer(null)}
        onTryAgain={submission.tryAgain}
      />
      <ConsentDialog
        isOpen={answering.isAskingConsent}
        onChoose={answering.answerConsent}
        onClose={answering.cancelConsent}
      />
      <LeaveDialog guard={guard} title={t('leaveTitle')} text={t('leaveText')} />
    </div>
  )
}
