import type { OpenStudyPlan, StudyLevel, StudyPlanAnswer } from '@rehearsal/contracts/study-plan'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { DAILY_STUDY_SECONDS } from '@rehearsal/exam/limits'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { catalogue } from '@rehearsal/tasks/catalogue'
import type { LevelRecord, ShownPlan, TodaysPlan } from './service.ts'

/** A study plan on the wire (specification §3); of a locked one nothing but that it is there. */
export function presentPlan(shown: ShownPlan, variant: ExamVariant): StudyPlanAnswer {
  if (shown.kind === 'locked') return { locked: true, id: shown.id }
  return shown.kind === 'none' ? presentNone(variant) : presentOpen(shown.today)
}

function presentOpen({ id, variant, plan, doneToday, basis }: TodaysPlan): OpenStudyPlan {
  const { seconds, tasks } = plan
  return {
    ...presentCounts(new Map(tasks.map(({ taskId, count }) => [taskId, count]))),
    locked: false,
    id,
    dailyPracticeSpeaking: seconds.speaking,
    dailyPracticeWriting: seconds.writing,
    dailyPracticeListening: seconds.listening,
    dailyPracticeReading: seconds.reading,
    pteType: variant,
    tasks: tasks.map(({ taskId, count, seconds: taken }) => ({
      taskId,
      total: count,
      done: doneToday.get(taskId) ?? 0,
      seconds: taken,
    })),
    basis,
  }
}

function presentNone(pteType: ExamVariant): OpenStudyPlan {
  return {
    ...presentCounts(new Map()),
    locked: false,
    id: 0,
    dailyPracticeSpeaking: 0,
    dailyPracticeWriting: 0,
    dailyPracticeListening: 0,
    dailyPracticeReading: 0,
    pteType,
    tasks: [],
    basis: null,
  }
}

/** A number for every kind, those of the other exam included. */
function presentCounts(counts: ReadonlyMap<TaskId, number>): Record<string, number> {
  return Object.fromEntries(Object.values(catalogue).map(({ id, wire }) => [wire.studyPlan, counts.get(id) ?? 0]))
}

export function presentLevel(level: LevelRecord | null): StudyLevel {
  const none = { overall: 0, reading: 0, writing: 0, listening: 0, speaking: 0 }
  if (level === null) return { id: 0, englishLevel: null, dailyPractice: null, dailyPracticeDuration: 0, ...none }
  const { id, englishLevel, dailyPractice, overall, reading, writing, listening, speaking } = level
  const dailyPracticeDuration = DAILY_STUDY_SECONDS[dailyPractice]
  return { id, englishLevel, dailyPractice, dailyPracticeDuration, overall, reading, writing, listening, speaking }
}
