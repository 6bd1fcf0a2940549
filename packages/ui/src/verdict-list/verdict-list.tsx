import { Circle, CircleCheck, CircleX } from 'lucide-react'
import { classNames } from '../class-names/class-names.ts'

export type Verdict = {
  id: string
  text: string
  isRight: boolean
  /** Absent where nobody chose: the answer is only shown. */
  isChosen?: boolean | undefined
  /** Why it is right or wrong. */
  why?: string | undefined
}

export type VerdictTexts = {
  /** The name of the list, for screen readers. */
  options: string
  right: string
  wrong: string
  chosen: string
  /** Said of what is right and was not chosen. */
  missed: string
}

type Props = { verdicts: readonly Verdict[]; texts: VerdictTexts }

/** Every option with whether it is right, whether it was chosen, and why: a colour, a sign and words. Not to be chosen. */
export function VerdictList({ verdicts, texts }: Props) {
  return (
    <ul aria-label={texts.options} className="grid gap-2.5">
      {verdicts.map((verdict) => (
        <VerdictRow key={verdict.id} verdict={verdict} texts={texts} />
      ))}
    </ul>
  )
}

function VerdictRow({ verdict, texts }: { verdict: Verdict; texts: VerdictTexts }) {
  const { text, isRight, isChosen = false, why } = verdict
  const Sign = isRight ? CircleCheck : isChosen ? CircleX : Circle
  const tone = isRight ? 'text-good' : isChosen ? 'text-bad' : 'text-ink-3'
  return (
    <li
      className={classNames(
        'flex items-start gap-3 rounded-control border px-4 py-3',
        isRight && 'border-good bg-good-soft',
        !isRight && (isChosen ? 'border-bad bg-bad-soft' : 'border-line bg-surface'),
      )}
    >
      <Sign size={20} aria-hidden className={classNames('mt-0.5 shrink-0', tone)} />
      <div className="min-w-0 flex-1">
        <p lang="en" dir="ltr">
          {text}
        </p>
        <p className={classNames('mt-0.5 text-[0.8125rem] font-semibold', isRight || isChosen ? tone : 'text-ink-2')}>
          {wordsOf(verdict, texts)}
        </p>
        {why ? (
          <p lang="en" dir="ltr" className="mt-0.5 text-sm text-ink-2">
            {why}
          </p>
        ) : null}
      </div>
    </li>
  )
}

function wordsOf({ isRight, isChosen }: Verdict, texts: VerdictTexts): string {
  const verdict = isRight ? texts.right : texts.wrong
  if (isChosen === true) return `${texts.chosen} · ${verdict}`
  return isRight && isChosen === false ? `${verdict} · ${texts.missed}` : verdict
}
