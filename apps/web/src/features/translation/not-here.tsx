import { Banner } from '@rehearsal/ui/banner'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { CloudOff, Languages } from 'lucide-react'
import { nameOf } from '../../shared/language/language-name.ts'
import { t } from './messages.ts'
import type { Obstacle } from './obstacle-to.ts'

/** What stands in the way of translating into a language, and what can be done about it. */
export const obstacleText = (obstacle: Obstacle, target: string): string =>
  t(`not_${obstacle}`, { language: nameOf(target) })

type Props = { obstacle: Obstacle; target: string; isBesideTranslations: boolean }

/** Says before anything fails that nothing can be translated here now. */
export function NotHere({ obstacle, target, isBesideTranslations }: Props) {
  const text = obstacleText(obstacle, target)
  if (isBesideTranslations) return <Banner isLive={false}>{text}</Banner>
  const icon = obstacle === 'offline' ? <CloudOff size={22} /> : <Languages size={22} />
  return <EmptyState icon={icon} title={t('notHere')} description={text} />
}
