import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { samples } from '@rehearsal/tasks/samples'

export const abilities = ['weak', 'middling', 'strong'] as const
export type Ability = (typeof abilities)[number]

/** Answers to the questions of the kinds that are judged as texts; several of a kind, since a text that comes twice is taken for memorised. */
type Texts = Readonly<Record<Ability, readonly string[]>>

const summaries: Texts = {
  strong: [
    'Street trees cool the city with their shade and prevent floods by slowing heavy rain.',
    'Because their shade lowers temperatures and their leaves slow heavy rain, trees in streets keep homes cool and drains from flooding.',
    'Trees along streets not only please the eye but also cool nearby homes and protect drains from heavy rain.',
  ],
  middling: [
    'Street tree cool the city with there shade and many people likes them.',
    'The trees is good in the street because shade and rain.',
    'Trees please the eye and make shade, so home need less cooling.',
  ],
  weak: [
    'My footbal club win the cup and goalkeeper are happy yesterday.',
    'I am like very much travel in summer with friend.',
    'Computer it is useful for the people work.',
  ],
}

const essay =
  'Many towns were built beside rivers because water brought trade, food and transport. Today, however, floods destroy homes there almost every year, and some people believe that these towns should move to higher ground. In my opinion, moving is sensible where the danger is great, but most places can be protected in other ways. On the one hand, moving a town would save lives. When the river rises in the night, families lose everything, and rebuilding the same streets again and again costs more than starting once in a safer valley. Furthermore, people who live on high ground do not have to fear every heavy rain. On the other hand, a town is more than its houses. Its shops, schools and memories belong to one place, and old people in particular suffer when they are forced to leave. Moreover, engineers can now build walls, plant forests and leave meadows free where the water may spread without harm. For these reasons, I would let the residents decide with the help of experts. Where the water cannot be controlled, the government ought to pay for a new start elsewhere. Everywhere else, better protection is cheaper and kinder than moving, and a river that is treated with respect remains a good neighbour.'

const poorEssay =
  'Some town is near of river and this is problem today. In the night river rise and water come in the house and people is very sad. I think town should to move because is danger. First, the people can die and they lose the thing that they have. For example in my country one river was big and many house was destroy. Second, is expensive build again every year the same house. The government must give money for people and they go to mountain where no water. But some people not want go because they like their town and they have friend there and the shop and school. Also old people cannot go easy. Maybe is possible make a wall near the river so water not come. I think wall is good but cost many money too. In other country they make wall and is good for them. So there is two idea, go to other place or make wall. In conclusion I think if river is very danger then town should move, and if river is little danger then make wall. Every people should talk about this and government should listen to them because is important for the future of children.'

const otherEssay =
  'Every year the news shows streets under water, and every year the same people carry their furniture upstairs. Whether such towns should be given up for a safer place is a question that divides experts and residents alike. Personally, I doubt that moving is the best answer, although it is sometimes the only one. Those who favour it argue that nature cannot be beaten. Rivers need room, and each new wall merely sends the flood to the neighbours downstream. They add that insurance has become so expensive that young families can hardly afford a house near the bank. These arguments deserve respect, particularly where the ground itself is sinking. Nevertheless, I find the case for staying more convincing. A community which has grown over centuries cannot simply be rebuilt elsewhere, because its jobs, friendships and history are tied to the place. In addition, modern warning systems give people enough time to reach safety, while houses on pillars and parks that may be flooded keep the damage small. Several cities have shown that living with water is possible if it is planned carefully. To sum up, towns beside rivers should adapt before they surrender. Only where lives cannot be protected at a reasonable price would I ask the residents to leave, and then with generous support.'

const otherPoorEssay =
  'Nowadays many place have flood and people is discuss if town must go away from river. I will write about this topic. In one side, river is useful because give water and fish and ship can come with thing to sell. Before long time people was make they house near for this reason. So they not want leave it. In other side, flood is very bad for them. It break the car and the wall and sometime the animal is die. My uncle live near one river and two time the water come inside his kitchen, he lost all furnitures and he must to buy new. After this he want sell the house but nobody buy. I think government have to tell people that is forbidden to build new house there, but old house can stay if is strong. They can also make the river more deep so the water have more place. If all town move it need many year and nobody know who will pay. For finish, I am agree that some people should move but not all the town. It depend how big is the flood and how many money they have for protect.'

const offTopic =
  'Computer is very good for the people because with computer you can to play and see film and speak with friend. I have one computer in my home and I like him very much. In the school also have computer. '

const essays: Texts = {
  strong: [essay, otherEssay],
  middling: [poorEssay, otherPoorEssay],
  weak: [offTopic.repeat(6), offTopic.repeat(5)],
}

const emails: Texts = {
  strong: [
    'Dear Sir or Madam,\n\nI am writing because the river beside our street rose last night and flooded the lower part of the town. Several cellars are full of water, and the bridge is no longer safe. Could you please send a team with pumps and close the road before someone is hurt? I would be happy to meet your engineers and show them the places that need help most urgently. Please call me at any time.\n\nYours faithfully,\nSara Miller',
    'Dear Council,\n\nLast night the river rose quickly and flooded our town, so that many families had to leave their homes. We urgently need pumps, sandbags and a warm place for the older residents to sleep. Would you kindly tell us when help will arrive? I am free to talk to you on the telephone or in your office whenever it suits you, and I can explain exactly what I saw.\n\nYours faithfully,\nSara Miller',
  ],
  middling: [
    'Hello,\n\nThe river is come in our town in night and the water is in house. It is very bad and people is afraid. Please you can help us with the water because we not have machine. I see many car in the water too and one bridge is broken. I can talk with you if you want about this problem that we have.\n\nBye,\nSara',
    'Hi,\n\nYesterday river was big and flooded the town. Many peoples have problem now with they house. We need that you come and help fast. I want talk with you about it tomorrow or other day when you have time for me, because this is important for us all here.\n\nThanks,\nSara',
  ],
  weak: [
    'computer is good i like play and see film with friend every day in my home and school',
    'football is my sport i am go every week with my brother in the park and we are happy',
  ],
}

