import { SpokenText, useClip } from '@rehearsal/ui/spoken-text'
import { type ComponentProps, type Ref, useEffect, useEffectEvent } from 'react'
import { resultTexts } from '../messages.ts'
import { HeardWordCard } from './heard-word-card.tsx'
import { modelClipOf } from './model-words.ts'
import type { ModelSpeech } from './spoken-extras.ts'
import type { HeardWord } from './spoken-words.ts'

type Props = {
  texts: ComponentProps<typeof SpokenText>['texts']
  words: readonly HeardWord[]
  recordingUrl: string | null
  /** Null where there is no model voice. */
  model: { url: string; speech: ModelSpeech | undefined; isScript: boolean } | null
  selectedId: string | null
  onSelect: (id: string) => void
  cardRef: Ref<HTMLElement>
  /** A new key plays the chosen word: mine, or the model's where I did not say it. */
  jumpKey: number | undefined
}

/** What was said, word by word; a chosen word is heard, and shows its sounds and the model's word. */
export function HeardText({ texts, words, recordingUrl, model, selectedId, onSelect, cardRef, jumpKey }: Props) {
  const { playingId, play } = useClip()
  const selected = words.find(({ id }) => id === selectedId)
  const modelClip = selected && model ? modelClipOf(selected, model.speech, model.isScript) : null
  const hear = (word: HeardWord | undefined) => {
    if (recordingUrl !== null && word?.clip) play('mine', recordingUrl, word.clip)
  }
  const followJump = useEffectEvent(() => {
    if (jumpKey === undefined || selected === undefined) return
    if (selected.clip) hear(selected)
    else if (model && modelClip) play('model', model.url, modelClip)
  })
  useEffect(() => followJump(), [jumpKey])
  if (words.length === 0) return <p className="text-ink-2">{resultTexts.nothingHeard}</p>
  return (
    <>
      <SpokenText
        words={words}
        selectedId={selectedId}
        texts={texts}
        onSelect={(id) => {
          onSelect(id)
          hear(words.find((word) => word.id === id))
        }}
      />
      {selected ? (
        <HeardWordCard
          ref={cardRef}
          word={selected}
          playingId={playingId}
          onMine={recordingUrl !== null && selected.clip ? () => hear(selected) : undefined}
          onModel={model ? () => play('model', model.url, modelClip ?? undefined) : undefined}
          isModelWhole={modelClip === null}
        />
      ) : null}
    </>
  )
}
