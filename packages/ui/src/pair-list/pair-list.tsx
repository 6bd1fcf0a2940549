import { ClipList } from '../clip-list/clip-list.tsx'
import { useClip } from '../spoken-text/use-clip.ts'

type SpokenWord = { word: string; audioUrl: string }

/** Pairs of words that differ in the same way. */
export type PairGroup = { title: string; pairs: readonly (readonly [SpokenWord, SpokenWord])[] }

type Props = { hint: string; groups: readonly PairGroup[] }

/** Pairs of words to tell apart by ear: each word is a button; the first group is open. */
export function PairList({ hint, groups }: Props) {
  const { playingId, play } = useClip()
  if (groups.length === 0) return null
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">{hint}</p>
      {groups.map(({ title, pairs }, place) => (
        <details key={title} open={place === 0}>
          <summary className="min-h-6 touch:py-3 cursor-pointer text-sm font-semibold">{title}</summary>
          <ul className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-4 gap-y-2">
            {pairs.map(([one, other]) => (
              <li key={`${one.word} ${other.word}`}>
                <ClipList
                  label={`${one.word}, ${other.word}`}
                  clips={[one, other].map(({ word }) => ({ id: word, label: word, detail: '' }))}
                  playingId={playingId}
                  onPlay={(word) => play(word, word === one.word ? one.audioUrl : other.audioUrl)}
                />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
