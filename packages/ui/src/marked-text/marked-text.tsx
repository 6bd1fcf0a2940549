import { Popover } from '@base-ui/react/popover'
import { Fragment, useState } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useLayer } from '../layer/layer.tsx'
import { useMediaQuery } from '../media-query/use-media-query.ts'
import { piecesOf } from './pieces-of.ts'

/** Something to say about a stretch of a text. `start` and `end` are UTF-16 offsets; an empty stretch marks something missing. */
export type TextMark = {
  start: number
  end: number
  tone: 'bad' | 'fair'
  /** What kind of mark it is, in one or two words: "Spelling". */
  label: string
  explanation?: string | undefined
  suggestion?: string | undefined
}

export type MarkedTextTexts = {
  /** Names a mark for screen readers: its kind and its words. */
  mark: (label: string, words: string) => string
  suggestion: string
}

type Props = { text: string; marks: readonly TextMark[]; texts: MarkedTextTexts }

const looks = {
  bad: 'border-bad bg-bad-soft text-bad',
  fair: 'border-fair bg-fair-soft text-fair',
} as const

/** A text with marked words. Each mark says what it means when it is pointed at, focused and pressed. */
export function MarkedText({ text, marks, texts }: Props) {
  return (
    <p lang="en" dir="ltr" className="read whitespace-pre-wrap">
      {piecesOf(text, marks).map(({ mark, words }, index) =>
        mark ? <Mark key={index} mark={mark} words={words} texts={texts} /> : <Fragment key={index}>{words}</Fragment>,
      )}
    </p>
  )
}

function Mark({ mark, words, texts }: { mark: TextMark; words: string; texts: MarkedTextTexts }) {
  const isMissing = words === ''
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        openOnHover
        delay={80}
        aria-label={texts.mark(mark.label, words)}
        data-start={mark.start}
        className={classNames(
          'rounded-t-[5px] border-b-2 px-0.5 text-start [font:inherit]',
          looks[mark.tone],
          isMissing && 'mx-0.5 px-1 font-semibold',
        )}
      >
        {isMissing ? '‸' : words}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={12} className="z-50">
          <Popover.Popup className="max-w-xs rounded-control border border-line bg-surface p-3 text-sm shadow-float outline-none">
            <MarkLayer onBack={() => setIsOpen(false)} />
            <Popover.Title className={classNames('font-semibold', mark.tone === 'bad' ? 'text-bad' : 'text-fair')}>
              {mark.label}
            </Popover.Title>
            {mark.explanation ? (
              <Popover.Description className="mt-1 text-ink-2">{mark.explanation}</Popover.Description>
            ) : null}
            {mark.suggestion ? (
              <p className="mt-2 text-ink-2">
                {texts.suggestion}{' '}
                <b lang="en" className="font-semibold text-good">
                  {mark.suggestion}
                </b>
              </p>
            ) : null}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Under a finger it lies over the page until it is closed; a mouse only passes by. */
function MarkLayer({ onBack }: { onBack: () => void }) {
  useLayer(useMediaQuery('(pointer: coarse)'), onBack)
  return null
}
