import type { ReactNode } from 'react'

type Props = { prompt?: ReactNode; strip: ReactNode; response: ReactNode }

/** What is given, the strip of phases, what is answered: the same places for every kind. */
export function PlayerLayout({ prompt, strip, response }: Props) {
  return (
    <>
      {prompt === undefined ? null : <div className="px-4 pb-5 md:px-6">{prompt}</div>}
      {strip}
      <div className="px-4 py-5 md:px-6">{response}</div>
    </>
  )
}
