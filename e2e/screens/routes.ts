import {
  beingScored,
  communityOpen,
  consentOpen,
  creditsOpen,
  creditsSpent,
  deleteOpen,
  emptySignUp,
  examTimingOn,
  filtersOpen,
  inRunningTest,
  leaveOpen,
  meOpen,
  offline,
  practiceOpen,
  predictionPressed,
  recorded,
  recordingNow,
  resultOpen,
  goodResetLink,
  sentReset,
  shortcutsOpen,
  showAnswerOpen,
  signInTab,
  summaryTooLong,
  summaryTyped,
  traitOpen,
  trendOpen,
  unsent,
  whenFailing,
  whileLoading,
  wordOpen,
  wrongPassword,
} from './reach.ts'
import {
  flashEmpty,
  flashFailing,
  flashLoading,
  flashLocked,
  flashOpen,
  lessonQuizAnswered,
  lessonSlide,
} from './reach-lessons.ts'
import { examMemoryScreens } from './exam-memory.ts'
import { kindScreens } from './kinds.ts'
import { commentScreens } from './comments.ts'
import { mockItemScreens } from './mock-items.ts'
import { mockMicrophoneScreens } from './mock-microphone.ts'
import { mockStateScreens } from './mock-states.ts'
import { mockTestScreens } from './mock-test.ts'
import { mockTestReportScreens } from './mock-test-report.ts'
import { moderationScreens } from './moderation.ts'
import { inboxScreens } from './inbox.ts'
import { keptScreens } from './kept.ts'
import { noteScreens } from './notes.ts'
import { questionBankScreens } from './question-bank.ts'
import { sharingScreens } from './sharing.ts'
import { profileScreens } from './profile.ts'
import { spellingScreens } from './spelling.ts'
import { writtenScreens } from './written.ts'
import { levelScreens } from './level.ts'
import { microphoneScreens } from './microphone.ts'
import { recordingScreens } from './recording.ts'
import { paymentScreens } from './payments.ts'
import { translationScreens } from './translation.ts'
import { vocabScreens } from './vocab.ts'
import { reviewScreens } from './review.ts'
import { studyPlanScreens } from './study-plan.ts'
import { pronunciationScreens } from './pronunciation.ts'
import { wayInScreens } from './way-in.ts'
import type { Screen } from './screen.ts'

const readAloud = '/dashboard/speaking/read-aloud'
const summarize = '/dashboard/writing/summarize-written-text'
const reOrder = '/dashboard/reading/re-order-paragraphs'
const dictation = '/dashboard/listening/write-from-dictation'

const publicScreens: readonly Screen[] = [
  { name: 'landing', path: '/', viewer: 'visitor' },
  { name: 'sign-in', path: '/', viewer: 'visitor', reach: signInTab('Sign in') },
  { name: 'sign-in-wrong', path: '/', viewer: 'visitor', reach: wrongPassword },
  { name: 'sign-up', path: '/', viewer: 'visitor', reach: signInTab('Create account') },
  { name: 'sign-up-missing', path: '/', viewer: 'visitor', reach: emptySignUp },
  { name: 'demo', path: '/', viewer: 'visitor', reach: signInTab('Try the demo') },
  { name: 'reset-password', path: '/reset-password', viewer: 'visitor' },
  { name: 'reset-password-sent', path: '/reset-password', viewer: 'visitor', reach: sentReset },
  { name: 'new-password', path: '/', viewer: 'visitor', reach: goodResetLink },
  { name: 'not-found', path: '/nowhere', viewer: 'visitor' },
]

