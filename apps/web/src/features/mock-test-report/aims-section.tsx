import type { Aim, MockTestReport } from '@rehearsal/contracts/mock-test-report'
import { MOCK_SCORE_MAX, MOCK_SCORE_MIN } from '@rehearsal/exam/limits'
import { ScoreBand } from '@rehearsal/ui/score-band'
import { formatNumber } from '../../shared/format/numbers.ts'
import { skillName } from '../../shared/skill-names.ts'
import { t } from './messages.ts'
import { Section } from './section.tsx'
import { whyNothing } from './why-nothing.ts'

/** What the learner aims at, beside what the test says; nothing where no target is set. */
export function AimsSection({ data }: { data: MockTestReport }) {
  if (data.aims.length === 0) return null
  return (
    <Section title={t('aims')} about={t('aimsAbout')}>
      <ul className="grid gap-5">
        {data.aims.map((aim) => (
          <AimRow key={aim.score} aim={aim} data={data} />
        ))}
      </ul>
    </Section>
  )
}

function AimRow({ aim, data }: { aim: Aim; data: MockTestReport }) {
  const { score, target } = aim
  const name = score === 'overall' ? t('overall') : skillName(score)
  const level = data.report.scores[score]
  return (
    <li>
      <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <b className="font-semibold">{name}</b>
        <span className="num text-sm text-ink-2">{t('aimTarget', { target })}</span>
      </p>
      {level === null ? null : (
        <ScoreBand
          {...level}
          target={target}
          min={MOCK_SCORE_MIN}
          max={MOCK_SCORE_MAX}
          tone={score === 'overall' ? 'brand' : score}
          label={t('aimLabel', {
            name,
            target,
            value: formatNumber(level.value),
            low: formatNumber(level.low),
            high: formatNumber(level.high),
          })}
        />
      )}
      <p className="mt-1 text-pretty text-sm text-ink-2">{textOf(aim, data)}</p>
    </li>
  )
}

function textOf({ score, verdict, missing }: Aim, { report }: MockTestReport): string {
  if (verdict === null || missing === null) return whyNothing(report, score)
  if (verdict === 'reached') return t('aim_reached')
  if (missing === 0) return t('aim_withinAbove')
  const points = t('points', { count: Math.max(1, Math.round(missing)) })
  return verdict === 'within' ? t('aim_within', { points }) : t('aim_below', { points })
}
