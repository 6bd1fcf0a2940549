import { testHeardSpeechPlayer } from '../../testing/heard-speech-player-tests.tsx'
import { summarizeGroupDiscussion } from './definition.ts'
import { SummarizeGroupDiscussionPlayer } from './player.tsx'
import { sample } from './sample.ts'

testHeardSpeechPlayer({
  Player: SummarizeGroupDiscussionPlayer,
  taskId: summarizeGroupDiscussion.id,
  prompt: sample.prompt,
})
