import type { MockTestReport } from '@rehearsal/contracts/mock-test-report'
import { ScoreBand } from '@rehearsal/ui/score-band'
import type { ReactNode } from 'react'
import { formatShare } from '../../shared/format/numbers.ts'
import { traitName } from '../../shared/trait-names.ts'
import { t } from './messages.ts'
import { Section } from './section.tsx'

/** The eight bars of the exam's own report. */
export function ProfileSection({ data: { report } }: { data: MockTestReport }) {
  const nothing = report.counts.pending > 0 ? t('noScoreYet') : t('barNothing')
  return (
    <Section title={t('profile')} about={t('profileAbout')} isFolded>
      <Rows>
        {report.profile.map(({ bar, share }) => (
          <Row
            key={bar}
            name={t(`bar_${bar}`)}
            about={t(`barAbout_${bar}`)}
            text={share === null ? nothing : formatShare(share)}
          >
            {share === null ? null : (
              <ScoreBand
                value={share}
                min={0}
                max={1}
                label={t('barLabel', { name: t(`bar_${bar}`), share: formatShare(share) })}
              />
            )}
          </Row>
        ))}
      </Rows>
    </Section>
  )
}

/** What was judged, over all answers; nothing where nothing was. */
export function TraitsSection({ data: { report } }: { data: MockTestReport }) {
  if (report.traits.length === 0) return null
  return (
    <Section title={t('traits')} about={t('traitsAbout')} isFolded>
      <Rows>
        {report.traits.map(({ trait, items, share, low, high }) => {
          const range = { low: formatShare(low), high: formatShare(high) }
          const name = traitName(trait)
          return (
            <Row
              key={trait}
              name={name}
              about={t('traitAbout', { answers: t('traitItems', { count: items }), range: t('levelRange', range) })}
              text={formatShare(share)}
            >
              <ScoreBand
                value={share}
                low={low}
                high={high}
                min={0}
                max={1}
                label={t('traitLabel', { name, share: formatShare(share), ...range })}
              />
            </Row>
          )
        })}
      </Rows>
    </Section>
  )
}

const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">{children}</ul>
)

type RowProps = { name: string; about: string; text: string; children: ReactNode }

function Row({ name, about, text, children }: RowProps) {
  return (
    <li className="min-w-0 break-inside-avoid">
      <p className="flex items-baseline justify-between gap-3">
        <b className="min-w-0 font-semibold">{name}</b>
        <span className="num shrink-0">{text}</span>
      </p>
      {children}
      <p className="mt-0.5 text-sm text-ink-3">{about}</p>
    </li>
  )
}
