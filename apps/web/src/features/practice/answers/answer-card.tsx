import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { QUESTION_CARD_ID_DIGITS } from '@rehearsal/exam/limits'
import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { Button } from '@rehearsal/ui/button'
import { Chip } from '@rehearsal/ui/chip'
import { IconButton } from '@rehearsal/ui/icon-button'
import { Ring } from '@rehearsal/ui/ring'
import { Spinner } from '@rehearsal/ui/spinner'
import { EyeOff, Trash2 } from 'lucide-react'
import { use } from 'react'
import { now } from '../../../shared/clock.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { formatId, formatMarks, formatPoints } from '../../../shared/format/numbers.ts'
import { audioTexts } from '../../../shared/audio/audio-texts.ts'
import { t } from '../messages.ts'
import { skillPointsOf, skillsOfCard } from '../result/score-modal.ts'
import { traitLabel } from '../result/trait-label.ts'
import { skillOf } from '../../../shared/skill-of.ts'
import { AnswerTools } from '../answer-tools.ts'
import { ShareSwitch } from './share-switch.tsx'

type Props = {
  answer: ScoredAnswer
  onOpen: (answer: ScoredAnswer) => void
  onDelete: (answer: ScoredAnswer) => void
  /** What else there is to do with another's answer. */
}

/** One kept answer: whose, when, how it did, to hear, to open, and to delete when it is mine. */
export function AnswerCard({ answer, onOpen, onDelete }: Props) {
  const { id, type, nickname, lastModifiedDate, recordingUrl } = answer
  const isMine = type === 'MY_ANSWER'
  const tools = use(AnswerTools)
  const number = formatId(id, QUESTION_CARD_ID_DIGITS)
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 p-4 md:grid-cols-[auto_1fr_auto] md:px-5">
      <AnswerRing answer={answer} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="font-semibold">{isMine ? t('me') : nickname}</b>
          <span className="num text-ink-3">{number}</span>
          <time dateTime={lastModifiedDate} className="num text-ink-2">
            {formatMoment(lastModifiedDate, now())}
          </time>
        </p>
        <Facts answer={answer} />
        {recordingUrl === null ? null : (
          <div className="mt-2.5 max-w-md">
            <AudioPlayer
              src={recordingUrl}
              texts={audioTexts(t('audioOf', { id: number }))}
              variant="compact"
              tone={skillOf(answer.taskId)}
            />
          </div>
        )}
      </div>
      <div className="flex items-center gap-2 max-md:col-span-2 max-md:justify-end md:self-start">
        {isMine ? <ShareSwitch answer={answer} /> : null}
        {tools(answer, 'card')}
        {answer.score === null ? null : (
          <Button size="small" aria-label={t('openAnswer', { id: number })} onClick={() => onOpen(answer)}>
            {t('open')}
          </Button>
        )}
        {isMine ? (
          <IconButton
            size="small"
            label={t('removeAnswer', { id: number })}
            icon={<Trash2 size={17} aria-hidden />}
            onClick={() => onDelete(answer)}
          />
        ) : null}
      </div>
    </li>
  )
}

function AnswerRing({ answer: { score, taskId, status } }: { answer: ScoredAnswer }) {
  if (score === null) {
    return (
      <span className="grid size-[54px] place-items-center rounded-full bg-sunken">
        {status === 'failed' ? <span aria-hidden>–</span> : <Spinner />}
      </span>
    )
  }
  const { earned, max } = score.total
  return (
    <Ring
      value={earned}
      max={max}
      label={t('answerTotal', { earned: formatPoints(earned), max: formatMarks(max) })}
      valueText={formatPoints(earned)}
      tone={skillOf(taskId)}
    />
  )
}

function Facts({ answer }: { answer: ScoredAnswer }) {
  const { score, pteType, mode, status, afterReveal, failureMessage, isHidden } = answer
  return (
    <>
      <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
        <Chip>{t(`examType_${pteType}`)}</Chip>
        <Chip>{t(`mode_${mode}`)}</Chip>
        {isHidden ? (
          <Chip tone="bad" icon={<EyeOff size={14} aria-hidden />}>
            {t('hiddenByModerator')}
          </Chip>
        ) : null}
        {afterReveal ? <Chip tone="fair">{t('afterReveal')}</Chip> : null}
        {status === 'scored' ? null : <Chip tone={status === 'failed' ? 'bad' : 'brand'}>{t(`status_${status}`)}</Chip>}
        {(score === null ? [] : skillPointsOf(score, skillsOfCard)).map(({ skill, points: { earned, max } }) => (
          <Chip key={skill} tone={skill}>
            <abbr title={t(`skill_${skill}`)} className="num no-underline">
              {t('skillPoints', { skill: t(`short_${skill}`), earned: formatPoints(earned), max: formatMarks(max) })}
            </abbr>
          </Chip>
        ))}
      </div>
      {score !== null && score.items.length > 0 ? (
        <p className="num mt-1.5 text-sm text-ink-3">
          {score.items
            .map(
              ({ title, value, maxValue }) => `${traitLabel(title)} ${formatPoints(value)} / ${formatMarks(maxValue)}`,
            )
            // No line begins with the dot.
            .join('\u00A0· ')}
        </p>
      ) : null}
      {failureMessage === null ? null : <p className="mt-1.5 text-sm text-bad">{failureMessage}</p>}
    </>
  )
}
