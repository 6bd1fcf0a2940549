import { TraitRow } from '@rehearsal/ui/meter'
import { Chip } from '@rehearsal/ui/chip'
import { Ring } from '@rehearsal/ui/ring'
import { Zap } from 'lucide-react'
import { t } from './messages.ts'

const traits = [
  { name: 'exampleContent', reason: 'exampleContentReason', value: 4.6 },
  { name: 'examplePronunciation', reason: 'examplePronunciationReason', value: 2.6 },
  { name: 'exampleFluency', reason: 'exampleFluencyReason', value: 1.9 },
] as const

/** What a result looks like: the promise of the page, shown rather than told. */
export function ExampleResult() {
  return (
    <figure className="min-w-0">
      <div className="rounded-[20px] border border-line bg-surface p-5 shadow-float md:p-7">
        <div className="flex items-center gap-4">
          <Ring
            value={9.1}
            max={15}
            size={84}
            tone="speaking"
            label={t('exampleTotal')}
            valueText={t('exampleTotalValue')}
            caption={t('exampleTotalMax')}
          />
          <div className="min-w-0">
            <Chip tone="speaking">{t('exampleTask')}</Chip>
            <p className="mt-2 flex items-center gap-2 text-sm text-ink-2">
              <Zap size={16} className="shrink-0 text-brand" aria-hidden />
              <span>
                <b className="font-semibold text-ink">{t('exampleFirstLabel')}</b>
                <br />
                {t('exampleFirst')}
              </span>
            </p>
          </div>
        </div>
        <ExampleText />
        <div className="mt-3">
          {traits.map(({ name, reason, value }) => (
            <TraitRow
              key={name}
              label={t(name)}
              value={value}
              max={5}
              valueText={value.toFixed(1)}
              maxText={String(5)}
              reason={t(reason)}
            />
          ))}
        </div>
      </div>
      <figcaption className="mt-3 text-center text-sm text-ink-3">{t('exampleCaption')}</figcaption>
    </figure>
  )
}

function ExampleText() {
  return (
    <p lang="en" dir="ltr" className="read mt-5 border-y border-line py-4 leading-[2]!">
      {t('exampleBegin')}{' '}
      <span className="mx-1 inline-flex rounded-full bg-fair-soft px-2 py-0.5 align-[0.15em] font-ui text-xs font-medium leading-4 text-fair">
        {t('examplePause')}
      </span>
      {t('exampleBefore')}
      <Mark look="bg-bad-soft text-bad decoration-wavy underline underline-offset-4" meaning={t('exampleWrongMark')}>
        {t('exampleWrong')}
      </Mark>
      {t('exampleAfter')}
      <Mark look="text-ink-3 line-through" meaning={t('exampleMissingMark')}>
        {t('exampleMissing')}
      </Mark>
      {t('exampleEnd')}
    </p>
  )
}

function Mark({ look, meaning, children }: { look: string; meaning: string; children: string }) {
  return (
    <span className="whitespace-nowrap">
      <span className={`rounded px-1 ${look}`}>{children}</span>
      <span className="ms-1 align-[0.15em] font-ui text-xs font-medium text-ink-3">{meaning}</span>
    </span>
  )
}
