import { tomanText } from '../../shared/format/toman.ts'

/** Toman as Persian speakers say it (specification §9). */
export function PersianPrice({ toman }: { toman: number }) {
  return (
    <bdi lang="fa" dir="rtl" className="block text-sm font-normal text-ink-2">
      {tomanText(toman)}
    </bdi>
  )
}
