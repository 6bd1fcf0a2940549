/** Names that world-atlas shortens or has not brought up to date. */
const NAMES: Readonly<Record<string, string>> = {
  'Bosnia and Herz.': 'Bosnia and Herzegovina',
  'Central African Rep.': 'Central African Republic',
  'Dem. Rep. Congo': 'Democratic Republic of the Congo',
  'Dominican Rep.': 'Dominican Republic',
  'Eq. Guinea': 'Equatorial Guinea',
  'Falkland Is.': 'Falkland Islands',
  Macedonia: 'North Macedonia',
  'N. Cyprus': 'Northern Cyprus',
  'S. Sudan': 'South Sudan',
  'Solomon Is.': 'Solomon Islands',
  'W. Sahara': 'Western Sahara',
  eSwatini: 'Eswatini',
}

/** A country of world-atlas as a reader knows it. */
export function countryName(name: string): string {
  return NAMES[name] ?? name
}
