import { Select } from '@rehearsal/ui/select'
import { useQuery } from '@tanstack/react-query'
import { labelOf, nameOf } from './language-name.ts'
import { languagesQuery } from './languages-query.ts'

type Props = {
  label: string
  /** A code in small letters; null where none is chosen yet. */
  value: string | null
  onChange: (language: string) => void
  placeholder?: string | undefined
  description?: string | undefined
  error?: string | undefined
  isRequired?: boolean | undefined
}

/** The languages to translate into; the chosen one alone while the others are not known. */
export function LanguageSelect({ value, ...select }: Props) {
  const { data = {} } = useQuery(languagesQuery)
  const known = value === null || Object.hasOwn(data, value) ? data : { [value]: nameOf(value), ...data }
  const options = Object.entries(known).map(([code, name]) => ({ value: code, label: labelOf(code, name) }))
  return <Select {...select} options={options} value={value} />
}
