import { tabStore } from '../browser/stored.ts'

/**
 * Every page that is loaded keeps things under an id of its own, so that none writes over another's. An id for the tab would not do: a tab that is
 * duplicated takes all that it remembers along.
 */
export const pageId = crypto.randomUUID()
/** The page that this tab showed before, where it was loaded anew. */
export const earlierPageId = tabStore.read('draft-page')
tabStore.write('draft-page', pageId)
