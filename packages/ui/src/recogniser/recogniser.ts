/** The browser's own speech recognition, as one recording uses it. */
export type Recogniser = {
  /** Begins to listen; what was heard before is forgotten. */
  start(language: string): void
  /** Asks for the last words and resolves with all of them, after a second and a half at the latest; '' where nothing was heard. */
  finish(): Promise<string>
  /** Stops listening and forgets. */
  cancel(): void
}

type Recognition = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  stop(): void
  abort(): void
}
type ResultEvent = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> }

const LAST_WORDS_MILLISECONDS = 1500
/** Browsers end by themselves after a silence and are started again; one that ends at once must not be started for ever. */
const MAX_STARTS = 20
/** Nothing changes by trying again. */
const HOPELESS = new Set(['not-allowed', 'service-not-allowed', 'audio-capture', 'network', 'language-not-supported'])

const isClass = (value: unknown): value is new () => Recognition => typeof value === 'function'
const isResult = (event: Event): event is ResultEvent => 'results' in event

function recognitionClass(): (new () => Recognition) | null {
  const found: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition')
  return isClass(found) ? found : null
}

/** Whether this browser can write down speech. */
export function hasRecogniser(): boolean {
  return recognitionClass() !== null
}

/** A recogniser; null where the browser has none. Its failures are silent: the recording goes on without it. */
export function createRecogniser(): Recogniser | null {
  const Recognition = recognitionClass()
  if (Recognition === null) return null
  let current: Recognition | null = null
  let isWanted = false
  let starts = 0
  let earlier = ''
  let heard = ''
  let ended: () => void = () => undefined

  const run = (language: string) => {
    const recognition = new Recognition()
    Object.assign(recognition, { lang: language, continuous: true, interimResults: true })
    const isMine = () => recognition === current
    recognition.addEventListener('result', (event) => {
      if (isMine() && isResult(event)) heard = textOf(event)
    })
    recognition.addEventListener('error', (event) => {
      if (isMine() && HOPELESS.has(String(Reflect.get(event, 'error')))) isWanted = false
    })
    recognition.addEventListener('end', () => {
      if (!isMine()) return
      earlier = joined(earlier, heard)
      heard = ''
      if (isWanted && starts < MAX_STARTS) run(language)
      else ended()
    })
    current = recognition
    starts += 1
    tryTo(() => recognition.start())
  }
  const forget = () => {
    const old = current
    current = null
    isWanted = false
    earlier = ''
    heard = ''
    if (old !== null) tryTo(() => old.abort())
  }
  return {
    start(language) {
      forget()
      isWanted = true
      starts = 0
      run(language)
    },
    async finish() {
      const recognition = current
      if (recognition === null) return ''
      const hasEnded = !isWanted
      isWanted = false
      if (!hasEnded) {
        const { promise, resolve } = Promise.withResolvers<void>()
        ended = resolve
        const timer = setTimeout(resolve, LAST_WORDS_MILLISECONDS)
        tryTo(() => recognition.stop())
        await promise
        clearTimeout(timer)
      }
      const text = joined(earlier, heard)
      if (recognition === current) forget()
      return text
    },
    cancel: forget,
  }
}

function textOf({ results }: ResultEvent): string {
  return Array.from(results, (result) => result[0]?.transcript ?? '').reduce(joined, '')
}

function joined(before: string, after: string): string {
  return `${before} ${after}`.trim().replaceAll(/\s+/gu, ' ')
}

/** A recogniser that is in the wrong state throws; the recording matters more. */
function tryTo(action: () => void): void {
  try {
    action()
  } catch {
    // Without it there is no transcript.
  }
}
