import { Button } from '@rehearsal/ui/button'
import { Select } from '@rehearsal/ui/select'
import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from '../../../shared/api/countries-query.ts'
import { languageOptions } from '../../../shared/language/language-name.ts'
import { languagesQuery } from '../api/languages-query.ts'
import { timeZonesQuery } from '../api/time-zones-query.ts'
import type { FormProblems } from '../form-problems.ts'
import { t } from '../messages.ts'
import type { ProfileDraft } from '../profile-draft.ts'

type Props = {
  draft: ProfileDraft
  onChange: (part: Partial<ProfileDraft>) => void
  problems: FormProblems
}
type Listed = { id: string; value: string }

/** Language, country and zone, from the server's lists. */
export function RegionFields({ draft, onChange, problems }: Props) {
  const [languages, countries, zones] = [useQuery(languagesQuery), useQuery(countriesQuery), useQuery(timeZonesQuery)]
  const failed = [languages, countries, zones].filter(({ data, error }) => data === undefined && error !== null)
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          label={t('language')}
          description={t('languageHint')}
          error={problems.of('language')}
          {...languagesOf(languages.data, draft.language)}
          onChange={(language) => onChange({ language })}
        />
        <Select
          label={t('country')}
          autoComplete="country"
          error={problems.of('country')}
          options={optionsOf(countries.data, draft.country, t('countryNone'))}
          value={draft.country}
          onChange={(country) => onChange({ country })}
        />
      </div>
      <Select
        label={t('timeZone')}
        description={t('timeZoneHint')}
        error={problems.of('timeZone')}
        options={optionsOf(zones.data, draft.timeZone)}
        value={draft.timeZone}
        onChange={(timeZone) => onChange({ timeZone })}
      />
      {failed.length > 0 ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-bad">
          <span>{t('listsFailed')}</span>
          <Button size="small" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function languagesOf(listed: Record<string, string> = {}, chosen: string) {
  const { value, options } = languageOptions(listed, chosen === '' ? null : chosen)
  return { value: value ?? '', options: [{ value: '', label: t('languageNone') }, ...options] }
}

/** The list, with what is chosen even where the list lacks it or is not there yet, and a way to choose nothing. */
function optionsOf(listed: readonly Listed[] = [], chosen: string, none?: string) {
  const isListed = chosen === '' || listed.some(({ id }) => id === chosen)
  return [
    ...(none === undefined ? [] : [{ value: '', label: none }]),
    ...(isListed ? [] : [{ value: chosen, label: chosen }]),
    ...listed.map(({ id, value }) => ({ value: id, label: value })),
  ]
}
