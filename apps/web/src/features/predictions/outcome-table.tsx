import type { PredictionOutcome } from '@rehearsal/contracts/predictions'
import { Fragment, type ReactNode } from 'react'
import { formatNumber } from '../../shared/format/numbers.ts'
import { chanceText, seenText } from './hits-text.ts'
import { t } from './messages.ts'

export type OutcomeRow = { key: string; name: string; mark: ReactNode; outcome: PredictionOutcome }

type Props = { title: string; first: string; rows: readonly OutcomeRow[] }

const headLook = 'px-2 py-2 align-bottom text-[0.8125rem] font-semibold text-ink-2 first:ps-4 last:pe-4'
const cellLook = 'num px-2 py-2 text-end align-top last:pe-4'

/** What came up of what was predicted and what chance would have hit, one row for each week or kind. */
export function OutcomeTable({ title, first, rows }: Props) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{title}</h3>
      <div className="overflow-x-auto rounded-card border border-line">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className={`${headLook} text-start`}>
                {first}
              </th>
              {[t('seen'), t('byChance'), t('reports')].map((name) => (
                <th key={name} scope="col" className={`${headLook} text-end`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, mark, outcome }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="px-2 py-2 ps-4 text-start align-top font-medium">
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    {name}
                    {mark}
                  </span>
                </th>
                <td className={cellLook}>{inPieces(seenText(outcome))}</td>
                <td className={cellLook}>{inPieces(chanceText(outcome))}</td>
                <td className={cellLook}>{formatNumber(outcome.reports)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** `9 of 25 (36%)` breaks before its share and nowhere else. */
const inPieces = (text: string): ReactNode =>
  text.split(/ (?=\()/u).map((piece, place) => (
    <Fragment key={piece}>
      {place === 0 ? '' : ' '}
      <span className="whitespace-nowrap">{piece}</span>
    </Fragment>
  ))
