import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

export type ZoomableImageTexts = {
  open: (name: string) => string
  close: string
  zoomIn: string
  zoomOut: string
  zoom: (percent: number) => string
  /** Names the area in which the enlarged picture scrolls. */
  scroll: (name: string) => string
  failed: string
}

type Props = {
  src: string
  /** The text alternative. */
  alt: string
  /** Names the picture in the button and the dialog; the text alternative when absent. */
  name?: string | undefined
  texts: ZoomableImageTexts
}

/** A picture as large as its place and the screen allow; pressed, it opens large and can be enlarged further and scrolled. */
export function ZoomableImage({ src, alt, name = alt, texts }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return <p className="rounded-control bg-bad-soft px-4 py-3 font-medium text-bad">{texts.failed}</p>
  return (
    <>
      <div className="group relative w-fit min-w-40 max-w-full overflow-hidden rounded-card border border-line bg-surface pb-11">
        <img
          src={src}
          alt={alt}
          onError={() => setHasFailed(true)}
          className="block h-auto min-h-28 w-auto max-w-full md:max-h-[var(--picture-height,max(36rem,80dvh))] md:max-w-xl"
        />
        {/* Over the picture and beside it in the tree: inside a button its text alternative would not be read. */}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className="absolute inset-0 flex cursor-zoom-in items-end rounded-card focus-visible:-outline-offset-2"
        >
          {/* In a row of its own: nothing of the picture may be covered. */}
          <span className="flex h-11 w-full items-center gap-2 border-t border-line px-3 text-start text-sm text-ink-2 group-hover:text-ink">
            <Maximize2 size={16} aria-hidden className="shrink-0" />
            <span className="truncate">{texts.open(name)}</span>
          </span>
        </button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={name}
        closeLabel={texts.close}
        size="full"
        hasPadding={false}
      >
        <LargeImage src={src} alt={alt} name={name} texts={texts} />
      </Dialog>
    </>
  )
}

const scales = [1, 1.5, 2, 3] as const

function LargeImage({ src, alt, name, texts }: Required<Omit<Props, 'name'>> & { name: string }) {
  const [step, setStep] = useState(0)
  const percent = Math.round((scales[step] ?? 1) * 100)
  return (
    <div className="grid gap-2 px-4 pb-4 md:px-6">
      <div className="flex items-center gap-1">
        <IconButton
          label={texts.zoomOut}
          icon={<ZoomOut size={18} aria-hidden />}
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        />
        <span role="status" className="num min-w-14 text-center text-sm text-ink-2">
          {texts.zoom(percent)}
        </span>
        <IconButton
          label={texts.zoomIn}
          icon={<ZoomIn size={18} aria-hidden />}
          disabled={step === scales.length - 1}
          onClick={() => setStep(step + 1)}
        />
      </div>
      {/* Focusable, so that the arrow keys scroll what is larger than its place. */}
      <div
        role="region"
        aria-label={texts.scroll(name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-[70dvh] overflow-auto rounded-control border border-line"
      >
        <div className="max-w-[44rem]">
          <img src={src} alt={alt} className="block max-w-none" style={{ width: `${percent}%` }} />
        </div>
      </div>
    </div>
  )
}
