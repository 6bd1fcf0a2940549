import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { aLocalServer, type LocalServer } from './a-local-server.ts'
import { giveAnswer, type StubAnswer } from './stub-answer.ts'

type Heard = { path: string; key: string | undefined; text: string; target: string }

export type TranslationStub = LocalServer & {
  heard: Heard[]
  /** How it answers from now on. */
  answers: (answer: Answer) => void
}

/** What it says to an English text, or how it fails; of several the last stays. */
type Answer = StubAnswer | ((text: string, target: string) => string)

const libreSchema = z.object({ q: z.string(), target: z.string(), api_key: z.string().optional() })
const chatSchema = z.object({ messages: z.array(z.object({ content: z.string() })).length(2) })

/** A translation server of one's own that speaks as LibreTranslate and as OpenAI do. Its translation is Persian unless told otherwise. */
export async function aTranslationServer(
  first: Answer = inPersian,
  languages: readonly string[] = ['en', 'fa', 'ar', 'es', 'zt'],
): Promise<TranslationStub> {
  const heard: Heard[] = []
  let answer = first
  const server = await aLocalServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/languages') return giveAnswer(response, [libreLanguages(languages)], 1)
      const asked = readRequest(request, body)
      heard.push(asked)
      if (typeof answer !== 'function') return giveAnswer(response, [answer], 1)
      giveAnswer(response, [wrapped(asked.path, answer(asked.text, asked.target))], 1)
    })
  })
  return { ...server, heard, answers: (next) => void (answer = next) }
}

/** Persian of about the same length, another for each text. */
export const inPersian = (english: string): string => `ترجمهٔ ${'آ'.repeat(Math.ceil(english.length / 2))}.`

const libreLanguages = (targets: readonly string[]): StubAnswer => ({
  status: 200,
  body: JSON.stringify([{ code: 'en', name: 'English', targets }]),
})

function readRequest(request: IncomingMessage, body: string): Heard {
  const path = `${request.method} ${request.url}`
  const json: unknown = JSON.parse(body)
  const libre = libreSchema.safeParse(json)
  if (libre.success) return { path, key: libre.data.api_key, text: libre.data.q, target: libre.data.target }
  const [system, user] = chatSchema.parse(json).messages
  const asked = z.object({ text: z.string() }).parse(JSON.parse(user?.content ?? ''))
  const target = /\((\w+)\)/u.exec(system?.content ?? '')?.[1] ?? ''
  return { path, key: request.headers.authorization, text: asked.text, target }
}

/** A translation in the shape of the call that was made. */
function wrapped(path: string, translation: string): StubAnswer {
  const content = JSON.stringify({ translation })
  const body = path.endsWith('/translate') ? { translatedText: translation } : { choices: [{ message: { content } }] }
  return { status: 200, body: JSON.stringify(body) }
}
