import { testHeardSpeechPlayer } from '../../testing/heard-speech-player-tests.tsx'
import { reTellLecture } from './definition.ts'
import { ReTellLecturePlayer } from './player.tsx'
import { sample } from './sample.ts'

testHeardSpeechPlayer({ Player: ReTellLecturePlayer, taskId: reTellLecture.id, prompt: sample.prompt })
