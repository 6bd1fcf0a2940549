import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hashWith = promisify(argon2)

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** Hashes a password with argon2id into the PHC string format: in Unicode's NFC, since keyboards write é in two ways. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await hashWith('argon2id', { ...PARAMETERS, message: password.normalize('NFC'), nonce })
  const { memory, passes, parallelism } = PARAMETERS
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64')}$${tag.toString('base64')}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/=]+)\$([\w+/=]+)$/u

/** How a password fits a hash. `as-typed` was hashed before passwords were in NFC: whoever hears it hashes the password anew. */
export type PasswordMatch = 'none' | 'nfc' | 'as-typed'

/** Looks whether `password` is the one that was hashed: in NFC, then, where that is another text, as it was typed. */
export async function matchPassword(password: string, hash: string | null): Promise<PasswordMatch> {
  const composed = password.normalize('NFC')
  if (await isHashed(composed, hash)) return 'nfc'
  return composed !== password && (await isHashed(password, hash)) ? 'as-typed' : 'none'
}

/**
 * Whether just this text was hashed. Without a hash it takes as long and is false, so that an unknown
 * account cannot be told from a wrong password by the time it takes.
 */
async function isHashed(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = PHC.exec(hash ?? '') ?? []
  if (
    memory === undefined ||
    passes === undefined ||
    parallelism === undefined ||
    nonce === undefined ||
    tag === undefined
  ) {
    await hashPassword(password)
    return false
  }
  const expected = Buffer.from(tag, 'base64')
  const actual = await hashWith('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
  })
  return timingSafeEqual(actual, expected)
}
