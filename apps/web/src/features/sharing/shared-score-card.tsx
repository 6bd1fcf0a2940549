import type { SharedScore } from '@rehearsal/contracts/sharing'
import { skillSchema } from '@rehearsal/exam/skill'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { Card } from '@rehearsal/ui/card'
import { Chip } from '@rehearsal/ui/chip'
import { TraitRow } from '@rehearsal/ui/meter'
import { Ring } from '@rehearsal/ui/ring'
import { audioTexts } from '../../shared/audio/audio-texts.ts'
import { formatMarks, formatPoints } from '../../shared/format/numbers.ts'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { skillOf } from '../../shared/skill-of.ts'
import { skillName } from '../../shared/skill-names.ts'
import { traitName } from '../../shared/trait-names.ts'
import { t } from './messages.ts'

type Props = { shared: SharedScore }

/** The kind of question, the score with its parts, and what else its learner chose to show. */
export function SharedScoreCard({ shared }: Props) {
  const { taskId, pteType, total, nickname, answer } = shared
  const { name, scoredBy } = catalogue[taskId]
  const skill = skillOf(taskId)
  const earned = formatPoints(total.earned, scoredBy === 'ai' ? 2 : 1)
  const max = formatMarks(total.max)
  return (
    <Card as="article" padding="none">
      <PageTitle>{t('pageTitle', { task: name, earned, max })}</PageTitle>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-5 px-5 py-6 md:px-7 md:py-8">
        <Ring
          value={total.earned}
          max={total.max}
          label={t('ringLabel', { earned, max })}
          valueText={earned}
          caption={t('outOf', { max })}
          tone={skill}
          size={124}
        />
        <div className="min-w-0 grow basis-40">
          <div className="flex flex-wrap items-center gap-1.5">
            <Chip tone={skill}>{skillName(skill)}</Chip>
            <Chip>{t(`examType_${pteType}`)}</Chip>
          </div>
          <h1 lang="en" className="mt-2.5 text-2xl font-semibold tracking-[-0.02em] text-balance">
            {name}
          </h1>
          <p dir="auto" className="mt-1.5 text-ink-2 [overflow-wrap:anywhere]">
            {nickname === null ? t('sharedAnonymously') : t('sharedBy', { name: nickname })}
          </p>
        </div>
      </div>
      <Parts shared={shared} />
      {answer === null ? null : (
        <section aria-label={t('answer')} className="border-t border-line px-5 py-5 md:px-7">
          <h2 className="text-base font-semibold tracking-[-0.01em]">{t('answer')}</h2>
          {answer.kind === 'text' ? (
            <p
              dir="auto"
              className="mt-3 max-w-[68ch] whitespace-pre-wrap font-read text-lg leading-[1.65] [overflow-wrap:anywhere]"
            >
              {answer.text}
            </p>
          ) : (
            <div className="mt-3 max-w-md">
              <AudioPlayer src={answer.url} texts={audioTexts(t('audio'))} variant="compact" tone={skill} />
            </div>
          )}
        </section>
      )}
      <p className="border-t border-line px-5 py-4 text-sm text-ink-3 md:px-7">{t('disclaimer')}</p>
    </Card>
  )
}

/** Judged qualities, or the skills that the marks count for where there are several. */
function Parts({ shared }: Props) {
  const skills = skillSchema.options.flatMap((skill) => {
    const points = shared[skill]
    return points === null ? [] : [{ label: skillName(skill), value: points.earned, max: points.max }]
  })
  const traits = shared.items.map(({ title, value, maxValue }) => ({ label: traitName(title), value, max: maxValue }))
  const parts = traits.length > 0 ? traits : skills.length > 1 ? skills : []
  if (parts.length === 0) return null
  return (
    <section aria-label={t('parts')} className="border-t border-line px-5 py-2 md:px-7">
      {parts.map(({ label, value, max }) => (
        <TraitRow
          key={label}
          label={label}
          value={value}
          max={max}
          valueText={formatPoints(value)}
          maxText={formatMarks(max)}
        />
      ))}
    </section>
  )
}