const dashboardScreens: readonly Screen[] = [
  { name: 'dashboard', path: '/dashboard', viewer: 'TRIAL', isWholeShown: true },
  { name: 'dashboard-premium', path: '/dashboard', viewer: 'PREMIUM', isWholeShown: true },
  { name: 'dashboard-trend', path: '/dashboard', viewer: 'PREMIUM', reach: trendOpen },
  { name: 'dashboard-loading', path: '/dashboard', viewer: 'TRIAL', reach: whileLoading(/\/api\//), isBusy: true },
  {
    name: 'dashboard-failing',
    path: '/dashboard',
    viewer: 'TRIAL',
    reach: whenFailing(/\/api\/(?:attempts|practice-progress|next-practice|summary|settings\/target|dictation|book)/),
    isWholeShown: true,
  },
  { name: 'dashboard-offline', path: '/dashboard', viewer: 'TRIAL', reach: offline },
  { name: 'dashboard-me', path: '/dashboard', viewer: 'TRIAL', reach: meOpen },
  { name: 'dashboard-practice-menu', path: '/dashboard', viewer: 'TRIAL', reach: practiceOpen },
  { name: 'dashboard-shortcuts', path: '/dashboard', viewer: 'TRIAL', reach: shortcutsOpen },
  { name: 'not-found-inside', path: '/dashboard/nowhere', viewer: 'TRIAL' },
]

const listScreens: readonly Screen[] = [
  { name: 'list-read-aloud', path: `${readAloud}/1`, viewer: 'TRIAL' },
  { name: 'list-summarize', path: `${summarize}/1`, viewer: 'PREMIUM' },
  { name: 'list-re-order', path: `${reOrder}/1`, viewer: 'TRIAL' },
  { name: 'list-dictation', path: `${dictation}/2`, viewer: 'PREMIUM' },
  { name: 'list-filters', path: `${dictation}/1?complexities=EASY`, viewer: 'TRIAL', reach: filtersOpen },
  { name: 'list-bookmarks', path: `${reOrder}/1?bookmarkTypes=EASY&bookmarkTypes=AVERAGE`, viewer: 'TRIAL' },
  { name: 'list-prediction', path: `${readAloud}/1?prediction=true&predictionType=WEEKLY`, viewer: 'PREMIUM' },
  { name: 'list-locked', path: `${readAloud}/1?prediction=true&predictionType=WEEKLY`, viewer: 'TRIAL' },
  { name: 'list-upgrade', path: `${readAloud}/1`, viewer: 'TRIAL', reach: predictionPressed },
  { name: 'list-other-exam', path: '/dashboard/writing/write-email/1', viewer: 'TRIAL' },
  { name: 'list-empty', path: `${reOrder}/1?title=zzzz`, viewer: 'TRIAL' },
  {
    name: 'list-loading',
    path: `${reOrder}/1`,
    viewer: 'TRIAL',
    reach: whileLoading(/reorderParagraphs/),
    isBusy: true,
  },
  { name: 'list-failing', path: `${reOrder}/1`, viewer: 'TRIAL', reach: whenFailing(/reorderParagraphs/) },
]

const questionScreens: readonly Screen[] = [
  { name: 'question-read-aloud', path: `${readAloud}/question/3`, viewer: 'TRIAL' },
  {
    name: 'question-read-aloud-recording',
    path: `${readAloud}/question/4`,
    viewer: 'TRIAL',
    reach: recordingNow,
    isBusy: true,
  },
  { name: 'question-read-aloud-recorded', path: `${readAloud}/question/5`, viewer: 'TRIAL', reach: recorded },
  { name: 'question-summarize', path: `${summarize}/question/15`, viewer: 'TRIAL' },
  { name: 'question-summarize-typed', path: `${summarize}/question/17`, viewer: 'TRIAL', reach: summaryTyped },
  { name: 'question-summarize-too-long', path: `${summarize}/question/18`, viewer: 'TRIAL', reach: summaryTooLong },
  { name: 'question-re-order', path: `${reOrder}/question/33`, viewer: 'TRIAL' },
  { name: 'question-dictation', path: `${dictation}/question/47`, viewer: 'TRIAL' },
  { name: 'question-community', path: `${dictation}/question/43`, viewer: 'TRIAL', reach: communityOpen },
  { name: 'question-consent', path: `${summarize}/question/19`, viewer: 'TRIAL', reach: consentOpen },
  { name: 'question-unsent', path: `${summarize}/question/20`, viewer: 'PREMIUM', reach: unsent, isBusy: true },
  {
    name: 'question-being-scored',
    path: `${summarize}/question/21`,
    viewer: 'PREMIUM',
    reach: beingScored,
    isBusy: true,
  },
  { name: 'question-leave', path: `${summarize}/question/22`, viewer: 'TRIAL', reach: leaveOpen },
  { name: 'question-show-answer', path: `${reOrder}/question/34`, viewer: 'TRIAL', reach: showAnswerOpen },
  { name: 'question-answer-shown', path: `${reOrder}/question/29`, viewer: 'TRIAL', reach: showAnswerOpen },
  { name: 'question-credits', path: `${readAloud}/question/7`, viewer: 'TRIAL', reach: creditsOpen },
  { name: 'question-credits-spent', path: `${readAloud}/question/7`, viewer: 'TRIAL', reach: creditsSpent },
  { name: 'question-delete', path: `${dictation}/question/43`, viewer: 'TRIAL', reach: deleteOpen },
  { name: 'question-unknown', path: `${readAloud}/question/999999`, viewer: 'TRIAL' },
  { name: 'question-in-test', path: `${reOrder}/question/33`, viewer: 'PREMIUM', reach: inRunningTest },
  {
    name: 'question-loading',
    path: `${reOrder}/question/33`,
    viewer: 'TRIAL',
    reach: whileLoading(/practices/),
    isBusy: true,
  },
  { name: 'question-failing', path: `${reOrder}/question/33`, viewer: 'TRIAL', reach: whenFailing(/practices/) },
  // Last: the timing is remembered.
  { name: 'question-read-aloud-exam', path: `${readAloud}/question/6`, viewer: 'PREMIUM', reach: examTimingOn },
]

const resultScreens: readonly Screen[] = [
  { name: 'result-read-aloud', path: `${readAloud}/question/1`, viewer: 'TRIAL', reach: resultOpen },
  { name: 'result-read-aloud-word', path: `${readAloud}/question/1`, viewer: 'TRIAL', reach: wordOpen },
  { name: 'result-summarize', path: `${summarize}/question/15`, viewer: 'TRIAL', reach: resultOpen },
  { name: 'result-summarize-trait', path: `${summarize}/question/16`, viewer: 'TRIAL', reach: traitOpen },
  { name: 'result-re-order', path: `${reOrder}/question/29`, viewer: 'TRIAL', reach: resultOpen },
  { name: 'result-dictation', path: `${dictation}/question/43`, viewer: 'TRIAL', reach: resultOpen },
]

const lesson = '/dashboard/lessons/speaking-read-aloud?taskId=speaking%2Fread-aloud&questionId=3'

const lessonScreens: readonly Screen[] = [
  { name: 'lessons-grammar', path: `${readAloud}/question/3`, viewer: 'PREMIUM', reach: flashOpen('Grammar') },
  { name: 'lessons-learning', path: `${dictation}/question/47`, viewer: 'PREMIUM', reach: flashOpen('Learning') },
  { name: 'lessons-none', path: `${readAloud}/question/3`, viewer: 'PREMIUM', reach: flashEmpty },
  { name: 'lessons-loading', path: `${readAloud}/question/3`, viewer: 'PREMIUM', reach: flashLoading, isBusy: true },
  { name: 'lessons-failing', path: `${readAloud}/question/3`, viewer: 'PREMIUM', reach: flashFailing },
  { name: 'lessons-locked', path: `${readAloud}/question/3`, viewer: 'TRIAL', reach: flashLocked },
  { name: 'lesson', path: lesson, viewer: 'PREMIUM' },
  { name: 'lesson-example', path: lesson, viewer: 'PREMIUM', reach: lessonSlide(5), isWholeShown: true },
  {
    name: 'lesson-grammar',
    path: '/dashboard/lessons/grammar-articles',
    viewer: 'PREMIUM',
    reach: lessonSlide(3),
    isWholeShown: true,
  },
  { name: 'lesson-quiz', path: lesson, viewer: 'PREMIUM', reach: lessonQuizAnswered, isWholeShown: true },
  { name: 'lesson-locked', path: lesson, viewer: 'TRIAL' },
  { name: 'lesson-unknown', path: '/dashboard/lessons/nothing-of-this-name', viewer: 'PREMIUM' },
  { name: 'lesson-loading', path: lesson, viewer: 'PREMIUM', reach: whileLoading(/api\/lessons/), isBusy: true },
  { name: 'lesson-failing', path: lesson, viewer: 'PREMIUM', reach: whenFailing(/api\/lessons/) },
]

/** Every route in every state that somebody may see. Each change of a screen brings its lines. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...wayInScreens,
  ...dashboardScreens,
  ...listScreens,
  ...questionScreens,
  ...resultScreens,
  ...kindScreens,
  ...writtenScreens,
  ...paymentScreens,
  ...vocabScreens,
  ...spellingScreens,
  ...lessonScreens,
  ...translationScreens,
  ...noteScreens,
  ...keptScreens,
  ...commentScreens,
  ...moderationScreens,
  ...questionBankScreens,
  ...inboxScreens,
  ...reviewScreens,
  ...pronunciationScreens,
  ...microphoneScreens,
  ...recordingScreens,
  ...sharingScreens,
  ...examMemoryScreens,
  ...profileScreens,
  ...studyPlanScreens,
  ...levelScreens,
  ...mockTestReportScreens,
  ...mockTestScreens,
  ...mockItemScreens,
  ...mockMicrophoneScreens,
  ...mockStateScreens,
]
