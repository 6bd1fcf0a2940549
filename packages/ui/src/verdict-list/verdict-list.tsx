import { Circle, CircleCheck, CircleDashed, CircleX } from 'lucide-react'
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
  /** Said of what is wrong and was not chosen. */
  avoided: string
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
  const { text, isRight, why } = verdict
  const { Sign, box, tone, words } = lookOf(verdict, texts)
  return (
    <li className={classNames('flex items-start gap-3 rounded-control border px-4 py-3', box)}>
      <Sign size={20} aria-hidden className={classNames('mt-0.5 shrink-0', isRight ? 'text-good' : tone)} />
      <div className="min-w-0 flex-1">
        <p lang="en" dir="ltr">
          {text}
        </p>
        <p className={classNames('mt-0.5 text-[0.8125rem] font-semibold', tone)}>{words}</p>
        {why ? (
          <p lang="en" dir="ltr" className="mt-0.5 text-sm text-ink-2">
            {why}
          </p>
        ) : null}
      </div>
    </li>
  )
}

/** Filled is what earned or cost a mark, and what is right where nobody chose. What was missed is only outlined. */
function lookOf({ isRight, isChosen }: Verdict, texts: VerdictTexts) {
  if (isRight && isChosen === false) {
    const words = `${texts.right} · ${texts.missed}`
    return { Sign: CircleDashed, box: 'border-dashed border-good bg-surface', tone: 'text-bad', words }
  }
  if (isRight)
    return { Sign: CircleCheck, box: 'border-good bg-good-soft', tone: 'text-good', words: chosen(texts.right) }
  if (isChosen === true)
    return { Sign: CircleX, box: 'border-bad bg-bad-soft', tone: 'text-bad', words: chosen(texts.wrong) }
  const words = isChosen === undefined ? texts.wrong : texts.avoided
  return { Sign: Circle, box: 'border-line bg-surface', tone: 'text-ink-2', words }

  function chosen(verdict: string): string {
    return isChosen === true ? `${texts.chosen} · ${verdict}` : verdict
  }
}
