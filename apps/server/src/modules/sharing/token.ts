import { randomBytes } from 'node:crypto'

const TOKEN_BYTES = 16
const TOKEN = /^[A-Za-z0-9_-]{22}$/u

/** 128 random bits, base64url. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Whether this could be one of our tokens at all. */
export const isToken = (text: string): boolean => TOKEN.test(text)
