import { type NoteColour, noteColourClass, noteColours } from '@rehearsal/contracts/note-html'
import { Ban, Check } from 'lucide-react'
import { t } from '../messages.ts'
import { ToolbarButton } from './toolbar-button.tsx'

type Props = { id: string; colour: NoteColour | null; onChoose: (colour: NoteColour | null) => void }

/** The ten font colours, and none. */
export function ColourPicker({ id, colour, onChoose }: Props) {
  return (
    <div
      id={id}
      role="group"
      aria-label={t('fontColour')}
      className="mt-1 flex flex-wrap gap-0.5 border-t border-line pt-1"
    >
      <ToolbarButton
        label={t('colour_none')}
        icon={<Ban size={17} aria-hidden />}
        isPressed={colour === null}
        onPress={() => onChoose(null)}
      />
      {noteColours.map((each) => (
        <ToolbarButton
          key={each}
          label={t(`colour_${each}`)}
          icon={<Swatch colour={each} isChosen={each === colour} />}
          isPressed={each === colour}
          onPress={() => onChoose(each)}
        />
      ))}
    </div>
  )
}

function Swatch({ colour, isChosen }: { colour: NoteColour; isChosen: boolean }) {
  return (
    <span
      aria-hidden
      className={`grid size-5 place-items-center rounded-full bg-current forced-color-adjust-none ${noteColourClass(colour)}`}
    >
      {isChosen ? <Check size={14} strokeWidth={3} className="text-surface" /> : null}
    </span>
  )
}
