/** What was done, in words; an action that is not known here stands as it is. */
const deeds: Readonly<Record<string, string>> = {
  add: 'added',
  ban: 'banned',
  create: 'made',
  dismiss: 'reports dismissed',
  edit: 'edited',
  hide: 'hidden',
  import: 'imported',
  'lift-ban': 'ban lifted',
  'make-admin': 'made an administrator',
  publish: 'published',
  remove: 'removed',
  'remove-admin': 'no administrator any more',
  restore: 'restored',
  retire: 'retired',
  uphold: 'reports found right',
}

/** An action of the log as words: `comment.hide` is "Comment: hidden", `blocked-phrase.add` "Blocked phrase: added". */
export function actionName(action: string): string {
  const [area = '', ...rest] = action.split('.')
  const verb = rest.join(' ')
  return verb === '' ? areaName(area) : `${areaName(area)}: ${deeds[verb] ?? words(verb)}`
}

/** The part before the dot as words. */
export function areaName(area: string): string {
  const name = words(area)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const words = (text: string): string => text.replaceAll('-', ' ')
