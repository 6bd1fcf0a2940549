import { testHeardSpeechPlayer } from '../../testing/heard-speech-player-tests.tsx'
import { repeatSentence } from './definition.ts'
import { RepeatSentencePlayer } from './player.tsx'
import { sample } from './sample.ts'

testHeardSpeechPlayer({ Player: RepeatSentencePlayer, taskId: repeatSentence.id, prompt: sample.prompt })
