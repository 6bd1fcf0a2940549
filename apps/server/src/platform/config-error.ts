/** A start that the operator can mend: the message says what to change, and no stack adds to it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
