import { testHeardSpeechPlayer } from '../../testing/heard-speech-player-tests.tsx'
import { answerShortQuestion } from './definition.ts'
import { AnswerShortQuestionPlayer } from './player.tsx'
import { sample } from './sample.ts'

testHeardSpeechPlayer({ Player: AnswerShortQuestionPlayer, taskId: answerShortQuestion.id, prompt: sample.prompt })
