import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a signature may be: older ones could be replayed. Five minutes, as payment providers use. */
export const TOLERANCE_SECONDS = 300

/** `t=SECONDS,v1=HMAC` over the time and the body as it is sent. */
export function signBody(secret: Uint8Array, rawBody: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${macOf(secret, seconds, rawBody).toString('hex')}`
}

/** Whether `signature` was made with `secret` over exactly this body, not more than five minutes from `now`. */
export function isSigned(secret: Uint8Array, rawBody: Buffer, signature: string, now: Date): boolean {
  const [, time = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/u.exec(signature) ?? []
  if (mac === '' || Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false
  return timingSafeEqual(Buffer.from(mac, 'hex'), macOf(secret, Number(time), rawBody))
}

function macOf(secret: Uint8Array, seconds: number, rawBody: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest()
}
