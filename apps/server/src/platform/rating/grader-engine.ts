import { randomBytes } from 'node:crypto'
import { gradeJsonSchema, graderPrompt, type OutsideEngine, readGrade } from '@rehearsal/writing/engines'
import { z } from 'zod'
import { addressOf, askService, jsonOf, type Reply, ServiceError } from '../http-client.ts'

/** A configured language model that judges written answers, and the call it is asked by. */
export type GraderServer = { api: 'openai' | 'anthropic'; baseUrl: string; apiKey?: string; model: string }

const MAX_BYTES = 128 * 1024
/** Room for five traits and ten main points with their quotes. */
const MAX_TOKENS = 3000
const TOOL = 'report_levels'
/** A model that answers in another shape is asked once more, within the same time. */
const TRIES = 2

type Prompt = { system: string; user: string; schema: Record<string, unknown> }
type Call = { ask: (prompt: Prompt, signal: AbortSignal) => Promise<Reply>; read: (body: unknown) => unknown }

/** Asks a language model for the level of each trait, with quotes. The score is worked out here, from what can be believed of that. */
export function graderEngine(server: GraderServer): OutsideEngine {
  const { ask, read } = server.api === 'anthropic' ? messagesCall(server) : chatCall(server)
  return {
    id: server.api,
    version: server.model,
    check: async (input, signal) => {
      for (let left = TRIES; left > 0; left--) {
        const prompt = graderPrompt(input, randomBytes(12).toString('hex'))
        const reply = await ask({ ...prompt, schema: gradeJsonSchema(input.promptKind) }, signal)
        if (reply.status === 400) throw new ServiceError('It answered 400.')
        const result = readGrade(read(jsonOf(reply.body)), input)
        if (result !== null) return result
      }
      throw new ServiceError('It answered in another shape than agreed.')
    },
  }
}

const chatSchema = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

/** What is asked of an OpenAI-like server beside the messages: some know no schemas, reasoning models take no temperature. */
const extrasOf = (schema: Record<string, unknown>) => {
  const format = { type: 'json_schema', json_schema: { name: TOOL, strict: true, schema } }
  return [{ response_format: format, temperature: 0, max_tokens: MAX_TOKENS }, { response_format: format }, {}]
}

/** OpenAI's call, which vLLM, Ollama, llama.cpp and others speak too. What a server refuses (400) is left out from then on. */
function chatCall({ baseUrl, apiKey, model }: GraderServer): Call {
  const url = addressOf(baseUrl, 'v1', 'chat/completions')
  const headers = {
    'content-type': 'application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  }
  let known = 0
  const send = ({ system, user, schema }: Prompt, extras: object, signal: AbortSignal) => {
    const told = 'response_format' in extras ? system : `${system}\n\nThe JSON schema: ${JSON.stringify(schema)}`
    const messages = [
      { role: 'system', content: told },
      { role: 'user', content: user },
    ]
    return askService({
      url,
      headers,
      body: JSON.stringify({ model, messages, ...extras }),
      maxBytes: MAX_BYTES,
      signal,
    })
  }
  return {
    ask: async (prompt, signal) => {
      const open = extrasOf(prompt.schema).slice(known)
      for (const [index, extras] of open.entries()) {
        const reply = await send(prompt, extras, signal)
        if (reply.status === 400) continue
        known += index
        return reply
      }
      throw new ServiceError('It answered 400.')
    },
    read: (body) => chatSchema.safeParse(body).data?.choices[0]?.message.content,
  }
}

const messagesSchema = z.object({ content: z.array(z.object({ type: z.string() }).loose()) })
const toolUseSchema = z.object({ type: z.literal('tool_use'), name: z.literal(TOOL), input: z.unknown() })

/** Anthropic's call with one tool that the model has to use. */
function messagesCall({ baseUrl, apiKey, model }: GraderServer): Call {
  const url = addressOf(baseUrl, 'v1', 'messages')
  const headers = {
    'content-type': 'application/json',
    'anthropic-version': '2023-06-01',
    ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }),
  }
  return {
    ask: ({ system, user, schema }, signal) => {
      const tool = { name: TOOL, description: 'Reports the level of each trait.', input_schema: schema }
      const body = JSON.stringify({
        model,
        max_tokens: MAX_TOKENS,
        system,
        messages: [{ role: 'user', content: user }],
        tools: [tool],
        tool_choice: { type: 'tool', name: TOOL },
      })
      return askService({ url, headers, body, maxBytes: MAX_BYTES, signal })
    },
    read: (body) => {
      const parts = messagesSchema.safeParse(body).data?.content ?? []
      return parts.flatMap((part) => toolUseSchema.safeParse(part).data ?? [])[0]?.input
    },
  }
}
