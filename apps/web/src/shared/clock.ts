/** Epoch milliseconds: the one place in the browser where the time is read. */
export const now = (): number => Date.now()

/** Milliseconds that only count on, whatever the device's clock is set to. They may stand still while the device sleeps. */
export const steadyNow = (): number => performance.now()
