import type { Caller } from './caller.ts'

/** Something that the evidence of a spoken answer may show; `spokenParts` says where. */
export type SpokenPart =
  | 'model word'
  | 'whole model'
  | 'pauses'
  | 'miscues'
  | 'melody over the model'
  | 'own melody'
  | 'rate'
  | 'rhythm'
  | 'changes'
  | 'drills'
  | 'main points'
  | 'likely range'
  | 'source'

/** One of the kinds, who answers it with what, and what its result shows and cannot show. What is in neither list may be there. */
export type SpokenKind = {
  slug: string
  question: number
  /** A word that was said and has a card. */
  word: string
  shows: readonly SpokenPart[]
  /** Not by this kind. */
  lacks: readonly SpokenPart[]
  /** What the question asks for instead, so that what the learner says is an answer to it. */
  change: (content: Content) => Content
}

type Content = { prompt: object; answerKey: object }

/** A learner of speechocean762: their recordings, one behind the other, and the kinds that they answer in this order. */
export type SpeakingLearner = { speaker: string; utterances: readonly string[]; kinds: readonly SpokenKind[] }

const OF_READING = ['model word', 'miscues', 'melody over the model', 'rate', 'rhythm', 'changes'] as const
const OF_OPEN_SPEECH = [
  'whole model',
  'pauses',
  'own melody',
  'rate',
  'rhythm',
  'changes',
  'drills',
  'main points',
  'likely range',
  'source',
] as const
/** A text that is given has no main points, and nobody has to write it down. */
const NOT_OF_READING = ['main points', 'source', 'own melody', 'whole model'] as const
/** What is said in own words is no slip, and lies over no word of the model's. */
const NOT_OF_OPEN_SPEECH = ['miscues', 'melody over the model'] as const

const withKey =
  (changes: object) =>
  ({ prompt, answerKey }: Content): Content => ({ prompt, answerKey: { ...answerKey, ...changes } })

const said = (point: string, ...words: string[]) => ({ point, cues: words.map((word) => [word]) })

/** Who speaks: three learners, so that no kind rests on one voice. Each leaves out what nobody of them said. */
export const speakingLearners: readonly SpeakingLearner[] = [
  {
    speaker: '2937',
    utterances: ['029370032', '029370142'],
    kinds: [
      {
        slug: 'read-aloud',
        question: 3,
        word: 'ideas',
        shows: [...OF_READING, 'pauses', 'likely range', 'drills'],
        lacks: NOT_OF_READING,
        // What grandmother said is not said: words that are left out, and too many to be misheard.
        change: ({ answerKey }) => ({
          prompt: {
            text: 'The ideas of course are not new, said my grandmother on Sunday. And by then it will be too late.',
          },
          answerKey,
        }),
      },
      {
        slug: 'summarize-group-discussion',
        question: 1020,
        word: 'ideas',
        shows: OF_OPEN_SPEECH,
        lacks: NOT_OF_OPEN_SPEECH,
        change: withKey({
          keyPoints: [
            { ...said('The ideas are not new.', 'ideas'), speaker: 'Hana' },
            { ...said('It will be too late.', 'late'), speaker: 'Omar' },
            said('They agree.', 'agree'),
          ],
        }),
      },
      {
        slug: 'respond-to-a-situation',
        question: 451,
        word: 'ideas',
        shows: OF_OPEN_SPEECH,
        lacks: NOT_OF_OPEN_SPEECH,
        change: withKey({
          keyPoints: [
            said('The ideas are not new.', 'ideas'),
            said('It will be too late.', 'late'),
            said('An excuse.', 'sorry'),
          ],
        }),
      },
    ],
  },
  {
    speaker: '5406',
    utterances: ['054060173', '054060147'],
    kinds: [
      {
        slug: 'describe-image',
        question: 526,
        word: 'game',
        shows: OF_OPEN_SPEECH,
        lacks: NOT_OF_OPEN_SPEECH,
        change: withKey({
          keyPoints: [
            said('The game is over.', 'game', 'over'),
            said('She is hungry and cold.', 'hungry'),
            said('Rain.', 'rain'),
          ],
        }),
      },
      {
        slug: 're-tell-lecture',
        question: 415,
        word: 'hungry',
        shows: OF_OPEN_SPEECH,
        lacks: NOT_OF_OPEN_SPEECH,
        change: withKey({
          keyPoints: [
            said('The game was over.', 'game', 'over'),
            said('She was cold.', 'cold'),
            said('A harvest.', 'harvest'),
          ],
        }),
      },
    ],
  },
  {
    speaker: '1099',
    utterances: ['010990087'],
    kinds: [
      {
        slug: 'answer-short-question',
        question: 375,
        word: 'little',
        shows: ['model word', 'melody over the model'],
        // One or two words have no rate and no rhythm; what was said around them is no slip, and how it was said earns nothing.
        lacks: ['rate', 'rhythm', 'miscues', 'changes', 'main points', 'source', 'whole model', 'own melody'],
        change: withKey({
          question: 'What should people do with the spirit of the winter holidays?',
          accepted: ['Take a little'],
        }),
      },
      {
        slug: 'repeat-sentence',
        question: 335,
        word: 'Christmas',
        // Every sound of this learner is rated about the figure below which drills are shown: whether there are any is chance.
        shows: [...OF_READING, 'likely range'],
        lacks: NOT_OF_READING,
        change: withKey({ sentence: 'They really and truly ought to take a little of this Christmas spirit.' }),
      },
    ],
  },
]

/** Makes the bank ask for what the learners say; `administrator` may change it. */
export async function askForWhatIsSaid(administrator: Caller): Promise<void> {
  for (const { question, change } of speakingLearners.flatMap(({ kinds }) => kinds)) {
    const path = `/api/bank-questions/${question}`
    const { title, complexity, variants, prompt, answerKey, revision } = await administrator.call('GET', path)
    const changed = change({ prompt, answerKey })
    await administrator.call('PUT', path, { title, complexity, variants, ...changed, revision, reason: 'A test.' })
  }
}
