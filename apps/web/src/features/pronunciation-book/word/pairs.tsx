import type { PronunciationEntry } from '@rehearsal/contracts/pronunciation-book'
import { ipaOfPhone } from '@rehearsal/phonetics/phones/ipa-of-phone'
import { weakSounds } from '@rehearsal/exam/speech/weak-sounds'
import { Card } from '@rehearsal/ui/card'
import { PairList } from '@rehearsal/ui/pair-list'
import { useQuery } from '@tanstack/react-query'
import { drillsQuery } from '../api/drills-query.ts'
import { t } from '../messages.ts'

const MOST_SOUNDS = 3

/** Words that differ in a weak sound of the last try; nothing where it has none, or nobody wrote pairs for them. */
export function Pairs({ entry: { takes } }: { entry: PronunciationEntry }) {
  const [last] = takes
  const sounds = weakSounds([], last?.evidence.phones ?? [])
    .slice(0, MOST_SOUNDS)
    .map(({ phone, heardAs }) => (heardAs === null ? phone : `${phone}-${heardAs}`))
  const { data: contrasts = [] } = useQuery(drillsQuery(sounds))
  if (contrasts.length === 0) return null
  return (
    <Card title={t('pairs')}>
      <PairList
        hint={t('pairsHint')}
        groups={contrasts.map(({ sounds: [first, second], pairs }) => ({
          title: t('pairTitle', { first: ipaOfPhone(first), second: ipaOfPhone(second) }),
          pairs,
        }))}
      />
    </Card>
  )
}
