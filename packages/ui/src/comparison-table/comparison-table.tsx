import { CircleCheck, CircleX } from 'lucide-react'
import { classNames } from '../class-names/class-names.ts'

export type ComparisonRow = { given: string; correct: string; isCorrect: boolean }

export type ComparisonTexts = {
  /** The name of the table, for screen readers. */
  caption: string
  number: string
  given: string
  correct: string
  /** Said beside the sign of a row: "Correct", "Wrong". */
  right: string
  wrong: string
  /** Stands where nothing was given. */
  nothing: string
  /** Stands where nothing is right: what was given should not be there. */
  noneCorrect: string
}

type Props = { rows: readonly ComparisonRow[]; texts: ComparisonTexts }

/** What was given beside what is right, row by row: green or red, each with a sign and a word (specification §2.8). */
export function ComparisonTable({ rows, texts }: Props) {
  // The number of a single row tells nothing.
  const isNumbered = rows.length > 1
  return (
    <div
      role="region"
      aria-label={texts.caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line"
    >
      <table className="w-full border-collapse text-start">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="bg-sunken text-[0.8125rem] text-ink-2">
            {isNumbered ? <Head className="w-12">{texts.number}</Head> : null}
            <Head>{texts.given}</Head>
            <Head>{texts.correct}</Head>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-t border-line align-top">
              {isNumbered ? <td className="num px-3 py-2.5 text-ink-3">{index + 1}</td> : null}
              <td className="px-3 py-2.5">
                <Given row={row} texts={texts} />
              </td>
              <td className="px-3 py-2.5">
                {row.correct === '' ? <span className="text-ink-3">{texts.noneCorrect}</span> : row.correct}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ className, children }: { className?: string; children: string }) {
  return (
    <th scope="col" className={classNames('px-3 py-2 text-start font-semibold', className)}>
      {children}
    </th>
  )
}

function Given({ row: { given, isCorrect }, texts }: { row: ComparisonRow; texts: ComparisonTexts }) {
  const Icon = isCorrect ? CircleCheck : CircleX
  return (
    <span className={classNames('flex items-start gap-2', isCorrect ? 'text-good' : 'text-bad')}>
      <Icon size={17} aria-hidden className="mt-[0.2em] shrink-0" />
      <span className="min-w-0 flex-1">
        <span className={classNames(given === '' && 'italic')}>{given === '' ? texts.nothing : given}</span>{' '}
        <span className="whitespace-nowrap text-xs font-semibold max-sheet:sr-only">
          {isCorrect ? texts.right : texts.wrong}
        </span>
      </span>
    </span>
  )
}
