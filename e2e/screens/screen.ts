import type { Page } from '@playwright/test'

/** Who looks at a screen: somebody not signed in, a demo learner of one status, or a premium one who prepares for the core exam, or for the whole exam of today. */
const viewers = ['visitor', 'TRIAL', 'PREMIUM', 'CORE', 'WHOLE'] as const
export type Viewer = (typeof viewers)[number]

/** One state of one route. */
export type Screen = {
  /** Names the pictures: unique, kebab-case. */
  name: string
  path: string
  viewer: Viewer
  /** Brings the opened page into the state: opens the dialog, types the answer, cuts the network. */
  reach?: (page: Page) => Promise<void>
  /** Something stays under way in this state: it is not waited for. */
  isBusy?: boolean
  /** What is taller than the screen is photographed at its end, too. */
  isWholeShown?: boolean
  /** What the viewer's microphone hears; otherwise it is the learner of the tests. */
  says?: string
}
