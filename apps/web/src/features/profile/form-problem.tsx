/** What the server said to a form as a whole, spoken when it appears. */
export function FormProblem({ text }: { text: string | undefined }) {
  return (
    // Where nothing is wrong, it takes no place between the rows of a form.
    <div role="alert" className="empty:hidden">
      {text === undefined ? null : (
        <p className="rounded-control bg-bad-soft px-3.5 py-2.5 text-sm font-medium text-bad">{text}</p>
      )}
    </div>
  )
}
