import type { MockTestReport } from '@rehearsal/contracts/mock-test-report'
import type { LevelScore } from '@rehearsal/exam/estimate/level'
import { MOCK_SCORE_MAX, MOCK_SCORE_MIN } from '@rehearsal/exam/limits'
import { fewKindsOf } from '@rehearsal/exam/mock-test/report/few-kinds'
import { type Skill, skillsInMenuOrder } from '@rehearsal/exam/skill'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { classNames } from '@rehearsal/ui/class-names'
import { ScoreBand } from '@rehearsal/ui/score-band'
import { formatNumber } from '../../shared/format/numbers.ts'
import { skillName } from '../../shared/skill-names.ts'
import { kindName } from './kind-name.ts'
import { t } from './messages.ts'
import { Method } from './method.tsx'
import { Section } from './section.tsx'
import { whyNothing } from './why-nothing.ts'

const list = new Intl.ListFormat('en')

type Props = { data: MockTestReport }

/** Overall and the four skills, each with the range in which it likely lies. */
export function ScoresSection({ data }: Props) {
  const { report } = data
  const { scores } = report
  return (
    <Section title={t('scores')}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="md:col-span-2">
          <Score
            name={t('overall')}
            score={scores.overall}
            missing={whyNothing(report, 'overall')}
            fewKinds={fewKindsOf(report, 'overall')}
            isLarge
          />
        </div>
        {skillsInMenuOrder.map((skill) => (
          <Score
            key={skill}
            name={skillName(skill)}
            tone={skill}
            score={scores[skill]}
            missing={whyNothing(report, skill)}
            fewKinds={fewKindsOf(report, skill)}
          />
        ))}
      </div>
      <p className="mt-6 max-w-[68ch] text-sm text-ink-3">{t('convention')}</p>
      <Method />
    </Section>
  )
}

type ScoreProps = {
  name: string
  score: LevelScore | null
  missing: string
  fewKinds: readonly TaskId[]
  tone?: Skill
  isLarge?: boolean
}

function Score({ name, score, missing, fewKinds, tone, isLarge = false }: ScoreProps) {
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-semibold text-ink-2">{name}</h3>
      {score === null ? (
        <p className="mt-1 text-ink-3">{missing}</p>
      ) : (
        <Shown {...{ name, score, fewKinds, tone, isLarge }} />
      )}
    </div>
  )
}

type ShownProps = {
  name: string
  score: LevelScore
  fewKinds: readonly TaskId[]
  tone: Skill | undefined
  isLarge: boolean
}

function Shown({ name, score, fewKinds, tone, isLarge }: ShownProps) {
  const texts = { value: formatNumber(score.value), low: formatNumber(score.low), high: formatNumber(score.high) }
  return (
    <>
      <p className="num mb-2 mt-0.5 flex flex-wrap items-baseline gap-x-3">
        <b
          className={classNames(
            'font-[650] leading-tight tracking-[-0.03em]',
            isLarge ? 'text-[3.25rem]' : 'text-[1.75rem]',
          )}
        >
          {texts.value}
        </b>
        <span className="text-ink-2">{t('likely', texts)}</span>
        <span className="text-sm text-ink-3">{madeOf(score, fewKinds)}</span>
      </p>
      <ScoreBand
        value={score.value}
        low={score.low}
        high={score.high}
        min={MOCK_SCORE_MIN}
        max={MOCK_SCORE_MAX}
        tone={tone ?? 'brand'}
        label={t('bandLabel', { name, ...texts })}
      />
      <p aria-hidden dir="ltr" className="num mt-0.5 flex justify-between text-xs text-ink-3">
        <span>{MOCK_SCORE_MIN}</span>
        <span>{MOCK_SCORE_MAX}</span>
      </p>
    </>
  )
}

/** From how much a score was made: of few kinds each is named. */
function madeOf({ answers: count }: LevelScore, fewKinds: readonly TaskId[]): string {
  if (fewKinds.length === 0) return t('ofQuestions', { count })
  return t('ofFewKinds', { count, kinds: list.format(fewKinds.map(kindName)) })
}
