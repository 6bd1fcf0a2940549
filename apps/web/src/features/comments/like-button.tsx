import { Button } from '@rehearsal/ui/button'
import { Heart } from 'lucide-react'
import { formatNumber } from '../../shared/format/numbers.ts'
import { t } from './messages.ts'

type Props = { name: string; count: number; isLiked: boolean; isBusy: boolean; onToggle: () => void }

/** How many like it, and whether I do; while a call runs it takes no press (specification §4.12). */
export function LikeButton({ name, count, isLiked, isBusy, onToggle }: Props) {
  return (
    <Button
      variant="quiet"
      size="small"
      className="max-md:min-h-11"
      aria-pressed={isLiked}
      aria-disabled={isBusy}
      aria-label={t('like', { name, count })}
      icon={<Heart size={15} aria-hidden className={isLiked ? 'fill-current text-bad' : undefined} />}
      onClick={isBusy ? undefined : onToggle}
    >
      <span className="num">{formatNumber(count)}</span>
    </Button>
  )
}
