import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { audioTexts } from '../../../shared/audio/audio-texts.ts'
import { t } from '../messages.ts'
import { FieldProblem } from './field-problem.tsx'
import type { FieldProps } from './form-parts.ts'

type Props = Omit<FieldProps, 'field'> & { id: string }

/** A recording follows the text that it says, so it is heard here and not changed. */
export function RecordingField({ path, label, parts, id }: Props) {
  const src = parts.media[id]
  return (
    <div className="grid min-w-0 gap-1.5">
      <p className="text-sm font-semibold">{label}</p>
      {src === undefined ? null : (
        <AudioPlayer src={src} texts={audioTexts(label)} variant="compact" hasPageKeys={false} />
      )}
      <FieldProblem path={path} parts={parts} />
      <p className="text-[0.8125rem] text-ink-3">{src === undefined ? t('recordingNew') : t('recordingKept')}</p>
    </div>
  )
}

export function PictureField({ path, label, parts, id }: Props) {
  const src = parts.media[id]
  return (
    <div className="grid min-w-0 gap-1.5">
      <p className="text-sm font-semibold">{label}</p>
      {src === undefined ? null : (
        <img
          src={src}
          alt={t('pictureAlt')}
          className="max-h-72 w-full rounded-control border border-line bg-white object-contain"
        />
      )}
      <FieldProblem path={path} parts={parts} />
      <p className="text-[0.8125rem] text-ink-3">{t('pictureKept')}</p>
    </div>
  )
}
