import { tabStore } from '../browser/stored.ts'

/** Under which name a tab remembers the item of a running test that it shows. */
export const OPENED_TEST = 'mock-test'

/** Who comes to the test after that comes to it anew: microphone and sound are checked again. What waits to be handed in stays. */
export const forgetOpened = (): void => void tabStore.write(OPENED_TEST, null)
