import type { ReactNode } from 'react'
import { t } from '../messages.ts'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h4 className="text-[0.8125rem] font-semibold text-ink-3">{title}</h4>
      {children}
    </section>
  )
}

type WordButtonsProps = { words: readonly string[]; onOpen: (word: string) => void }

/** Words that each open in the dictionary. */
export function WordButtons({ words, onOpen }: WordButtonsProps) {
  return (
    <ul lang="en" className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className="max-w-full">
          <WordButton word={word} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

export function WordButton({ word, onOpen }: { word: string; onOpen: (word: string) => void }) {
  return (
    <button
      type="button"
      aria-label={t('openWord', { word })}
      onClick={() => onOpen(word)}
      className="min-h-8 touch:min-h-11 max-w-full rounded-full border border-line-strong px-3 py-0.5 text-start text-sm text-ink transition-colors [overflow-wrap:anywhere] hover:border-control hover:bg-sunken max-md:min-h-10"
    >
      {word}
    </button>
  )
}
