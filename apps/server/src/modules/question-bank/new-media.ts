import type { PackScript } from '@rehearsal/content/pack'

/** What questions are heard or seen by. */
export type NewMedia = { id: string } & ({ kind: 'speech'; script: PackScript } | { kind: 'picture'; svg: string })
