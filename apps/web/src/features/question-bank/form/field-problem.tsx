import { CircleAlert } from 'lucide-react'
import { controlIdOf, type FormParts, keyOf } from './form-parts.ts'
import type { Path } from './json-edit.ts'

type Props = { path: Path; parts: FormParts }

/** What is wrong with a part that has no control of its own, such as a list as a whole. */
export function FieldProblem({ path, parts }: Props) {
  const key = keyOf(path)
  const problem = parts.issues.get(key)
  if (problem === undefined) return null
  return (
    <p id={controlIdOf(key)} tabIndex={-1} className="flex items-start gap-1.5 text-[0.8125rem] font-medium text-bad">
      <CircleAlert size={15} className="mt-0.5 shrink-0" aria-hidden />
      {problem}
    </p>
  )
}
