/**
 * What players and results say. Plain values and functions, so that the components take them as props.
 * The web app's own texts stand in `features/practice/messages.ts`.
 */
const seconds = (count: number) => (count === 1 ? '1 second' : `${count} seconds`)

export const audioPlayerTexts = {
  player: 'Recording',
  play: 'Play',
  pause: 'Pause',
  replay: 'Play again',
  playAfter: (count: number) => `Play after ${count} sec`,
  playNow: 'Play now',
  position: 'Position',
  positionText: (at: string, total: string) => `${at} of ${total}`,
  speed: 'Speed',
  speedOption: (speed: number) => `${speed}×`,
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
  playedOnce: 'Played. In the exam it is played once.',
  failed: 'The recording could not be loaded.',
  retry: 'Try again',
  loading: 'Loading',
}

export const takePlayerTexts = { ...audioPlayerTexts, player: 'My recording' }
export const modelPlayerTexts = { ...audioPlayerTexts, player: 'Model reading' }

export const recorderTexts = {
  panel: 'Recorder',
  start: 'Record',
  stop: 'Stop recording',
  starting: 'Starting the microphone',
  encoding: 'Preparing the recording',
  tryAgain: 'Record again',
  elapsed: 'Recorded time',
  maximum: (count: number) => `Up to ${seconds(count)}`,
  level: 'Microphone level',
  levelLow: 'Too quiet',
  levelGood: 'Good level',
  levelHigh: 'Too loud',
  waveform: 'Sound of the recording',
  /** Word for word from specification §8. */
  stoppedSilence: 'Recording stopped automatically because no sound was detected for 3 seconds.',
  stoppedMaximum: 'Recording stopped because the time was up.',
  failed: 'The recording could not be made. Check the microphone and try again.',
  deniedTitle: 'No Microphone Permission',
  deniedText: 'Enable the microphone, or allow it for this page in the browser settings, and try again.',
  requestPermission: 'Request Permission',
  permissionFailed: 'The browser still refuses the microphone. Allow it in the browser settings of this page.',
  close: 'Close',
}

export const sortableTexts = {
  instructions: 'Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.',
  moveUp: (label: string) => `Move up: ${label}`,
  moveDown: (label: string) => `Move down: ${label}`,
  drag: (label: string) => `Move: ${label}`,
  pickedUp: (label: string, position: number, total: number) => `Picked up ${label}, position ${position} of ${total}`,
  movedTo: (label: string, position: number, total: number) => `${label}: position ${position} of ${total}`,
  dropped: (label: string, position: number, total: number) => `Dropped ${label} at position ${position} of ${total}`,
  cancelled: (label: string) => `${label} is back where it was`,
}

export const comparisonTexts = {
  caption: 'Your answers and the correct answers',
  number: 'No.',
  given: 'Your answer',
  correct: 'Correct answer',
  right: 'Correct',
  wrong: 'Wrong',
  nothing: 'nothing',
}

export const playerTexts = {
  keptTake: 'Your recording is kept on this device. Submit it, or record again.',
  passage: 'Passage',
  yourSummary: 'Your summary',
  yourSentence: 'The sentence you hear',
  wordCount: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  /** Specification §5: only the maximum is shown. */
  wordLimit: (max: number) => `${max} word limit`,
  order: 'Text boxes in your order',
}

export const resultTexts = {
  whatWeHeard: 'What we heard',
  nothingHeard: 'No words were heard in this recording.',
  myRecording: 'Your recording',
  pauses: (count: number) => (count === 1 ? '1 pause is marked.' : `${count} pauses are marked.`),
  longestPause: (text: string) => `The longest lasts ${text} s.`,
  mine: 'Mine',
  model: 'Model reading',
  saidLike: (symbols: string) => `you said something like /${symbols}/`,
  soundsOf: (word: string) => `Sounds of ${word}, each out of 2`,
  notSaid: 'You left this word out.',
  notInText: 'This word does not stand in the text.',
  heardText: {
    label: 'The text with what was heard',
    looks: { correct: 'correct', unclear: 'unclear', wrong: 'wrong', 'left-out': 'left out', added: 'added' },
    legend: 'What the marks mean',
    hint: 'Choose a word to hear it.',
  },
  yourText: 'Your text',
  noMarks: 'Nothing is marked in your text.',
  markHint: 'Point at a mark, or press it, to see why.',
  markedText: {
    mark: (label: string, words: string) => (words === '' ? label : `${label}: ${words}`),
    suggestion: 'Better:',
  },
  markLabels: {
    SPELLING: 'Spelling',
    GRAMMAR_MINOR: 'Grammar, minor',
    GRAMMAR_MODERATE: 'Grammar',
    GRAMMAR_CRITICAL: 'Grammar, serious',
  },
  missing: (label: string) => `${label}: a word is missing`,
  extra: (label: string) => `${label}: a word too many`,
  keyPoints: 'Main points',
  covered: 'Covered',
  notCovered: 'Not covered',
  quoted: (words: string) => `“${words}”`,
  modelAnswer: 'Model answer',
  explanation: 'Why',
  answers: 'Your answer and the correct one',
  rightOrder: 'The right order',
  pairRule: 'One mark for each two neighbours that follow each other as in the original.',
  sentence: 'The sentence',
  listenAgain: 'Listen again',
}
