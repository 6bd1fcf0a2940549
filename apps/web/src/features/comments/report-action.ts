import type { ReactNode } from 'react'

/** What lets a learner report what another one wrote; the feature that does so joins it in. */
export type ReportAction = (subject: { kind: 'comment' | 'reply'; id: number }) => ReactNode
