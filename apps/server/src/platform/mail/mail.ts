import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'

/** How mail leaves: as files for someone to look at, or through an SMTP server. */
export type MailRoute = { from: string } & ({ kind: 'outbox'; folder: string } | { kind: 'smtp'; url: string })

export type Message = {
  to: string
  subject: string
  text: string
  /** The page that ends such messages; mail programs show it (RFC 2369). */
  unsubscribeUrl?: string
}

export type Mail = {
  /** @throws when the message could not be handed over; the job that sends it then tries again. */
  send(message: Message): Promise<void>
  close(): void
}

const CONNECT_TIMEOUT_MS = 10_000
const SOCKET_TIMEOUT_MS = 30_000

export function openMail(route: MailRoute, clock: Clock): Mail {
  return route.kind === 'smtp' ? smtpMail(route.url, route.from) : outboxMail(route.folder, route.from, clock)
}

function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  })
  return {
    send: async (message) => {
      await transport.sendMail({ ...letterOf(message), from })
    },
    close: () => transport.close(),
  }
}

const letterOf = ({ unsubscribeUrl, ...message }: Message) =>
  unsubscribeUrl === undefined ? message : { ...message, list: { unsubscribe: unsubscribeUrl } }

/** Each message becomes one `.eml` file that any mail program opens. */
function outboxMail(folder: string, from: string, clock: Clock): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (message) => {
      const date = clock.now()
      const { message: source } = await transport.sendMail({ ...letterOf(message), from, date })
      await mkdir(folder, { recursive: true })
      const name = `${date.toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`
      await writeFile(join(folder, name), Buffer.isBuffer(source) ? source : '')
    },
    close: () => undefined,
  }
}
