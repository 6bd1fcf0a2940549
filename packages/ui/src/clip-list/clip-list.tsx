import { Play, Square } from 'lucide-react'
import { classNames } from '../class-names/class-names.ts'

type Props = {
  label: string
  /** Short stretches of sound: what is said in them, and a detail such as the time. */
  clips: readonly { id: string; label: string; detail: string }[]
  playingId: string | null
  onPlay: (id: string) => void
  isDisabled?: boolean | undefined
}

/** Short stretches of a recording as a list of buttons, in the order of the recording. */
export function ClipList({ label, clips, playingId, onPlay, isDisabled = false }: Props) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {clips.map((clip) => {
        const isPlaying = clip.id === playingId
        const Sign = isPlaying ? Square : Play
        return (
          <li key={clip.id}>
            <button
              type="button"
              aria-pressed={isPlaying}
              disabled={isDisabled}
              onClick={() => onPlay(clip.id)}
              className={classNames(
                'inline-flex min-h-8 touch:min-h-11 items-center gap-1.5 rounded-full border px-3 text-sm disabled:cursor-default',
                isPlaying
                  ? 'border-brand bg-brand-soft text-brand-strong'
                  : 'border-line-strong enabled:hover:bg-sunken',
              )}
            >
              <Sign size={12} fill="currentColor" aria-hidden />
              <span lang="en" dir="ltr">
                {clip.label}
              </span>{' '}
              {clip.detail === '' ? null : <span className="num text-ink-3">{clip.detail}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
