import { type DictionaryWord, partOfSpeechLabels } from '@rehearsal/contracts/dictionary'
import { t } from '../messages.ts'
import { Section, WordButton } from './sections.tsx'

type Meaning = DictionaryWord['meanings'][number]
type Props = { meaning: Meaning; onOpen: (word: string) => void }

/** One part of speech: what the word means as it, and what goes with it. */
export function MeaningSection({ meaning, onOpen }: Props) {
  const label = partOfSpeechLabels[meaning.partOfSpeech]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4">
      <div lang="en" className="grid gap-2">
        <p className="font-semibold text-brand-strong">{label}</p>
        <ol className="grid list-outside list-decimal gap-1.5 ps-5 marker:text-sm marker:text-ink-3">
          {meaning.definitions.map((definition) => (
            <li key={definition} className="ps-1 [overflow-wrap:anywhere]">
              {definition}
            </li>
          ))}
        </ol>
      </div>
      {meaning.examples.length === 0 ? null : (
        <Section title={t('examples')}>
          <ul lang="en" className="grid gap-1.5 font-read italic text-ink-2">
            {meaning.examples.map((example) => (
              <li key={example} className="border-s-2 border-line ps-3 [overflow-wrap:anywhere]">
                {example}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <RelatedWords title={t('synonyms')} words={meaning.synonyms} onOpen={onOpen} />
      <RelatedWords title={t('antonyms')} words={meaning.antonyms} onOpen={onOpen} />
      <Phrases title={t('collocations')} phrases={meaning.collocations} />
      <Phrases title={t('idioms')} phrases={meaning.idioms} onOpen={onOpen} />
    </div>
  )
}

type RelatedProps = { title: string; words: Meaning['synonyms']; onOpen: (word: string) => void }

/** Words of like or contrary meaning; those with an example have a line of their own after the others. */
function RelatedWords({ title, words, onOpen }: RelatedProps) {
  if (words.length === 0) return null
  const inOrder = words.toSorted((a, b) => Number(a.example !== null) - Number(b.example !== null))
  return (
    <Section title={title}>
      <ul lang="en" className="flex flex-wrap gap-1.5">
        {inOrder.map(({ word, example }) => (
          <li
            key={word}
            className={example === null ? 'max-w-full' : 'flex w-full flex-wrap items-center gap-x-2.5 gap-y-1'}
          >
            <WordButton word={word} onOpen={onOpen} />
            {example === null ? null : (
              <span className="min-w-0 flex-[1_1_12rem] font-read italic text-ink-2 [overflow-wrap:anywhere]">
                {example}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

type PhrasesProps = { title: string; phrases: Meaning['idioms']; onOpen?: (word: string) => void }

function Phrases({ title, phrases, onOpen }: PhrasesProps) {
  if (phrases.length === 0) return null
  return (
    <Section title={title}>
      <ul lang="en" className="grid gap-1.5">
        {phrases.map(({ phrase, example }) => (
          <li key={phrase} className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
            {onOpen === undefined || example !== null ? (
              <span className="font-medium">{phrase}</span>
            ) : (
              <WordButton word={phrase} onOpen={onOpen} />
            )}
            {example === null ? null : (
              <span className="min-w-0 font-read italic text-ink-2 [overflow-wrap:anywhere]">{example}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
