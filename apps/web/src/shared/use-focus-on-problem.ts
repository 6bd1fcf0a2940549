import { useEffect, useRef } from 'react'

/** For a form: after a refusal the first field that something is wrong with has the focus, so that what is said of it is read out. */
export function useFocusOnProblem(error: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  return form
}
