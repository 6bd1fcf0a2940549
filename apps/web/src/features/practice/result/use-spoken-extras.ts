import type { ScoredAnswer, ScoreDetail } from '@rehearsal/contracts/attempts'
import { isOfText, type SpeechEvidence } from '@rehearsal/exam/speech/evidence-of-speech'
import { MOST_DRILLED, weakSounds } from '@rehearsal/exam/speech/weak-sounds'
import { catalogue } from '@rehearsal/tasks/catalogue'
import type { TaskView } from '@rehearsal/tasks/views'
import { useQuery } from '@tanstack/react-query'
import { now } from '../../../shared/clock.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { urls } from '../../../shared/urls.ts'
import { drillsQuery } from '../api/drills-query.ts'
import { modelSpeechQuery } from '../api/model-speech-query.ts'
import { previousAnswerQuery } from '../api/previous-answer-query.ts'
import { traitLabel } from './trait-label.ts'

/** What stands beside a spoken answer's evidence: the model voice measured, the attempt before it, and drills. */
export function useSpokenExtras({ task }: Pick<TaskView, 'task'>, answer: ScoredAnswer, score: ScoreDetail) {
  const { evidence } = score
  const isSpeech = evidence.kind === 'speech' || evidence.kind === 'open-speech'
  const isSaid = isSpeech && evidence.words.some((word) => isOfText(word) && word.start !== null)
  const modelSpeech = useQuery(modelSpeechQuery(answer.practiceId, isSpeech && task.model !== null))
  const isMine = answer.type === 'MY_ANSWER'
  const sounds = isSaid && isMine ? soundsOf(evidence) : []
  const drills = useQuery(drillsQuery(sounds, answer.practiceId))
  const previous = useQuery({ ...previousAnswerQuery(task, answer), enabled: isSpeech && isMine })
  if (!isSpeech) return undefined
  const before = previous.data ?? null
  return {
    isMine,
    modelSpeech: modelSpeech.data,
    drills: drills.data,
    ...(before?.score
      ? {
          attempts: {
            before: comparedOf(before, before.score),
            beforeText: formatMoment(before.lastModifiedDate, now()),
            now: comparedOf(answer, score),
          },
        }
      : {}),
    traitName: traitLabel,
    taskName: (taskId: keyof typeof catalogue) => catalogue[taskId].name,
    questionUrl: (taskId: keyof typeof catalogue, id: number) => urls.question(taskId, id),
  }
}

function soundsOf({ words, phones = [] }: SpeechEvidence): string[] {
  return weakSounds(words, phones)
    .slice(0, MOST_DRILLED)
    .map(({ phone, heardAs }) => (heardAs === null ? phone : `${phone}-${heardAs}`))
}

function comparedOf({ recordingUrl }: ScoredAnswer, { items, evidence }: ScoreDetail) {
  const traits = items.map(({ title, value, maxValue, standardError }) => ({
    name: title,
    earned: value,
    max: maxValue,
    standardError,
  }))
  return { traits, evidence, recordingUrl }
}
