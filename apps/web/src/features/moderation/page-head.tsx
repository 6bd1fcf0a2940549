import { PageTitle } from '../../shared/frame/page-title.tsx'

/** Takes the focus where nothing is left in a list. */
export const HEADING = 'console-heading'

/** The heading of a page of the console, and what the page is for. */
export function PageHead({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <PageTitle>{title}</PageTitle>
      <h1 id={HEADING} tabIndex={-1} className="text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">
        {title}
      </h1>
      <p className="mt-1 max-w-prose text-ink-2">{text}</p>
    </div>
  )
}
