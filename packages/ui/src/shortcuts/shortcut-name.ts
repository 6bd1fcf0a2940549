type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'>

/** Keys that write nothing have English names of several letters; an Arabic key may write two letters at once. */
const NAMED = /^[A-Z][A-Za-z0-9]+$/u
const ASCII = /^[\x21-\x7E]$/u
const SIGN = /^[^A-Za-z0-9]$/u
const DEAD = 'Dead'
/** What an English keyboard has at the places that are not letters or digits: alone, and with Shift. */
const signs: Readonly<Record<string, readonly [string, string]>> = {
  Slash: ['/', '?'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
}

/**
 * The name of a pressed key in a shortcut map: `r`, `[`, `Space`, `ArrowLeft`, `mod+Enter` (Ctrl or ⌘). What a layout writes in
 * Latin letters, in European digits or in signs of theirs counts, wherever its key lies (AZERTY, Dvorak); where it writes something
 * else (Persian, Russian, Greek …), the place of the key does, as on an English keyboard.
 */
export function shortcutName(event: Press): string {
  const { ctrlKey, metaKey, altKey } = event
  const key = keyName(event)
  // `[` and the like lie behind AltGr in many layouts, which Windows tells as Ctrl and Alt, and behind Option on a Mac.
  const isThirdLevel = event.getModifierState('AltGraph') || (altKey && !ctrlKey && !metaKey)
  if (isThirdLevel && SIGN.test(key)) return key
  return `${ctrlKey || metaKey ? 'mod+' : ''}${altKey ? 'alt+' : ''}${key}`
}

/** Whether a key writes a Latin letter, whatever signs are on it. */
export const isLatin = (key: string): boolean => /\p{Script=Latin}/u.test(key)

/** The letter that an English keyboard has at the place of a key; null where it has none. */
export const letterAt = (code: string): string | null => /^Key([A-Z])$/u.exec(code)?.[1]?.toLowerCase() ?? null

function keyName({ key, code, shiftKey }: Press): string {
  if (code === 'Space' || key === ' ') return 'Space'
  if (ASCII.test(key)) return key.toLowerCase()
  // A dead key waits for a letter, and a letter with a sign on it is a Latin one.
  if (NAMED.test(key) || key === DEAD || isLatin(key)) return key
  const digit = /^(?:Digit|Numpad)(\d)$/u.exec(code)?.[1]
  return letterAt(code) ?? digit ?? signs[code]?.[shiftKey ? 1 : 0] ?? key
}

/** Whether a key belongs to what an input method is still putting together: it chooses, confirms or cancels there. */
export function isComposing(event: { nativeEvent: KeyboardEvent } | KeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  // Safari ends the composition before it tells of the key that did; 229 stays.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it there
  return native.isComposing || native.keyCode === 229
}
