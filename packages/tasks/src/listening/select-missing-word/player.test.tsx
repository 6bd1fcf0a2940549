import { testHeardChoices, testOneChoicePlayer } from '../../testing/choice-player-tests.tsx'
import { selectMissingWord } from './definition.ts'
import { SelectMissingWordPlayer } from './player.tsx'
import { sample } from './sample.ts'

const host = { Player: SelectMissingWordPlayer, taskId: selectMissingWord.id, prompt: sample.prompt }

testOneChoicePlayer(host, 'Endings')
testHeardChoices(host, 'radio', 7)
