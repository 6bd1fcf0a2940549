export { isComposing } from './shortcut-name.ts'
export { useShortcuts, type ShortcutMap } from './use-shortcuts.ts'
