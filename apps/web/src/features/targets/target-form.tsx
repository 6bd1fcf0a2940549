import type { ErrorIssue } from '@rehearsal/contracts/errors'
import { TARGET_PRESETS } from '@rehearsal/exam/limits'
import { Button } from '@rehearsal/ui/button'
import { TextField } from '@rehearsal/ui/text-field'
import { type FormEvent, useState } from 'react'
import { now } from '../../shared/clock.ts'
import { LanguageSelect } from '../../shared/language/language-select.tsx'
import { useTimeZone } from '../../shared/session/use-time-zone.ts'
import { examDays, isFarFromToday } from './exam-days.ts'
import { t } from './messages.ts'
import { ScoreField } from '../../shared/scores/score-field.tsx'
import { isScoreRight, presetScores, type TargetDraft, targetScores } from './target-draft.ts'

type Props = {
  id: string
  draft: TargetDraft
  onChange: (draft: TargetDraft) => void
  /** What the server found wrong, by field. */
  issues: readonly ErrorIssue[]
  /** Whether saving was tried: what is wrong is told from then on, whatever was left. */
  isTried: boolean
  onSubmit: () => void
}

/** Language, exam date and the scores to reach (specification §2.10). */
export function TargetForm({ id, draft, onChange, issues, isTried, onSubmit }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const issueOf = (field: string) => issues.find((issue) => issue.field === field)?.defaultMessage
  return (
    <form id={id} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-4 sheet:grid-cols-2">
        <LanguageSelect
          label={t('language')}
          description={t('languageAdvice')}
          placeholder={t('chooseLanguage')}
          value={draft.language}
          onChange={(language) => onChange({ ...draft, language })}
          error={issueOf('language')}
          isRequired
        />
        <ExamDateField
          day={draft.examDate}
          onChange={(examDate) => onChange({ ...draft, examDate })}
          error={issueOf('examDate')}
          isTried={isTried}
        />
      </div>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-2 text-sm font-semibold">{t('scores')}</legend>
        <div role="group" aria-label={t('presets')} className="flex flex-wrap items-center gap-2">
          <span className="me-1 text-sm text-ink-2">{t('presets')}</span>
          {TARGET_PRESETS.map((preset) => (
            <Button
              key={preset}
              size="small"
              className="num"
              aria-label={t('presetLabel', { score: preset })}
              onClick={() => onChange({ ...draft, scores: presetScores(preset) })}
            >
              {preset}
            </Button>
          ))}
        </div>
        <div className="grid grid-cols-2 items-start gap-3 sheet:grid-cols-3">
          {targetScores.map((name) => (
            <ScoreField
              key={name}
              label={t(name)}
              typed={draft.scores[name]}
              onChange={(typed) => onChange({ ...draft, scores: { ...draft.scores, [name]: typed } })}
              mistake={isScoreRight(draft.scores[name]) ? undefined : t('scoreWrong')}
              error={issueOf(name)}
              isTried={isTried}
            />
          ))}
        </div>
      </fieldset>
    </form>
  )
}

type DateProps = { day: string; onChange: (day: string) => void; error: string | undefined; isTried: boolean }

function ExamDateField({ day, onChange, error, isTried }: DateProps) {
  const [openedAt] = useState(now)
  const timeZone = useTimeZone()
  const { first, last } = examDays(openedAt, timeZone)
  const isRight = day >= first && day <= last
  return (
    <div className="grid content-start gap-2">
      <TextField
        label={t('examDate')}
        type="date"
        min={first}
        max={last}
        value={day}
        onChange={({ target }) => onChange(target.value)}
        error={isTried && !isRight ? t('examDateWrong') : error}
        isRequired
      />
      {day !== '' && isFarFromToday(day, openedAt, timeZone) ? (
        <Button size="small" className="justify-self-start" onClick={() => onChange(first)}>
          {t('today')}
        </Button>
      ) : null}
    </div>
  )
}
