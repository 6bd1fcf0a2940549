import type { ReactNode } from 'react'

/** What lets a learner report what another one wrote, by the writer's name; the feature that does so is joined in. */
export type ReportAction = (subject: { kind: 'comment' | 'reply'; id: number }, name: string) => ReactNode
