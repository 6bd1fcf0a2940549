import { OpenSpeechResult } from '../../open-speech-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { describeImage } from './definition.ts'
import { DescribedImage } from './described-image.tsx'

/** Which points of the picture were heard, a model answer, and the picture with its description. */
export function DescribeImageResult(props: ResultPropsOf<typeof describeImage>) {
  const { prompt, answerKey, media } = props
  return (
    <OpenSpeechResult {...props}>
      <DescribedImage url={media(prompt.image)} imageType={prompt.imageType} description={answerKey.description} />
    </OpenSpeechResult>
  )
}
