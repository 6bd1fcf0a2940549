import { expect, test } from 'vitest'
import { errorCatalogue } from './error-catalogue.ts'
import { texts } from './texts.ts'

test('what is shown is word for word what specification §8 says, misspellings included', () => {
  expect(texts).toEqual({
    notLoggedIn: 'You Are Not LoggedIn',
    notAuthorized: 'You Are Not Authorized To Perform This Action',
    serverNotResponsible: 'Server Is Not Responsible',
    transcriptionFailed: 'Please try again.',
    targetSaved: 'Settings updated successfully',
    targetFailed: 'Failed to update settings',
    studyPlanSaved: 'Study plan submitted successfully',
    silence: 'Recording stopped automatically because no sound was detected for 3 seconds.',
    noMicrophonePermission: 'No Microphone Permission',
    deleteConfirmation: 'Are you sure you want to delete? This action cannot be undone.',
    promoFailed: 'Invalid code. Please try again.',
    somethingWentWrong: 'Something went wrong',
    noteOrReportFailed: 'Somthing went wrong.',
    noteUpdated: 'Note updated',
    noteDeleted: 'Deleted note',
    saved: 'Saved successfully',
    bookmarkUpdated: 'Bookmark updated successfully',
    commentSaved: 'Comment saved',
    commentDeleted: 'Comment deleted successfuly',
    reported: 'Reported successfully',
    translationFailed: 'Translation failed',
    dictationSubmitted: 'submitted successfully',
    dictationFailed: 'Submission failed. Please try again.',
    answerDeleted: 'Deleted answer',
    wordNotFound: 'Word not found',
    wordAdded: 'Word added successfully',
    wordExists: 'Word already exists',
    wordDeleted: 'Word deleted successfully',
    linkCopied: 'Link copied!',
    linkNotFound: 'Link not found!',
    upgradeToContinue: 'Upgrade to Continue',
    freeAiScoresUsed:
      "You've used your 5 free AI score! Unlock unlimited access and take full advantage of our features by choosing a plan.",
    upgradeAdvice: 'Unlock unlimited access and take full advantage of our features by choosing a plan.',
    noQuestionFound: 'No question found!',
    noAnswersFound: 'No answers found',
    noAnswersFoundTitle: 'No Answers Found',
    noPracticeFound: 'No practice found',
    noCommentFound: 'No comment found',
    comingSoon: 'Coming Soon',
  })
})

test('the second variant omits the sentence about the five free scores and nothing else', () => {
  expect(texts.freeAiScoresUsed).toBe(`You've used your 5 free AI score! ${texts.upgradeAdvice}`)
})

test('the API tells a learner the same as the screen', () => {
  expect(errorCatalogue.not_logged_in).toEqual({ status: 401, message: texts.notLoggedIn })
  expect(errorCatalogue.not_authorized).toEqual({ status: 403, message: texts.notAuthorized })
  expect(errorCatalogue.ai_credits_exhausted).toEqual({ status: 402, message: texts.freeAiScoresUsed })
})
