import { testHeardChoices, testOneChoicePlayer } from '../../testing/choice-player-tests.tsx'
import { highlightCorrectSummary } from './definition.ts'
import { HighlightCorrectSummaryPlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = { Player: HighlightCorrectSummaryPlayer, taskId: highlightCorrectSummary.id, prompt: sample.prompt }

testOneChoicePlayer(host, 'Summaries')
testHeardChoices(host, 'radio', 10)
