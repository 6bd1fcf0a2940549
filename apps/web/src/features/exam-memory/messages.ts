import { texts } from '@rehearsal/contracts/texts'
import { translator } from '../../shared/i18n/translator.ts'

export const t = translator({
  examMemory: 'Exam Memory',
  title: 'Seen in your exam?',
  about: 'Say when and where “{title}” came up. Others see the day, the country and what you add, with your nickname.',
  close: 'Close',
  date: 'Exam date',
  dateWrong: 'Choose the day of the exam, today at the latest.',
  country: 'Venue country',
  chooseCountry: 'Choose a country',
  loadingCountries: 'Loading the countries',
  countriesFailed: 'The countries could not be loaded',
  examType: 'Exam type',
  required: '{label} (required)',
  exam_ACADEMIC: 'PTE Academic',
  exam_CORE: 'PTE Core',
  description: 'Description (optional)',
  descriptionAdvice:
    'Where it came or how it differed. Your own words only: the rules of the exam forbid passing on its content.',
  characters: { one: '{count} character', other: '{count} characters' },
  characterLimit: '{max} at most',
  confirm: 'Confirm',
  cancel: 'Cancel',
  saved: texts.saved,
  failed: texts.somethingWentWrong,
  reportedBefore: 'You have reported this question for that day before.',
})
