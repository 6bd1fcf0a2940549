import { WordPicker } from '@rehearsal/ui/word-picker'
import { isClosed } from '../../is-closed.ts'
import { wordPickTexts } from '../../messages.ts'
import { PlayerLayout } from '../../player-layout.tsx'
import { PromptAudio } from '../../prompt-audio.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import type { highlightIncorrectWords } from './definition.ts'

/** The recording, and its transcript with words to choose. */
export function HighlightIncorrectWordsPlayer(props: PlayerPropsOf<typeof highlightIncorrectWords>) {
  const { prompt, draft, onDraft, strip } = props
  const chosen = draft?.answers ?? []
  return (
    <PlayerLayout
      prompt={<PromptAudio {...props} audio={prompt.audio} tone="listening" />}
      strip={strip}
      response={
        <>
          <WordPicker
            words={prompt.words}
            value={chosen}
            onChange={(answers) => onDraft(answers.length === 0 ? undefined : { answers })}
            isDisabled={isClosed(props)}
            texts={wordPickTexts}
          />
          <p className="num mt-2 text-[0.8125rem] font-medium text-ink-2">{wordPickTexts.count(chosen.length)}</p>
        </>
      }
    />
  )
}
