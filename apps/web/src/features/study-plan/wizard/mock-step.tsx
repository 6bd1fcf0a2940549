import type { ErrorIssue } from '@rehearsal/contracts/errors'
import { type MockScoreName, mockScoreNames } from '@rehearsal/contracts/study-plan'
import { Button } from '@rehearsal/ui/button'
import { RadioGroup } from '@rehearsal/ui/radio-group'
import { useQuery } from '@tanstack/react-query'
import { isScore } from '../../../shared/scores/is-score.ts'
import { ScoreField } from '../../../shared/scores/score-field.tsx'
import { mockTrendQuery } from '../../../shared/scores/mock-trend-query.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { t } from '../messages.ts'
import { lastMockScores } from './last-mock.ts'
import type { WizardDraft } from './wizard-draft.ts'

type Props = {
  draft: Pick<WizardDraft, 'hasMock' | 'scores'>
  onChange: (changes: Partial<WizardDraft>) => void
  issues: readonly ErrorIssue[]
}

const answers = ['no', 'yes'] as const
type Answer = (typeof answers)[number]

/** Whether a mock test decides, and its five scores. */
export function MockStep({ draft: { hasMock, scores }, onChange, issues }: Props) {
  const { variant } = useSession()
  // Nobody waits for it: scores can be typed as well.
  const { data } = useQuery(mockTrendQuery(variant))
  const last = data === undefined ? null : lastMockScores(data.trend)
  const options = answers.map((answer) => ({ value: answer, label: t(answer === 'yes' ? 'mockYes' : 'mockNo') }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <RadioGroup<Answer>
        label={t('mockQuestion')}
        variant="card"
        options={options}
        value={hasMock ? 'yes' : 'no'}
        onChange={(answer) => onChange({ hasMock: answer === 'yes' })}
      />
      {last === null ? null : (
        <div>
          <Button onClick={() => onChange({ hasMock: true, scores: typedScores(last) })}>{t('takeOver')}</Button>
          <p className="num mt-1.5 text-sm text-ink-2">{t('lastMock', last)}</p>
        </div>
      )}
      {hasMock ? (
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm font-semibold">{t('mockScores')}</legend>
          <div className="grid grid-cols-2 items-start gap-3 sheet:grid-cols-3">
            {mockScoreNames.map((name) => (
              <ScoreField
                key={name}
                label={t(name)}
                typed={scores[name]}
                onChange={(typed) => onChange({ scores: { ...scores, [name]: typed } })}
                mistake={scores[name] === '' || isScore(scores[name]) ? undefined : t('scoreWrong')}
                error={issues.find(({ field }) => field === name)?.defaultMessage}
                isRequired
              />
            ))}
          </div>
        </fieldset>
      ) : null}
    </div>
  )
}

function typedScores(last: Record<MockScoreName, number>): WizardDraft['scores'] {
  return {
    overall: String(last.overall),
    reading: String(last.reading),
    writing: String(last.writing),
    listening: String(last.listening),
    speaking: String(last.speaking),
  }
}
