/** An action of the log as words: `comment.hide` is "Comment: hide", `blocked-phrase.add` "Blocked phrase: add". */
export function actionName(action: string): string {
  const [area = '', ...verb] = action.split('.')
  return verb.length === 0 ? areaName(area) : `${areaName(area)}: ${words(verb.join(' '))}`
}

/** The part before the dot as words. */
export function areaName(area: string): string {
  const name = words(area)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const words = (text: string): string => text.replaceAll('-', ' ')
