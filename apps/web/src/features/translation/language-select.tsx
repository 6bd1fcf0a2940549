import { Select } from '@rehearsal/ui/select'
import { useQuery } from '@tanstack/react-query'
import { languagesQuery } from './api/languages-query.ts'
import { labelOf, nameOf } from './language-name.ts'
import { t } from './messages.ts'

type Props = { value: string; onChange: (language: string) => void }

/** The languages to translate into; the chosen one alone while the others are not known. */
export function LanguageSelect({ value, onChange }: Props) {
  const { data = {} } = useQuery(languagesQuery)
  const known = Object.hasOwn(data, value) ? data : { [value]: nameOf(value), ...data }
  const options = Object.entries(known).map(([code, name]) => ({ value: code, label: labelOf(code, name) }))
  return <Select label={t('language')} options={options} value={value} onChange={onChange} />
}
