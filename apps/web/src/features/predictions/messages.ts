import { translator } from '../../shared/i18n/translator.ts'

export const t = translator({
  loading: 'Loading how predictions did',
  record: 'How this prediction is made',
  basis: {
    one: 'Week of {day}: {predicted} predicted from the exams that {count} learner reported.',
    other: 'Week of {day}: {predicted} predicted from the exams that {count} learners reported.',
  },
  tooFew: {
    zero: 'No prediction this week: in the {weeks} weeks before {day} nobody reported {task} from an exam. A prediction takes {needed} learners.',
    one: 'No prediction this week: in the {weeks} weeks before {day} only {count} learner reported {task} from an exam. A prediction takes {needed}.',
    other:
      'No prediction this week: in the {weeks} weeks before {day} only {count} learners reported {task} from an exam. A prediction takes {needed}.',
  },
  notYet: 'The list of this week is being made. Look again in a few minutes.',
  sitExam: 'Did you sit the exam? Open a question that came up and press Exam Memory.',
  hits: {
    one: 'Last {count} list of this kind: {seen} predicted questions came up in reported exams; as many random ones would have hit {byChance}.',
    other:
      'Last {count} lists of this kind: {seen} predicted questions came up in reported exams; as many random ones would have hit {byChance}.',
  },
  noReports:
    'Nobody has reported an exam of the weeks that are over, so there is nothing yet to compare the lists with.',
  noPast: 'No list of this kind has run its week yet, so nothing is known of how good they are.',
  hitsShare: '{hits} ({share})',
  seenOf: '{seen} of {predicted}',
  tooLittle: 'That is too little to judge by.',
  pastWeeks: 'Past weeks',
  pastTitle: 'How past predictions did',
  close: 'Close',
  scope: 'Which questions',
  allKinds: 'All kinds',
  week: 'Week of',
  kind: 'Kind',
  seen: 'Came up',
  byChance: 'By chance',
  reports: 'Reports',
  running: 'running',
  belated: 'made afterwards',
  byWeek: 'By week',
  byKind: 'By kind, weeks that are over',
  noWeeks: 'No lists yet',
  noWeeksAdvice: 'A list is made each Monday once enough learners have reported their exams.',
  howTitle: 'How to read this',
  how: 'A list is made when its week begins and never changes. A question came up when it is reported from an exam of that week, whenever the report is made. By chance is what as many random questions of the kind would have hit. Most exams are never reported, so both numbers are low; compare them with each other. Few questions prove little either way.',
  howBelated: 'Made afterwards: worked out when its week was over, from the reports that there were when it began.',
})
