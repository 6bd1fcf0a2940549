import { CircleCheck, CircleX } from 'lucide-react'

export type GapMarkTexts = {
  right: string
  wrong: string
  /** Stands for an empty gap. */
  nothing: string
  /** Said before the right word: "correct answer". */
  answer: string
}

type Props = { given: string; correct: string; isCorrect: boolean; texts: GapMarkTexts }

/** A filled gap with its mark: a colour, a sign and, for screen readers, words. A wrong one shows the right word beside it. */
export function GapMark({ given, correct, isCorrect, texts }: Props) {
  if (isCorrect) {
    return (
      <span className="mx-0.5 whitespace-nowrap rounded-md bg-good-soft px-1.5 py-0.5 font-medium text-good">
        <CircleCheck size={15} aria-hidden className="me-1 inline-block align-[-0.12em]" />
        {given}
        <span className="sr-only">{` (${texts.right})`}</span>
      </span>
    )
  }
  return (
    <>
      <span className="mx-0.5 whitespace-nowrap rounded-md bg-bad-soft px-1.5 py-0.5 text-bad">
        <CircleX size={15} aria-hidden className="me-1 inline-block align-[-0.12em]" />
        {given === '' ? <i>{texts.nothing}</i> : <s>{given}</s>}
        <span className="sr-only">{` (${texts.wrong})`}</span>
      </span>{' '}
      <span className="mx-0.5 whitespace-nowrap rounded-md bg-good-soft px-1.5 py-0.5 font-medium text-good">
        <span className="sr-only">{`${texts.answer}: `}</span>
        {correct}
      </span>
    </>
  )
}
