/**
 * The answer of the identity provider signs nobody in: it was cancelled or refused there (RFC 6749 §4.1.2.1), is another
 * provider's, or belongs to no sign-in that waits in this tab.
 */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed'
  readonly reason: 'refused' | 'begun-elsewhere'

  constructor(reason: SignInFailed['reason']) {
    super(`The sign-in was ${reason}`)
    this.reason = reason
  }
}
