import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** What an event makes of a state, and what has to be done in the world about it. */
export type Transition<State, Event, Effect> = (state: State, event: Event) => readonly [State, readonly Effect[]]

/**
 * Runs a pure machine: keeps its state and hands its effects to `run`. `send` is stable and may be called from anywhere; what an effect sends at once is taken
 * after the event that caused it.
 */
export function useMachine<State, Event, Effect>(
  transition: Transition<State, Event, Effect>,
  initial: State,
  run: (effect: Effect, send: (event: Event) => void) => void,
): readonly [State, (event: Event) => void] {
  const [state, setState] = useState(initial)
  const present = useRef(initial)
  const latest = useRef({ transition, run })
  useLayoutEffect(() => {
    latest.current = { transition, run }
  })
  const send = useCallback(function send(event: Event) {
    const [next, effects] = latest.current.transition(present.current, event)
    present.current = next
    setState(next)
    for (const effect of effects) latest.current.run(effect, send)
  }, [])
  return [state, send]
}
