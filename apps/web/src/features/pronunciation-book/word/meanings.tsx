import type { PronunciationEntry } from '@rehearsal/contracts/pronunciation-book'
import { Card } from '@rehearsal/ui/card'
import { t } from '../messages.ts'

type Meaning = PronunciationEntry['meanings'][number]

const SHOWN_AT_FIRST = 3
const MOST_EXAMPLES = 3

/** Definitions and examples, part of speech by part of speech. */
export function Meanings({ meanings }: { meanings: readonly Meaning[] }) {
  return (
    <Card title={t('meanings')}>
      {meanings.length === 0 ? <p className="text-ink-2">{t('noMeanings')}</p> : null}
      <div className="grid gap-5">
        {meanings.map((meaning) => (
          <PartOfSpeech key={meaning.partOfSpeech} meaning={meaning} />
        ))}
      </div>
    </Card>
  )
}

function PartOfSpeech({ meaning: { partOfSpeech, definitions, examples } }: { meaning: Meaning }) {
  const rest = definitions.slice(SHOWN_AT_FIRST)
  return (
    <section aria-label={t(`pos_${partOfSpeech}`)}>
      <h3 className="text-[0.8125rem] font-semibold text-ink-3">{t(`pos_${partOfSpeech}`)}</h3>
      <Definitions definitions={definitions.slice(0, SHOWN_AT_FIRST)} start={1} />
      {rest.length === 0 ? null : (
        <details className="mt-1.5">
          <summary className="min-h-6 touch:py-3 cursor-pointer text-sm font-medium">
            {t('moreDefinitions', { count: rest.length })}
          </summary>
          <Definitions definitions={rest} start={SHOWN_AT_FIRST + 1} />
        </details>
      )}
      {examples.length === 0 ? null : (
        <ul aria-label={t('example')} lang="en" dir="ltr" className="mt-2 grid gap-1 border-s-2 border-line ps-3">
          {examples.slice(0, MOST_EXAMPLES).map((example) => (
            <li key={example} className="font-read text-ink-2">
              {example}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Definitions({ definitions, start }: { definitions: readonly string[]; start: number }) {
  return (
    <ol start={start} lang="en" dir="ltr" className="mt-1 grid list-decimal gap-1 ps-5">
      {definitions.map((definition) => (
        <li key={definition}>{definition}</li>
      ))}
    </ol>
  )
}
