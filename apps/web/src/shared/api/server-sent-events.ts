export type ServerSentEvent = { id: string | null; data: string }

/** Splits a stream of server-sent events (WHATWG HTML §9.2) into its events; comments and empty events are left out. */
export async function* parseServerSentEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  let rest = ''
  for await (const text of textOf(body)) {
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = eventOf(block)
      if (event !== null) yield event
    }
  }
}

async function* textOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string, void, undefined> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function eventOf(block: string): ServerSentEvent | null {
  const fields = block.split('\n').map((line) => /^(\w+): ?(.*)$/u.exec(line))
  const valuesOf = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []))
  const data = valuesOf('data')
  return data.length === 0 ? null : { id: valuesOf('id').at(-1) ?? null, data: data.join('\n') }
}
