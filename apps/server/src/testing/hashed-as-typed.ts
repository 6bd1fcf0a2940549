import { argon2Sync, randomBytes } from 'node:crypto'

/** A password hashed the way it was before passwords were in NFC. */
export function hashedAsTyped(password: string): string {
  const nonce = randomBytes(16)
  const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
  const tag = argon2Sync('argon2id', { ...parameters, message: password, nonce })
  return `$argon2id$v=19$m=19456,t=2,p=1$${nonce.toString('base64')}$${tag.toString('base64')}`
}
