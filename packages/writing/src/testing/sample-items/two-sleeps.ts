import type { SampleItem } from './sample-item.ts'

export const twoSleeps: SampleItem = {
  promptText:
    'For most of history, people slept in two parts. Diaries and court records from before 1800 often mention a first and a second sleep, with an hour or two of quiet wakefulness between them, when people prayed, talked or visited neighbours. The habit disappeared when street lamps and factories arrived: artificial light kept people up later, and fixed working hours left no time for a break in the night. Today, many patients who wake at three in the morning believe that they are ill. Some doctors now tell them that such waking may be natural, and that worrying about it does more harm than the lost sleep itself.',
  keyPoints: [
    {
      point: 'People used to sleep in two parts.',
      cues: [
        ['two', 'twice', 'second', 'part'],
        ['sleep'],
        ['past', 'history', 'before', 'used to', 'once', 'formerly', 'ancestor'],
      ],
    },
    {
      point: 'Artificial light and working hours ended the habit.',
      cues: [
        ['light', 'lamp', 'lighting'],
        ['work', 'factory', 'job'],
        ['disappear', 'end', 'stop', 'change', 'lose', 'vanish'],
      ],
    },
    {
      point: 'Waking at night may be natural, and worry is worse than lost sleep.',
      cues: [
        ['wake', 'waking', 'awake'],
        ['natural', 'normal'],
        ['worry', 'anxiety', 'anxious', 'harm', 'ill'],
      ],
    },
  ],
  answers: [
    {
      kind: 'good',
      about: 'all points',
      text: 'People once slept in two parts, a habit which ended when electric lighting and fixed working hours came, so doctors say that being awake at night is normal and that anxiety about it is worse than losing sleep.',
    },
    {
      kind: 'good',
      about: 'two sentences',
      text: 'Our ancestors used to sleep twice a night until lamps and factory work changed their lives. Waking up may therefore be natural, and worrying does more harm than good.',
    },
    {
      kind: 'fair',
      about: 'first point and part of the last',
      text: 'In the past people were sleeping two times in the night, but today when they wake up they think that they are sick.',
    },
    {
      kind: 'fair',
      about: 'missing cause',
      text: 'Historical records show that people slept in two parts, and doctors now think that waking at night can be natural.',
    },
    {
      kind: 'weak',
      about: 'one point with errors',
      text: 'The people in the past was sleep two time and after they go to visit neighbour in night.',
    },
    {
      kind: 'weak',
      about: 'general',
      text: 'Sleep is very important for the health of people and everybody need to sleep good every nights.',
    },
    {
      kind: 'copied',
      about: 'second sentence',
      text: 'Diaries and court records from before 1800 often mention a first and a second sleep, with an hour or two of quiet wakefulness between them.',
    },
    {
      kind: 'off-topic',
      about: 'another topic',
      text: 'Electric cars reduce pollution in cities, but their batteries contain rare metals that are mined in difficult conditions.',
    },
    {
      kind: 'off-topic',
      about: 'opinion on exams',
      text: 'I believe that students should have less homework, since teenagers need free time for sport and friends.',
    },
    {
      kind: 'nonsense',
      about: 'repeated',
      text: 'People slept in two parts. People slept in two parts. People slept in two parts. People slept in two parts. People slept in two parts. People slept in two parts.',
    },
    {
      kind: 'nonsense',
      about: 'Spanish',
      text: 'Antes la gente dormía en dos partes durante la noche, pero la luz artificial cambió esta costumbre para siempre.',
    },
  ],
}
