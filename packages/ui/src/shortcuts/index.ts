export { shortcutName, useShortcuts, type ShortcutMap } from './use-shortcuts.ts'
