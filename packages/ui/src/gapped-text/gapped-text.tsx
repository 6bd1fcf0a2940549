import { Fragment, type ReactNode } from 'react'
import { untranslated } from '../untranslated/untranslated.ts'

type Props = {
  /** `parts[i]` stands before gap i, and the last part after the last gap. */
  parts: readonly string[]
  gap: (index: number) => ReactNode
}

/** An English text whose gaps hold what the caller puts there: fields, lists, marks. */
export function GappedText({ parts, gap }: Props) {
  return (
    <div {...untranslated} lang="en" dir="ltr" className="read whitespace-pre-line leading-[2.2]">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part}
          {index < parts.length - 1 ? gap(index) : null}
        </Fragment>
      ))}
    </div>
  )
}
