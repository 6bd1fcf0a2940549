import type { ReviewCard } from '@rehearsal/contracts/reviews'
import { Button } from '@rehearsal/ui/button'
import { Volume2 } from 'lucide-react'
import { t } from '../messages.ts'

type Props = {
  card: Pick<ReviewCard, 'americanAudio' | 'britishAudio' | 'americanPhonetic' | 'britishPhonetic'>
  /** A spelling would be given away by it, half. */
  hasPhonetics: boolean
  onPlay: (url: string) => void
}

/** The word in both accents. */
export function SoundButtons({ card, hasPhonetics, onPlay }: Props) {
  const accents = [
    { name: t('american'), label: t('hearAmerican'), url: card.americanAudio, ipa: card.americanPhonetic },
    { name: t('british'), label: t('hearBritish'), url: card.britishAudio, ipa: card.britishPhonetic },
  ]
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      {accents.map(({ name, label, url, ipa }) => (
        <Button
          key={name}
          size="small"
          icon={<Volume2 size={15} aria-hidden />}
          aria-label={label}
          onClick={() => onPlay(url)}
        >
          {name}
          {hasPhonetics && ipa !== null ? (
            <span lang="en-fonipa" className="font-normal text-ink-2">
              {t('phonetic', { ipa })}
            </span>
          ) : null}
        </Button>
      ))}
    </div>
  )
}
