import { testHeardChoices, testManyChoicesPlayer } from '../../testing/choice-player-tests.tsx'
import { listeningMultipleChoiceMultiple } from './definition.ts'
import { ListeningMultipleChoiceMultiplePlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = {
  Player: ListeningMultipleChoiceMultiplePlayer,
  taskId: listeningMultipleChoiceMultiple.id,
  prompt: sample.prompt,
}

testManyChoicesPlayer(host, sample.prompt.question)
testHeardChoices(host, 'checkbox', 7)
