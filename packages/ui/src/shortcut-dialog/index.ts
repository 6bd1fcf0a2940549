export { Kbd } from './kbd.tsx'
export { ShortcutDialog, type ShortcutGroup } from './shortcut-dialog.tsx'
