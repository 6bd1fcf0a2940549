/** Reads `(min-width: 768px) and (max-width: 991px)`; other features of a query never hold. */
function holds(query: string): boolean {
  const widths = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/gu)]
  if (widths.length === 0) return false
  return widths.every(([, bound, px]) =>
    bound === 'min' ? window.innerWidth >= Number(px) : window.innerWidth <= Number(px),
  )
}

class QuietObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

function stubMedia(): void {
  for (const method of ['play', 'pause', 'load']) {
    Object.defineProperty(HTMLMediaElement.prototype, method, {
      configurable: true,
      writable: true,
      value: () => Promise.resolve(),
    })
  }
}

/**
 * Frames of our own: jsdom counts its frames with the interval of whoever asks first, which is a fake one in a test of timers, and then no frame comes in
 * any later file of the worker. Nor does a number come again there: the libraries, which the files share, may cancel an old frame.
 */
function stubFrames(define: (target: object, name: string, value: unknown) => void): void {
  const { setTimeout: later, clearTimeout: never } = globalThis
  const waiting = new Map<number, ReturnType<typeof setTimeout>>()
  let last = Math.ceil(performance.now() * 1000)
  define(globalThis, 'requestAnimationFrame', (draw: FrameRequestCallback) => {
    const id = (last += 1)
    const frame = later(() => {
      waiting.delete(id)
      draw(performance.now())
    }, FRAME_MILLISECONDS)
    waiting.set(id, frame)
    return id
  })
  define(globalThis, 'cancelAnimationFrame', (id: number) => {
    never(waiting.get(id))
    waiting.delete(id)
  })
}

const FRAME_MILLISECONDS = 16

/** Gives jsdom what the components ask of a browser: media queries by the window's width, observers, a canvas without a picture, media that does nothing. */
export function stubBrowser(): void {
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { configurable: true, writable: true, value })
  define(HTMLElement.prototype, 'checkVisibility', () => true)
  define(window, 'matchMedia', (query: string) => ({
    media: query,
    get matches() {
      return holds(query)
    },
    onchange: null,
    addEventListener: (_type: string, listener: () => void) => window.addEventListener('resize', listener),
    removeEventListener: (_type: string, listener: () => void) => window.removeEventListener('resize', listener),
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }))
  for (const name of ['ResizeObserver', 'IntersectionObserver']) define(globalThis, name, QuietObserver)
  define(HTMLCanvasElement.prototype, 'getContext', () => null)
  define(Element.prototype, 'scrollIntoView', () => undefined)
  define(Element.prototype, 'getAnimations', () => [])
  define(window, 'scrollTo', () => undefined)
  define(HTMLElement.prototype, 'setPointerCapture', () => undefined)
  define(HTMLElement.prototype, 'releasePointerCapture', () => undefined)
  define(HTMLElement.prototype, 'hasPointerCapture', () => false)
  define(URL, 'createObjectURL', () => 'blob:test')
  define(URL, 'revokeObjectURL', () => undefined)
  stubFrames(define)
  stubMedia()
  stubRecording(define)
}

/** A browser that can record, as every one of today can; what it records is up to the test. */
function stubRecording(define: (target: object, name: string, value: unknown) => void): void {
  define(window, 'isSecureContext', true)
  for (const name of ['AudioContext', 'AudioWorkletNode']) define(globalThis, name, function Unheard() {})
  const getUserMedia = () => Promise.reject(new DOMException('A test without a microphone', 'NotFoundError'))
  define(
    navigator,
    'mediaDevices',
    Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: async () => [] }),
  )
}
