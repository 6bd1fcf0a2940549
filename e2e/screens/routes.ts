import type { Screen } from './screen.ts'

/** Every route in every state that somebody may see. Each change of a screen brings its lines. */
export const screens: readonly Screen[] = [
  { name: 'landing', path: '/', viewer: 'visitor' },
  { name: 'dashboard', path: '/dashboard', viewer: 'TRIAL' },
]
