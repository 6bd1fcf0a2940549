/** Why nothing is heard: the browser waits for a press, or there is nothing to play. */
export type Silence = 'refused' | 'failed'

/** What is said: a recording, or a text by a voice of the device. */
export type Said = { url: string } | { text: string; voice: SpeechSynthesisVoice }

/** One word at a time, on one element: a phone that let it sound once lets it sound again. */
export type WordSound = {
  say(said: Said, onSilent: (why: Silence) => void): void
  /** Loads a recording ahead. */
  prepare(url: string): void
  hush(): void
}

export function createWordSound(): WordSound {
  const audio = new Audio()
  const ahead = new Audio()
  ahead.preload = 'auto'
  let listening = new AbortController()
  const hush = () => {
    listening.abort()
    audio.pause()
    if ('speechSynthesis' in window) window.speechSynthesis.cancel()
  }
  return {
    hush,
    prepare: (url) => {
      ahead.src = url
    },
    say: (said, onSilent) => {
      hush()
      listening = new AbortController()
      const { signal } = listening
      const tell = (why: Silence) => {
        if (!signal.aborted) onSilent(why)
      }
      if ('text' in said) speak(said, signal, tell)
      else play(audio, said.url, signal, tell)
    },
  }
}

function play(audio: HTMLAudioElement, url: string, signal: AbortSignal, onSilent: (why: Silence) => void): void {
  audio.addEventListener('error', () => onSilent('failed'), { signal })
  if (audio.getAttribute('src') === url && audio.error === null) audio.currentTime = 0
  else audio.src = url
  audio.play().catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : ''
    // Another word came in between: nothing is wrong.
    if (name !== 'AbortError') onSilent(name === 'NotAllowedError' ? 'refused' : 'failed')
  })
}

type Spoken = Extract<Said, { text: string }>

function speak({ text, voice }: Spoken, signal: AbortSignal, onSilent: (why: Silence) => void): void {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  const fail = ({ error }: SpeechSynthesisErrorEvent) => {
    if (error !== 'canceled' && error !== 'interrupted') onSilent(error === 'not-allowed' ? 'refused' : 'failed')
  }
  utterance.addEventListener('error', fail, { signal })
  window.speechSynthesis.speak(utterance)
}
