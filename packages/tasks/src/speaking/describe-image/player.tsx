import { ZoomableImage } from '@rehearsal/ui/zoomable-image'
import { imageTexts } from '../../messages.ts'
import { SpeechPlayer } from '../../speech-player.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import type { describeImage } from './definition.ts'

/** The picture, to enlarge, and the recorder. Before the answer the picture has no description. */
export function DescribeImagePlayer(props: PlayerPropsOf<typeof describeImage>) {
  const { prompt, media } = props
  return (
    <SpeechPlayer
      {...props}
      given={<ZoomableImage src={media(prompt.image)} alt={imageTexts.names[prompt.imageType]} texts={imageTexts} />}
    />
  )
}
