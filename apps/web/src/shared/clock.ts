/** Epoch milliseconds: the one place in the browser where the time is read. */
export const now = (): number => Date.now()
