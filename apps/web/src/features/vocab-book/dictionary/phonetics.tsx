import type { DictionaryWord } from '@rehearsal/contracts/dictionary'
import { regionOf, useDeviceVoices, useReadingAloud } from '@rehearsal/ui/device-voice'
import { useClip } from '@rehearsal/ui/spoken-text'
import { t } from '../messages.ts'
import { AccentButton } from './accent-button.tsx'

/** How the word sounds in each accent, in writing and to hear. */
export function Phonetics({ word }: { word: DictionaryWord }) {
  const { playingId, play } = useClip()
  const accents = [
    { id: 'us', phonetic: word.americanPhonetic, audio: word.americanAudio },
    { id: 'uk', phonetic: word.britishPhonetic, audio: word.britishAudio },
  ] as const
  const names = { us: t('american'), uk: t('british') } as const
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {accents.map(({ id, phonetic, audio }) =>
        phonetic === null && audio === null ? null : (
          <div key={id} className="flex min-w-0 items-center gap-1.5">
            <span className="text-sm font-semibold text-ink-2">{t(id)}</span>
            {phonetic === null ? null : (
              <span lang="en-fonipa" className="min-w-0 text-ink-2 [overflow-wrap:anywhere]">{`/${phonetic}/`}</span>
            )}
            {audio === null ? null : (
              <AccentButton
                label={t('hear', { word: word.word, accent: names[id] })}
                isPlaying={playingId === id}
                onPress={() => play(id, audio)}
              />
            )}
          </div>
        ),
      )}
      <AustralianVoice word={word.word} />
    </div>
  )
}

/** No Australian voice is built in: the device's own speaks where it has one. */
function AustralianVoice({ word }: { word: string }) {
  const voice = useDeviceVoices().find(({ lang }) => regionOf(lang) === 'AU')
  const { isReading, read, stop } = useReadingAloud()
  const label = t('hear', { word, accent: t('australian') })
  return (
    <div className="flex items-center gap-1.5">
      <span className="text-sm font-semibold text-ink-2">{t('au')}</span>
      {voice === undefined ? (
        <>
          <AccentButton label={label} isPlaying={false} />
          <span className="text-sm text-ink-3">{t('noAustralian')}</span>
        </>
      ) : (
        <AccentButton label={label} isPlaying={isReading} onPress={() => (isReading ? stop() : read(word, voice))} />
      )}
    </div>
  )
}
