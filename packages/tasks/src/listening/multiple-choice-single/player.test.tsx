import { testHeardChoices, testOneChoicePlayer } from '../../testing/choice-player-tests.tsx'
import { listeningMultipleChoiceSingle } from './definition.ts'
import { ListeningMultipleChoiceSinglePlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = {
  Player: ListeningMultipleChoiceSinglePlayer,
  taskId: listeningMultipleChoiceSingle.id,
  prompt: sample.prompt,
}

testOneChoicePlayer(host, sample.prompt.question)
testHeardChoices(host, 'radio', 5)
