import { checkCoverage, checkWordCount } from '../checks.ts'
import { drawImage } from '../images/draw-image.ts'
import { imageSource } from '../images/image-source.ts'
import { authoredText, commonSourceSchema, kindOf } from './kind.ts'
import { keyPointsSource, readSubject } from './parts.ts'

/** An `image` made from data, its main points and a model description. */
export const describeImage = kindOf({
  source: commonSourceSchema.extend({ image: imageSource, keyPoints: keyPointsSource, sampleAnswer: authoredText }),
  check: ({ keyPoints, sampleAnswer }) => [
    ...checkWordCount('sampleAnswer', sampleAnswer, { min: 70, max: 100 }),
    ...checkCoverage('sampleAnswer', sampleAnswer, keyPoints),
  ],
  facts: ({ keyPoints, sampleAnswer }) => ({
    ...readSubject('sampleAnswer', sampleAnswer),
    isHardByTask: true,
    keyPoints: { field: 'keyPoints', points: keyPoints },
    sampleAnswers: [{ field: 'sampleAnswer', text: sampleAnswer }],
  }),
  convert: async ({ image, keyPoints, sampleAnswer }, media) => {
    const { svg, description } = await drawImage(image)
    return {
      prompt: { image: media.draw(svg), imageType: image.type },
      answerKey: {
        description,
        keyPoints,
        sampleAnswer,
        modelAudio: media.speak({ turns: [{ voice: 'slt', text: sampleAnswer }] }),
      },
      searchTexts: [],
    }
  },
})
