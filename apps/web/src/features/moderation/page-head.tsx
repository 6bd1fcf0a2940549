import { PageTitle } from '../../shared/frame/page-title.tsx'

/** The heading of a page of the console, and what the page is for. */
export function PageHead({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <PageTitle>{title}</PageTitle>
      <h1 className="text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{title}</h1>
      <p className="mt-1 max-w-prose text-ink-2">{text}</p>
    </div>
  )
}
