import { RadioGroup } from '@rehearsal/ui/radio-group'
import type { Meanings } from '../api/import-words.ts'
import { t } from '../messages.ts'

type Props = { count: number; meanings: Meanings; onMeanings: (meanings: Meanings) => void }

/** What becomes of the meanings of kept words for which the list has others. */
export function MeaningsChoice({ count, meanings, onMeanings }: Props) {
  return (
    <RadioGroup
      label={t('otherMeanings', { count })}
      options={[
        { value: 'keep', label: t('keepMeanings') },
        { value: 'replace', label: t('replaceMeanings'), description: t('replaceAdvice') },
      ]}
      value={meanings}
      onChange={onMeanings}
    />
  )
}
