import type { ScoreDetail } from '@rehearsal/contracts/attempts'
import type { TaskFace } from '@rehearsal/tasks/task'
import { Ring } from '@rehearsal/ui/ring'
import { formatMarks, formatPoints } from '../../../shared/format/numbers.ts'
import { t } from '../messages.ts'
import { skillOf } from '../../../shared/skill-of.ts'
import { skillPointsOf, type ScoreModal } from './score-modal.ts'

type Props = { face: TaskFace; score: ScoreDetail; modal: ScoreModal; isNarrow: boolean }

/** The total on one ring, or a ring for each skill where the marks count for several; two decimals in the primary modal. */
export function ScoreRings({ face, score, modal, isNarrow }: Props) {
  if (modal === 'tertiary') return <SkillRings score={score} isNarrow={isNarrow} />
  const { total } = score
  const earned = formatPoints(total.earned, modal === 'primary' ? 2 : 1)
  const max = formatMarks(total.max)
  const [fed] = skillPointsOf(score)
  return (
    <Ring
      value={total.earned}
      max={total.max}
      label={t('ringLabel', { earned, max })}
      valueText={earned}
      caption={t('outOf', { max })}
      tone={modal === 'secondary' && fed ? fed.skill : skillOf(face.id)}
      size={isNarrow ? 84 : 124}
    />
  )
}

function SkillRings({ score, isNarrow }: Pick<Props, 'score' | 'isNarrow'>) {
  return (
    <ul className="flex gap-4">
      {skillPointsOf(score).map(({ skill, points }) => {
        const name = t(`skill_${skill}`)
        const earned = formatPoints(points.earned)
        const max = formatMarks(points.max)
        return (
          <li key={skill} className="grid justify-items-center gap-1.5">
            <Ring
              value={points.earned}
              max={points.max}
              label={t('skillRing', { skill: name, earned, max })}
              valueText={earned}
              caption={t('outOf', { max })}
              tone={skill}
              size={isNarrow ? 84 : 104}
            />
            <span aria-hidden className="text-[0.8125rem] font-medium text-ink-2">
              {name}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
