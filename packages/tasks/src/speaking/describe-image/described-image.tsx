import type { ImageType } from '@rehearsal/exam/codes'
import { ZoomableImage } from '@rehearsal/ui/zoomable-image'
import { imageTexts, resultTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'

type Props = { url: string; imageType: ImageType; description: string }

/** The picture once the answer is known: its text alternative says what it shows, and stands beside it. */
export function DescribedImage({ url, imageType, description }: Props) {
  return (
    <>
      <ResultSection title={resultTexts.picture}>
        <ZoomableImage src={url} alt={description} name={imageTexts.names[imageType]} texts={imageTexts} />
      </ResultSection>
      <ResultSection title={resultTexts.description}>
        <p lang="en" dir="ltr" className="max-w-[68ch] whitespace-pre-line text-ink-2">
          {description}
        </p>
      </ResultSection>
    </>
  )
}
