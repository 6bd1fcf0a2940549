import { Select } from '@rehearsal/ui/select'
import { useQuery } from '@tanstack/react-query'
import { languageOptions } from './language-name.ts'
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
  return <Select {...select} {...languageOptions(data, value)} />
}
