/** What makes a layer a form. A search above what is read, or a player in it, does not. */
const formParts = 'form:not([role="search"]), fieldset, textarea:not([readonly]), [contenteditable="true"]'
const fields =
  'input:not([type="hidden"], [type="range"], [readonly], :disabled), select:not(:disabled), textarea:not([readonly], :disabled), [contenteditable="true"]'
const typedFields = 'textarea, [contenteditable="true"], input:not([type="radio"], [type="checkbox"], [type="file"])'

/**
 * Where the focus goes in a layer that opens: to the action that does no harm (`data-first-focus`), in a form to its first field,
 * and else to the heading, from which a screen reader reads on. The button that closes comes first in the tree and is none of these.
 */
export function firstFocus(layer: HTMLElement | null): HTMLElement | true {
  if (layer === null) return true
  const harmless = layer.querySelector<HTMLElement>('[data-first-focus]')
  return harmless ?? firstField(layer) ?? layer.querySelector('h2') ?? true
}

function firstField(layer: HTMLElement): HTMLElement | null {
  if (layer.querySelector(formParts) === null) return null
  const first = layer.querySelector<HTMLElement>(fields)
  // Under a finger the keyboard would rise over what has not been read yet.
  if (first?.matches(typedFields) && window.matchMedia('(pointer: coarse)').matches) return null
  if (!(first instanceof HTMLInputElement && first.type === 'radio')) return first
  const chosen = [...layer.querySelectorAll<HTMLInputElement>('input:checked')]
  return chosen.find(({ name }) => name === first.name) ?? first
}
