import { Play, Square } from 'lucide-react'
import { Button } from '../button/button.tsx'

type Props = {
  label: string
  isPlaying: boolean
  /** Absent where there is nothing to hear. */
  onPress: (() => void) | undefined
}

/** Plays a short sound; pressed again it stops. */
export function ClipButton({ label, isPlaying, onPress }: Props) {
  const Sign = isPlaying ? Square : Play
  return (
    <Button
      onClick={onPress}
      disabled={onPress === undefined}
      aria-pressed={isPlaying}
      icon={<Sign size={13} fill="currentColor" aria-hidden />}
    >
      {label}
    </Button>
  )
}
