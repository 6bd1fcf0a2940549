import { texts } from '@rehearsal/contracts/texts'
import { regionOf, useDeviceVoices } from '@rehearsal/ui/device-voice'
import { useMachine } from '@rehearsal/ui/machine'
import { toast } from '@rehearsal/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { now } from '../../../shared/clock.ts'
import { loadWords, reloadDictations, submitDictation } from '../api/dictation-calls.ts'
import { t } from '../messages.ts'
import { dictationMachine } from './dictation-machine.ts'
import {
  initialDictation,
  type Accent,
  type DictationEffect,
  type DictationEvent,
  type DictationState,
} from './dictation-state.ts'
import { createWordSound, type Said } from './word-sound.ts'

/** The clock is read this often; what it shows does not depend on it. */
const LOOK_MILLISECONDS = 200

type Send = (event: DictationEvent) => void
type SubmitEffect = Extract<DictationEffect, { type: 'submit' }>
type Word = DictationState['words'][number]

export type DictationHandle = {
  state: DictationState
  send: Send
  hasAustralian: boolean
  /** Why the words could not be loaded. */
  loadError: unknown
}

/** Runs the dictation's machine on the server, the clock and the sound of the browser. Leaving the page ends all. */
export function useDictation(): DictationHandle {
  const queryClient = useQueryClient()
  const [sound] = useState(createWordSound)
  const [loadError, setLoadError] = useState<unknown>(null)
  const loading = useRef(new AbortController())
  const australian = useDeviceVoices().find(({ lang }) => regionOf(lang) === 'AU')

  const load = async (id: number, send: Send) => {
    loading.current.abort()
    loading.current = new AbortController()
    const { signal } = loading.current
    try {
      const words = await loadWords(signal)
      if (signal.aborted) return
      const [first] = words
      if (first) sound.prepare(first.britishAudio)
      send({ type: 'loaded', load: id, words, now: now() })
    } catch (error) {
      if (signal.aborted) return
      setLoadError(error)
      send({ type: 'load-failed', load: id })
    }
  }
  const submit = async ({ key, ...dictation }: SubmitEffect, send: Send) => {
    try {
      const answer = await submitDictation(dictation, key)
      send({ type: 'submitted', answer })
      toast(t('submitted'), { tone: 'good' })
    } catch (error) {
      send({ type: 'submission-failed', mayHaveArrived: !isRefused(error) })
      toast(failureOf(error), { tone: 'bad' })
    }
    void reloadDictations(queryClient)
  }
  const [state, send] = useMachine(dictationMachine, initialDictation, (effect: DictationEffect, report: Send) => {
    if (effect.type === 'load') void load(effect.load, report)
    if (effect.type === 'hush') sound.hush()
    if (effect.type === 'submit') void submit(effect, report)
    if (effect.type === 'say') {
      sound.say(saidOf(effect.word, effect.accent, australian), (why) => report({ type: 'silent', why }))
    }
  })

  const begin = useEffectEvent(() => void load(initialDictation.load, send))
  useEffect(() => {
    begin()
    return () => {
      loading.current.abort()
      sound.hush()
    }
  }, [sound])
  useTicks(state.startedAt !== null, send)
  const upcoming = state.phase === 'loading' ? undefined : state.words[state.index + 1]
  const nextUrl = upcoming && (state.accent === 'US' ? upcoming.americanAudio : upcoming.britishAudio)
  useEffect(() => {
    if (nextUrl !== undefined && state.phase !== 'countdown') sound.prepare(nextUrl)
  }, [sound, nextUrl, state.phase])
  return { state, send, hasAustralian: australian !== undefined, loadError }
}

/** Reads the clock while it runs, and at once when the learner comes back to the tab. */
function useTicks(isRunning: boolean, send: Send): void {
  useEffect(() => {
    if (!isRunning) return
    const tick = () => send({ type: 'tick', now: now() })
    const clock = setInterval(tick, LOOK_MILLISECONDS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [isRunning, send])
}

/** A device that lost its Australian voice says the word as Britain does. */
function saidOf(word: Word, accent: Accent, australian: SpeechSynthesisVoice | undefined): Said {
  if (accent === 'AU' && australian !== undefined) return { text: word.word, voice: australian }
  return { url: accent === 'US' ? word.americanAudio : word.britishAudio }
}

/** Whether the server itself said no: it does not have the dictation then. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/** Specification §8: what the server says, else the text of the catalogue. */
const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.code !== 'offline' && error.code !== 'unreadable'
    ? error.message
    : texts.dictationFailed
