import { IconButton } from '@rehearsal/ui/icon-button'
import { Square, Volume2 } from 'lucide-react'

type Props = {
  label: string
  isPlaying: boolean
  /** Absent where there is nothing to hear. */
  onPress?: (() => void) | undefined
}

/** Says a word; pressed again it stops. */
export function AccentButton({ label, isPlaying, onPress }: Props) {
  return (
    <IconButton
      label={label}
      hasTooltip={false}
      size="small"
      tone="brand"
      icon={isPlaying ? <Square size={15} fill="currentColor" aria-hidden /> : <Volume2 size={18} aria-hidden />}
      aria-pressed={isPlaying}
      disabled={onPress === undefined}
      onClick={onPress}
    />
  )
}
