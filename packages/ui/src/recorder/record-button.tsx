import { Mic, Square } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Spinner } from '../spinner/spinner.tsx'
import type { RecorderTexts } from './recorder-texts.ts'
import type { RecorderHandle } from './use-recorder.ts'

type Props = { recorder: RecorderHandle; texts: RecorderTexts; isLocked: boolean }

/** The one big button: record, then stop. */
export function RecordButton({ recorder: { state, rules, start, stop }, texts, isLocked }: Props) {
  const hintId = useId()
  const isRecording = state.name === 'recording'
  const isBusy = (state.name === 'asking' && !state.isSlow) || state.name === 'beep' || state.name === 'encoding'
  const label = isRecording
    ? texts.stop
    : state.name === 'encoding'
      ? texts.encoding
      : isBusy
        ? texts.starting
        : texts.start
  return (
    <>
      <span id={hintId} hidden>
        {texts.maximum(rules.maximumSeconds)}
      </span>
      <button
        type="button"
        aria-label={label}
        aria-describedby={hintId}
        disabled={isLocked}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : isRecording ? stop : start}
        className={classNames(
          'm-[7px] grid size-16 shrink-0 place-items-center rounded-full shadow-[0_0_0_7px_var(--bad-soft)] transition-colors focus-visible:outline-offset-[9px]',
          'bg-bad text-on-bad hover:bg-bad-strong disabled:cursor-not-allowed disabled:bg-line disabled:text-ink-3 disabled:shadow-none',
        )}
      >
        {isBusy ? (
          <Spinner size={26} />
        ) : isRecording ? (
          <Square size={22} fill="currentColor" aria-hidden />
        ) : (
          <Mic size={26} aria-hidden />
        )}
      </button>
    </>
  )
}
