import { type FormEvent, useState } from 'react'
import { useFocusOnProblem } from '../../shared/use-focus-on-problem.ts'

/**
 * A form that says what is wrong with it when it is sent, and from then on while it is corrected. `problems` are those of its
 * fields; it is sent where there is none.
 */
export function useTriedForm(problems: Readonly<Record<string, string | undefined>>, send: () => void) {
  const [tries, setTries] = useState(0)
  const isTried = tries > 0
  const form = useFocusOnProblem(isTried ? tries : null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (Object.values(problems).every((problem) => problem === undefined)) send()
  }
  return { form, isTried, submit }
}
