import { classNames } from '../class-names/class-names.ts'
import { toneOfShare } from '../tone/tone.ts'

/** One sound of a word: how it is written, and its mark. */
export type PhoneChip = { symbol: string; value: number; max: number; valueText: string; detail?: string | undefined }

type Props = { label: string; phones: readonly PhoneChip[] }

const looks = {
  good: 'border-line',
  fair: 'border-fair bg-fair-soft text-fair',
  bad: 'border-bad bg-bad-soft text-bad',
} as const

/** The sounds of a word in order, each with its mark; a weak one stands out. */
export function PhoneChips({ label, phones }: Props) {
  return (
    <ul aria-label={label} dir="ltr" className="flex flex-wrap gap-2">
      {phones.map((phone, index) => (
        <li
          key={index}
          className={classNames(
            'grid min-w-11 justify-items-center rounded-control border px-2.5 py-1',
            looks[lookOf(phone)],
          )}
        >
          <span className="text-lg font-semibold leading-6">{phone.symbol}</span>
          <span className="num text-[0.8125rem] leading-4">{phone.valueText}</span>
          {phone.detail ? <span className="text-xs">{phone.detail}</span> : null}
        </li>
      ))}
    </ul>
  )
}

function lookOf({ value, max }: PhoneChip): keyof typeof looks {
  const tone = toneOfShare(max > 0 ? value / max : 0)
  return tone === 'good' || tone === 'fair' ? tone : 'bad'
}
