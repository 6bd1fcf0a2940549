import { compareAttempts, type ComparedTrait, type Comparison } from '@rehearsal/exam/speech/compare-attempts'
import { AudioPlayer } from '@rehearsal/ui/audio-player'
import { Chip } from '@rehearsal/ui/chip'
import { ResultSection } from '../result-section.tsx'
import { comparisonTexts, earlierPlayerTexts, laterPlayerTexts } from './messages.ts'
import type { SpokenExtras } from './spoken-extras.ts'

type Props = Pick<SpokenExtras, 'attempts' | 'traitName'>

const tones = { better: 'good', lower: 'bad', same: 'neutral', unknown: 'neutral' } as const
const signs = { better: '↑', lower: '↓', same: '=', unknown: '' } as const

/** What changed since the previous attempt at this question, and both recordings to hear. */
export function CompareSection({ attempts, traitName }: Props) {
  if (attempts === undefined) return null
  const { before, beforeText, now } = attempts
  const compared = compareAttempts(before, now)
  return (
    <ResultSection title={comparisonTexts.title}>
      <p className="num mb-1.5 text-sm text-ink-2">{comparisonTexts.beforeWas(beforeText)}</p>
      <TraitTable compared={compared} traitName={traitName} />
      <p className="mt-1.5 text-[0.8125rem] text-ink-3">{comparisonTexts.errorRule}</p>
      <Said title={comparisonTexts.gained} what={compared.gained} tone="good" />
      <Said title={comparisonTexts.lost} what={compared.lost} tone="bad" />
      <div className="mt-4 grid gap-3">
        {before.recordingUrl === null ? null : (
          <Recording url={before.recordingUrl} title={comparisonTexts.before} texts={earlierPlayerTexts} />
        )}
        {now.recordingUrl === null ? null : (
          <Recording url={now.recordingUrl} title={comparisonTexts.now} texts={laterPlayerTexts} />
        )}
      </div>
    </ResultSection>
  )
}

type TableProps = Pick<Props, 'traitName'> & { compared: Comparison }

function TraitTable({ compared: { traits, wordsPerMinute, pauses }, traitName }: TableProps) {
  const pairOf = ({ before, now }: { before: number; now: number }) => [before, now] as const
  const figures = [
    ...(wordsPerMinute === null ? [] : [{ name: comparisonTexts.words, values: pairOf(wordsPerMinute) }]),
    ...(pauses === null ? [] : [{ name: comparisonTexts.pauses, values: pairOf(pauses) }]),
  ]
  return (
    <table className="num w-full text-sm">
      <thead className="text-[0.8125rem] text-ink-3">
        <tr className="border-b border-line text-start">
          <th className="py-1.5 text-start font-medium">{comparisonTexts.trait}</th>
          <th className="px-2 py-1.5 text-start font-medium">{comparisonTexts.before}</th>
          <th className="px-2 py-1.5 text-start font-medium">{comparisonTexts.now}</th>
          <th className="py-1.5 text-start font-medium">{comparisonTexts.change}</th>
        </tr>
      </thead>
      <tbody>
        {traits.map((trait) => (
          <TraitLine key={trait.name} trait={trait} label={traitName(trait.name)} />
        ))}
        {figures.map(({ name, values: [before, now] }) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th className="py-2 text-start font-medium">{name}</th>
            <td className="px-2">{before}</td>
            <td className="px-2">{now}</td>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TraitLine({ trait: { before, now, verdict }, label }: { trait: ComparedTrait; label: string }) {
  return (
    <tr className="border-b border-line last:border-0">
      <th className="py-2 text-start font-medium">{label}</th>
      <td className="px-2">{before.toFixed(1)}</td>
      <td className="px-2">{now.toFixed(1)}</td>
      <td className="py-1.5">
        <Chip tone={tones[verdict]}>
          {signs[verdict] === '' ? null : <span aria-hidden>{signs[verdict]}</span>}
          {comparisonTexts[verdict]}
        </Chip>
      </td>
    </tr>
  )
}

function Said({ title, what, tone }: { title: string; what: readonly string[]; tone: 'good' | 'bad' }) {
  if (what.length === 0) return null
  return (
    <div className="mt-3">
      <h4 className="text-sm font-semibold">{title}</h4>
      <ul lang="en" dir="ltr" className="mt-1 flex flex-wrap gap-1.5">
        {what.map((word, place) => (
          <li key={place} className={tone === 'good' ? 'text-good' : 'text-bad'}>
            {word}
            {place < what.length - 1 && !isSentence(word) ? ',' : ''}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Main points are sentences, and need no comma between them. */
const isSentence = (said: string) => /[.!?]$/u.test(said)

function Recording({ url, title, texts }: { url: string; title: string; texts: typeof earlierPlayerTexts }) {
  return (
    <div className="grid grid-cols-[4rem_1fr] items-center gap-2">
      <span className="text-sm text-ink-2">{title}</span>
      <AudioPlayer src={url} texts={texts} variant="compact" tone="speaking" />
    </div>
  )
}
