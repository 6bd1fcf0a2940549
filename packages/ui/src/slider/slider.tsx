import { Slider as BaseSlider } from '@base-ui/react/slider'

type Props = {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  marks?: readonly { value: number; label: string }[] | undefined
  /** What a screen reader says instead of the bare number. */
  valueText?: ((value: number) => string) | undefined
  hasLabelHidden?: boolean | undefined
}

export function Slider(props: Props) {
  const { label, value, onChange, min = 0, max = 100, step = 1, marks = [], valueText, hasLabelHidden = false } = props
  return (
    <BaseSlider.Root
      thumbAlignment="edge-client-only"
      value={value}
      onValueChange={onChange}
      min={min}
      max={max}
      step={step}
      className="w-full"
    >
      <BaseSlider.Label className={hasLabelHidden ? 'sr-only' : 'mb-1 block text-sm font-semibold'}>
        {label}
      </BaseSlider.Label>
      <BaseSlider.Control className="flex h-8 touch:h-11 w-full touch-none select-none items-center">
        <BaseSlider.Track className="h-1.5 w-full rounded-full bg-line-strong">
          <BaseSlider.Indicator className="rounded-full bg-brand" />
          <BaseSlider.Thumb
            getAriaValueText={(_formatted, current) => valueText?.(current) ?? String(current)}
            className="size-6 rounded-full border-2 border-brand bg-surface shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          />
        </BaseSlider.Track>
      </BaseSlider.Control>
      {marks.length > 0 ? (
        <div aria-hidden className="flex justify-between text-xs text-ink-3">
          {marks.map((mark) => (
            <span key={mark.value}>{mark.label}</span>
          ))}
        </div>
      ) : null}
    </BaseSlider.Root>
  )
}
