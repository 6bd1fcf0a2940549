import { SegmentedControl } from '@rehearsal/ui/segmented-control'
import { useState } from 'react'
import { playerTexts } from '../../messages.ts'
import { PlayerLayout } from '../../player-layout.tsx'
import { PromptAudio } from '../../prompt-audio.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import { WrittenAnswerField } from '../../written-answer-field.tsx'
import type { summarizeSpokenText } from './definition.ts'

type Props = PlayerPropsOf<typeof summarizeSpokenText>
type Draft = NonNullable<Props['draft']>

/** The talk, in one of the accents there are, and a field for its summary. The exam leaves no choice. */
export function SummarizeSpokenTextPlayer(props: Props) {
  const { audios = [], draft, mode, media } = props
  const [chosen, setChosen] = useState(draft?.accent)
  const heard = (mode === 'practice' ? audios.find(({ id }) => id === chosen) : undefined) ?? audios[0]
  const onDraft = (next: Draft | undefined) =>
    props.onDraft(next === undefined || heard === undefined ? next : { ...next, accent: heard.id })
  const choose = (id: string) => {
    const accent = audios.find((each) => String(each.id) === id)?.id
    setChosen(accent)
    if (draft !== undefined) props.onDraft({ ...draft, accent })
  }
  return (
    <PlayerLayout
      prompt={
        <div className="grid justify-items-start gap-3">
          {audios.length > 1 && mode === 'practice' ? (
            <SegmentedControl
              label={playerTexts.accent}
              options={audios.map(({ id, label }) => ({ value: String(id), label }))}
              value={String(heard?.id)}
              onChange={choose}
              isDisabled={props.isLocked}
            />
          ) : null}
          <div className="w-full">
            <PromptAudio
              {...props}
              key={heard?.id}
              audio={props.prompt.audio}
              media={heard === undefined ? media : () => heard.value}
              tone="listening"
            />
          </div>
        </div>
      }
      strip={props.strip}
      response={<WrittenAnswerField {...props} onDraft={onDraft} label={playerTexts.yourSummary} minRows={5} />}
    />
  )
}
