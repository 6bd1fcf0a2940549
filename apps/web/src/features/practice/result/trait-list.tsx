import type { ScoreDetail } from '@rehearsal/contracts/attempts'
import { nextLevelNeeds } from '@rehearsal/exam/writing/levels'
import { TraitRow } from '@rehearsal/ui/meter'
import { useState } from 'react'
import { formatMarks, formatPoints } from '../../../shared/format/numbers.ts'
import { t } from '../messages.ts'
import { rangeOfItem } from './likely-range.ts'
import { traitAbout, traitLabel } from './trait-label.ts'

type Item = ScoreDetail['items'][number]
type Props = {
  items: readonly Item[]
  zeroRules: readonly string[]
  /** Traits of writing say what their next level needs. */
  hasLevels: boolean
  /** The answer deals with every main point. */
  isComplete: boolean
}

/** One row per judged quality; opened, it says what is judged and how sure the estimate is. */
export function TraitList({ items, zeroRules, hasLevels, isComplete }: Props) {
  const [openTitle, setOpenTitle] = useState<string | null>(null)
  return (
    <section aria-label={t('traits')}>
      <h3 className="text-base font-semibold tracking-[-0.01em]">{t('traits')}</h3>
      {items.map((item) => (
        <TraitRow
          key={item.title}
          label={traitLabel(item.title)}
          value={item.value}
          max={item.maxValue}
          valueText={formatPoints(item.value)}
          maxText={formatMarks(item.maxValue)}
          reason={item.content}
          isOpen={openTitle === item.title}
          onOpen={() => setOpenTitle(openTitle === item.title ? null : item.title)}
        >
          <TraitDetail
            item={item}
            isZeroRule={zeroRules.includes(item.title)}
            hasLevels={hasLevels}
            isComplete={isComplete}
          />
        </TraitRow>
      ))}
    </section>
  )
}

type DetailProps = Pick<Props, 'hasLevels' | 'isComplete'> & { item: Item; isZeroRule: boolean }

function TraitDetail({ item, isZeroRule, hasLevels, isComplete }: DetailProps) {
  const needs = hasLevels ? nextLevelNeeds(item.title, item.value / item.maxValue, isComplete) : null
  const range = rangeOfItem(item)
  return (
    <div className="grid gap-1 text-sm text-ink-2">
      <p>{traitAbout(item.title)}</p>
      {range === null ? null : (
        <p className="num">
          {t('likelyTrait', {
            low: formatPoints(range.low),
            high: formatPoints(range.high),
            max: formatMarks(item.maxValue),
          })}
        </p>
      )}
      {needs === null ? null : <p lang="en">{t('nextLevel', { needs })}</p>}
      {isZeroRule ? <p>{t('zeroRule')}</p> : null}
    </div>
  )
}
