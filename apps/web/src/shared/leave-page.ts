/** The one way out of the app to another site's page. An object, so that a test can stand in the way. */
export const page = {
  leaveFor(address: string): void {
    window.location.assign(address)
  },
  /** The same from a page that cannot be used again: Back skips it. */
  leaveForGood(address: string): void {
    window.location.replace(address)
  },
}
