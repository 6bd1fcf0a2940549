import type { LessonSlide } from '@rehearsal/contracts/lessons'
import { t } from './messages.ts'

/** What stands on a slide: a title, short lines, and at most one example. */
export function LessonSlideView({ slide }: { slide: LessonSlide }) {
  const { title, points, example } = slide
  return (
    <div lang="en" dir="ltr">
      <h2 className="text-lg font-semibold tracking-[-0.01em] md:text-xl">{title}</h2>
      <ul className="mt-4 grid list-disc gap-2.5 ps-5 text-base marker:text-brand md:text-lg">
        {points.map((point) => (
          <li key={point} className="ps-1">
            {point}
          </li>
        ))}
      </ul>
      {example === null ? null : (
        <figure className="mt-6 rounded-control bg-sunken px-5 py-4">
          <p className="text-xs font-semibold text-ink-3">{t('example')}</p>
          <blockquote className="mt-1.5 max-w-[68ch] font-read text-lg leading-[1.6]">{example.text}</blockquote>
          <figcaption className="mt-2 text-ink-2">{example.note}</figcaption>
        </figure>
      )}
    </div>
  )
}
