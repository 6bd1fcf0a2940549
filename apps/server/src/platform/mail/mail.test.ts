import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fixedClock } from '../clock.ts'
import { isSurelyUnsent } from './is-surely-unsent.ts'
import { openMail } from './mail.ts'

const clock = fixedClock('2026-11-20T10:00:00Z')
const from = 'Rehearsal <no-reply@rehearsal.example>'
const message = { to: 'ana@example.org', subject: 'Set a new password', text: 'Follow this link:\nhttp://localhost/x' }

test('without a mail server each message becomes one file that any mail program opens', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-mail-'))
  const mail = openMail({ kind: 'outbox', folder: join(folder, 'outbox'), from }, clock)
  await mail.send(message)
  await mail.send(message)
  const files = await readdir(join(folder, 'outbox'))
  expect(files).toHaveLength(2)
  expect(files[0]).toMatch(/^2026-11-20T10-00-00\.000Z-[0-9a-f]{8}\.eml$/u)
  const source = await readFile(join(folder, 'outbox', files[0] ?? ''), 'utf8')
  expect(source).toContain('To: ana@example.org')
  expect(source).toContain(`From: ${from}`)
  expect(source).toContain('Subject: Set a new password')
  expect(source).toContain('http://localhost/x')
  expect(source).not.toContain('List-Unsubscribe')
  mail.close()
  await rm(folder, { recursive: true })
})

test('with a mail server the message is handed to it', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.on('data', (chunk) => received.push(String(chunk))).on('end', done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.server.address())
  const mail = openMail({ kind: 'smtp', url: `smtp://127.0.0.1:${port}`, from }, clock)
  await mail.send(message)
  expect(received.join('')).toContain('Subject: Set a new password')
  mail.close()
  await new Promise<void>((resolve) => {
    server.close(resolve)
  })
})

test('a message that can be ended says where, for mail programs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-mail-'))
  const mail = openMail({ kind: 'outbox', folder, from }, clock)
  await mail.send({ ...message, unsubscribeUrl: 'https://learn.example/unsubscribe/x' })
  const [name = ''] = await readdir(folder)
  expect(await readFile(join(folder, name), 'utf8')).toContain(
    'List-Unsubscribe: <https://learn.example/unsubscribe/x>',
  )
  await rm(folder, { recursive: true })
})

test('a mail server that is down is an error, so that the job tries again', async () => {
  const mail = openMail({ kind: 'smtp', url: 'smtp://127.0.0.1:1', from }, clock)
  await expect(mail.send(message)).rejects.toThrow('ECONNREFUSED')
  mail.close()
})

/** How a message fails at a server that refuses it, or cuts the line. */
async function failureAt(optionsWith: (cut: () => void) => SMTPServerOptions): Promise<unknown> {
  const lines: Socket[] = []
  const options = optionsWith(() => lines.forEach((line) => line.destroy()))
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
  server.server.on('connection', (line: Socket) => lines.push(line))
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.server.address())
  const mail = openMail({ kind: 'smtp', url: `smtp://127.0.0.1:${port}`, from }, clock)
  const failure = await mail.send(message).then(
    () => null,
    (error: unknown) => error,
  )
  mail.close()
  await new Promise<void>((resolve) => {
    server.close(resolve)
  })
  return failure
}

test('a message surely never left where no server was reached or the server refused it', async () => {
  for (const host of ['127.0.0.1:1', 'nowhere.invalid:25']) {
    const mail = openMail({ kind: 'smtp', url: `smtp://${host}`, from }, clock)
    expect(await mail.send(message).catch(isSurelyUnsent)).toBe(true)
    mail.close()
  }
  const refused = await failureAt(() => ({
    onRcptTo: (_address, _session, done) => done(new Error('No such mailbox')),
  }))
  expect(isSurelyUnsent(refused)).toBe(true)
})

test('a message may have left where the line broke after it was handed over', async () => {
  const broken = await failureAt((cut) => ({
    onData: (stream) => {
      stream.on('data', () => undefined).on('end', cut)
    },
  }))
  expect(broken).toBeInstanceOf(Error)
  expect(isSurelyUnsent(broken)).toBe(false)
})
