export { Menu } from './menu.tsx'
export type { MenuEntry } from './menu-entry.ts'
