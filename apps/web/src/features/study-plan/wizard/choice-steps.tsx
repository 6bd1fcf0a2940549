import { dailyPracticeSchema, type DailyPractice } from '@rehearsal/contracts/study-plan'
import { DAILY_STUDY_SECONDS, ENGLISH_LEVELS } from '@rehearsal/exam/limits'
import type { EnglishLevel } from '@rehearsal/exam/study-plan/skill-needs'
import { RadioGroup } from '@rehearsal/ui/radio-group'
import { t } from '../messages.ts'

const HOUR_SECONDS = 3600

type LevelProps = { value: EnglishLevel | null; onChange: (level: EnglishLevel) => void }

/** How good the learner's English is now. */
export function LevelStep({ value, onChange }: LevelProps) {
  const options = ENGLISH_LEVELS.map((level) => ({
    value: level,
    label: t(`level_${level}`),
    description: t(`levelText_${level}`),
  }))
  return <RadioGroup label={t('levelQuestion')} variant="card" options={options} value={value} onChange={onChange} />
}

type TimeProps = { value: DailyPractice | null; onChange: (time: DailyPractice) => void }

/** How long the learner studies each day. */
export function PreferenceStep({ value, onChange }: TimeProps) {
  const options = dailyPracticeSchema.options.map((time) => ({
    value: time,
    label: t(`time_${time}`),
    description: t('timeText', { count: DAILY_STUDY_SECONDS[time] / HOUR_SECONDS }),
  }))
  return (
    <RadioGroup label={t('preferenceQuestion')} variant="card" options={options} value={value} onChange={onChange} />
  )
}
