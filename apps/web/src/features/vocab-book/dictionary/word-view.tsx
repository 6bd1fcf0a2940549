import type { DictionaryWord } from '@rehearsal/contracts/dictionary'
import type { DictionaryTarget } from '../../../shared/dictionary/dictionary-request.ts'
import { t } from '../messages.ts'
import { MeaningSection } from './meaning-section.tsx'
import { Phonetics } from './phonetics.tsx'
import { Section, WordButtons } from './sections.tsx'
import { Translations } from './translations.tsx'
import { WordActions } from './word-actions.tsx'
import { untranslated } from '@rehearsal/ui/untranslated'

type Props = {
  word: DictionaryWord
  target: DictionaryTarget
  onOpen: (target: DictionaryTarget) => void
  onDeleted: () => void
}

/** All that is known of a word. What has no source has no row (specification §3). */
export function WordView({ word, target, onOpen, onDeleted }: Props) {
  const open = (text: string) => onOpen({ word: text, exact: true })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5 py-5 md:px-6">
      <div className="grid gap-3">
        <h3
          {...untranslated}
          lang="en"
          className="text-[1.75rem] font-[650] leading-tight tracking-[-0.02em] [overflow-wrap:anywhere]"
        >
          {word.word}
        </h3>
        <Phonetics word={word} />
        <Translations translations={word.translations} />
        <WordActions word={word} target={target} onDeleted={onDeleted} />
      </div>
      {word.ownMeaning === null ? null : (
        <Section title={t('ownMeaning')}>
          <p dir="auto" className="[overflow-wrap:anywhere]">
            {word.ownMeaning}
          </p>
        </Section>
      )}
      {word.meanings.map((meaning) => (
        <MeaningSection key={meaning.partOfSpeech} meaning={meaning} onOpen={open} />
      ))}
      {word.familyWords.length === 0 ? null : (
        <Section title={t('familyWords')}>
          <WordButtons words={word.familyWords.map((one) => one.word)} onOpen={open} />
        </Section>
      )}
      {word.otherWords.length === 0 ? null : (
        <Section title={t('otherWords')}>
          <WordButtons words={word.otherWords.map((one) => one.word)} onOpen={open} />
        </Section>
      )}
    </div>
  )
}