const spoken: Texts = {
  strong: [
    'The speaker explains that the river rose rapidly during the night, and that by the following morning it had flooded the whole town. People who lived near the water had to leave their homes and move uphill, while the streets remained under water. The account shows how quickly a river can become dangerous when it rises unexpectedly.',
    'According to the talk, the water of the river rose in the night and a flood covered the town by morning. Families near the river were surprised and moved uphill to safety. The speaker stresses that the flood came very quickly, so that nobody had enough time to protect the houses or to save what was in them.',
    'The talk describes a flood that struck a town after its river had risen overnight. By morning the streets were under water, and people had to move uphill in order to be safe. The speaker makes clear that the river rose faster than anyone expected, which left little time for the residents to prepare themselves for the flood.',
  ],
  middling: [
    'The man speak about river. River rise in the night and in the morning was a flood in the town. People was moving up because the water. It is very danger when river is near of house and nobody know it. I think the flood was big and many thing was destroy in this place by the water.',
    'It was a river that go up at night and make flood. People have to go from their house because of water. In the morning all town have water and this is sad. The speaker say also that it was fast and people not ready for the flood that come in the night to them.',
    'In this talk river was rising and flood came to the town in morning. The people moved to up. Water was in street and house was wet. It happen in the night so people sleep. This is the story of the flood and the river what we listen from the speaker in this audio about water.',
  ],
  weak: [
    'computer good i like film',
    'my brother play football in park every week and is happy',
    'summer is hot and we go to the sea with car',
  ],
}

/** As long as the core exam wants them. */
const coreSummaries: Texts = {
  strong: [
    'Street trees cool the city with their shade, so that homes nearby need less energy in summer. They also slow heavy rain, which keeps the drains from flooding.',
    'Trees along a street please the eye, but they do much more than that. Their shade lowers the temperature of roads and walls, and their leaves protect drains from heavy rain.',
    'The passage explains that trees in streets keep the homes beside them cool. Because their leaves slow the rain, they also help to prevent floods after a storm.',
  ],
  middling: [
    'Street tree cool the city with there shade and many people likes them. The rain is slow because of tree and home need less of cooling in the summer time.',
    'The trees is good in the street because shade and rain. They makes the road cold and people is happy for them, and also water not go fast in drain.',
    'Trees please the eye and make shade so home need less cooling. The leaf of the trees make slow the rain and this help that street not become flood.',
  ],
  weak: [offTopic.repeat(1), `${offTopic}I like.`, `${offTopic}It is good.`],
}

const coreSpoken: Texts = {
  strong: [
    'The speaker explains that the river rose during the night and that by morning a flood had covered the town and its streets.',
    'By morning the town was flooded, because the river had risen quickly in the night while everybody who lived near it slept.',
    'The talk describes how a river rose overnight and flooded a town, so that people had to leave their homes by morning.',
  ],
  middling: [
    'The man speak about river that rise in the night, and in the morning was a flood and people was very afraid.',
    'River go up at night and make flood in town, so people have to go from house because is danger for them.',
    'In this talk river was rising and flood came to town in the morning when people was sleep in they house.',
  ],
  weak: [
    'My brother play football in park every week and is happy, and we go to sea with car in the hot summer.',
    'Computer is very good for play and see film with friend in my home, and I like him very much every day.',
    'In the school also have computer and teacher say that is important, but I am like more the football and music.',
  ],
}

const academicTexts: Readonly<Partial<Record<TaskId, Texts>>> = {
  'writing/summarize-written-text': summaries,
  'writing/write-essay': essays,
  'listening/summarize-spoken-text': spoken,
}
const coreTexts: Readonly<Partial<Record<TaskId, Texts>>> = {
  'writing/summarize-written-text': coreSummaries,
  'writing/write-email': emails,
  'listening/summarize-spoken-text': coreSpoken,
}

/** The answers to a kind that is judged as a text. */
export const textsOf = (variant: ExamVariant, taskId: TaskId): Texts | undefined =>
  (variant === 'CORE' ? coreTexts : academicTexts)[taskId]

/** What the emails answer. The sample question is two lines long: next to nothing that a good answer to it says is about its words. */
export const emailQuestion = {
  prompt: {
    situation:
      'You live in a small town beside a river. After days of heavy rain the river rose in the night and flooded several streets. Write an email to the town council.',
    recipient: 'the council',
    points: ['Say what you saw of the flood.', 'Ask for help for the town.', 'Offer to talk about it.'],
  },
  answerKey: {
    ...Object(samples['writing/write-email'].answerKey),
    keyPoints: [
      {
        point: 'Say what you saw of the flood.',
        cues: [
          ['river', 'water'],
          ['flood', 'rise', 'rose'],
        ],
      },
      { point: 'Ask for help for the town.', cues: [['help', 'pump', 'send', 'close the road']] },
      { point: 'Offer to talk about it.', cues: [['talk', 'call', 'meet', 'telephone']] },
    ],
  },
}
