import type { Standing, Standings } from '@rehearsal/contracts/level'
import type { Target } from '@rehearsal/contracts/targets'
import { OVERALL_GAUGE_MAX } from '@rehearsal/exam/limits'
import { type Skill, skillsInMenuOrder } from '@rehearsal/exam/skill'
import { Ring } from '@rehearsal/ui/ring'
import { textTone } from '@rehearsal/ui/tone'
import { formatNumber } from '../../shared/format/numbers.ts'
import { t } from './messages.ts'
import { bandOf, missingText } from './standing-text.ts'

export const tilesLook = 'grid grid-cols-2 gap-2 md:max-wide:grid-cols-4'

type Props = {
  /** Undefined where it cannot be had: then the target stands alone. */
  standings: Standings | undefined
  target: Target
}

/** Where the learner stands beside what is aimed at: overall on the scale's own gauge, and each skill. */
export function PresentScores({ standings, target }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {standings === undefined ? null : <Overall standing={standings.overall} />}
      <dl className={tilesLook}>
        {skillsInMenuOrder.map((skill) => (
          <SkillTile key={skill} skill={skill} standing={standings?.[skill]} target={target} />
        ))}
      </dl>
    </div>
  )
}

function Overall({ standing }: { standing: Standing }) {
  const { level, answers } = standing
  const value = level === null ? null : formatNumber(level.value)
  return (
    <div className="flex min-h-16 items-center gap-3.5">
      <Ring
        value={level?.value ?? 0}
        max={OVERALL_GAUGE_MAX}
        size={64}
        valueText={value ?? t('none')}
        label={value === null ? t('gaugeEmpty') : t('gauge', { value, max: OVERALL_GAUGE_MAX })}
      />
      <div className="min-w-0">
        {level === null ? (
          <p className="text-ink-2">{missingText(standing, null)}</p>
        ) : (
          <>
            <p className="num font-semibold">{t('standing', bandOf(level))}</p>
            <p className="text-sm text-ink-3">{t('fromAnswers', { count: answers })}</p>
          </>
        )}
      </div>
    </div>
  )
}

type TileProps = { skill: Skill; standing: Standing | undefined; target: Target }

function SkillTile({ skill, standing, target }: TileProps) {
  const aim = target[skill]
  return (
    <div className="rounded-[11px] bg-sunken px-3 py-2.5">
      <dt className={`text-[0.8125rem] font-semibold ${textTone[skill]}`}>{t(skill)}</dt>
      <dd className="num flex flex-wrap items-baseline justify-between gap-x-2">
        {standing === undefined ? null : <Present level={standing.level} />}
        <span className="text-[0.8125rem] leading-7 text-ink-2">
          {aim === null ? t('noAim') : t('aim', { score: aim })}
        </span>
      </dd>
      <dd className="num min-h-5 text-[0.8125rem] leading-5 text-ink-3">
        {standing?.level ? t('likely', bandOf(standing.level)) : null}
      </dd>
    </div>
  )
}

function Present({ level }: Pick<Standing, 'level'>) {
  return (
    <span className="text-[1.3125rem] font-bold leading-tight tracking-[-0.02em]">
      {level === null ? (
        <>
          <span aria-hidden>{t('none')}</span>
          <span className="sr-only">{t('notTold')}</span>
        </>
      ) : (
        formatNumber(level.value)
      )}{' '}
    </span>
  )
}
