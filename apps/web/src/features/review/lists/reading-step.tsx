import { Button } from '@rehearsal/ui/button'
import { RadioGroup } from '@rehearsal/ui/radio-group'
import { useState } from 'react'
import { t } from '../messages.ts'
import { type Reading, tellingLines } from './file/read-list-file.ts'

type Props = { readings: readonly Reading[]; name: Reading['name'] | null; onName: (name: Reading['name']) => void }

const ROWS_SHOWN = 3

/** A file whose letters could be read in several ways: some lines of it in each, the likeliest first. */
export function ReadingChoice({ readings, name, onName }: Props) {
  return (
    <div className="grid gap-4">
      <p>{t('readingAdvice')}</p>
      <RadioGroup
        label={t('readings')}
        variant="card"
        options={readings.map((reading) => ({
          value: reading.name,
          label: t(`encoding_${reading.name}`),
          description: <Sample text={reading.text} />,
        }))}
        value={name}
        onChange={onName}
      />
    </div>
  )
}

function Sample({ text }: { text: string }) {
  return (
    <span translate="no" className="mt-1 grid gap-0.5 text-base text-ink">
      {tellingLines(text, ROWS_SHOWN).map((line, at) => (
        <bdi key={at} className="block wrap-anywhere whitespace-pre-wrap">
          {line}
        </bdi>
      ))}
    </span>
  )
}

/** The chosen reading and the buttons that take it or go back. */
export function useReadingStep(readings: readonly Reading[], onRead: (text: string) => void) {
  const [chosen, setChosen] = useState<Reading['name'] | null>(null)
  const reading = readings.find(({ name }) => name === chosen) ?? readings[0]
  const leave = (text: string | null) => {
    setChosen(null)
    onRead(text ?? '')
  }
  const goBack = () => leave(null)
  const footer = (
    <>
      <Button onClick={goBack}>{t('back')}</Button>
      <Button variant="primary" onClick={() => leave(reading?.text ?? null)}>
        {t('useReading')}
      </Button>
    </>
  )
  return {
    body: <ReadingChoice readings={readings} name={reading?.name ?? null} onName={setChosen} />,
    footer,
    goBack,
  }
}
