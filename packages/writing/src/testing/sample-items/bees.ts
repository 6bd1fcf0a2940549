import type { SampleItem } from './sample-item.ts'

export const bees: SampleItem = {
  promptText:
    'Bees pollinate about a third of the food we eat, but their numbers are falling across Europe and North America. Scientists blame a mixture of pesticides, disease and the loss of wild flowers. When bees disappear, farmers must pay for hives to be brought in by lorry, which makes fruit more expensive. Some farmers have therefore begun to plant strips of flowers between their fields, and several governments have banned the most harmful chemicals. Early results suggest that these measures help bees to recover within a few years.',
  keyPoints: [
    {
      point: 'Bees, which food depends on, are declining.',
      cues: [
        ['bee'],
        ['decline', 'fall', 'decrease', 'disappear', 'die', 'vanish', 'drop'],
        ['food', 'pollinate', 'crop', 'fruit'],
      ],
    },
    {
      point: 'Chemicals, illness and fewer wild flowers are to blame.',
      cues: [
        ['pesticide', 'chemical', 'spray'],
        ['disease', 'illness'],
        ['flower', 'plant', 'habitat'],
      ],
    },
    {
      point: 'Planting flowers and banning chemicals helps bees to recover.',
      cues: [
        ['plant', 'grow', 'sow'],
        ['ban', 'forbid', 'prohibit', 'law'],
        ['recover', 'return', 'help', 'come back'],
      ],
    },
  ],
  answers: [
    {
      kind: 'good',
      about: 'all points, own words',
      text: 'Bees, on which much of our food depends, are declining because of chemicals, illness and vanishing wild plants, but where farmers sow flowers and governments forbid the worst sprays, the insects soon return.',
    },
    {
      kind: 'good',
      about: 'all points, simple',
      text: 'The number of bees is decreasing due to pesticides, disease and fewer flowers, which threatens crops, so farmers are growing flowers and governments are banning chemicals to help bees recover.',
    },
    {
      kind: 'fair',
      about: 'two points, few errors',
      text: 'Bees are very important for food but they are decline because the pesticides and diseases, so some farmers plant flowers.',
    },
    {
      kind: 'fair',
      about: 'two points, correct',
      text: 'Pesticides and disease are killing the bees that pollinate our food, and fruit is becoming more expensive.',
    },
    {
      kind: 'weak',
      about: 'one point, many errors',
      text: 'In nowadays bee is dying becouse the peoples use many pesticide and it make fruit expensive for everybodys.',
    },
    {
      kind: 'weak',
      about: 'vague',
      text: 'The text talk about the bees and they have a problem and we must to help them for the future.',
    },
    {
      kind: 'copied',
      about: 'first sentence',
      text: 'Bees pollinate about a third of the food we eat, but their numbers are falling across Europe and North America.',
    },
    {
      kind: 'copied',
      about: 'second sentence',
      text: 'Scientists blame a mixture of pesticides, disease and the loss of wild flowers.',
    },
    {
      kind: 'off-topic',
      about: 'another topic',
      text: 'Learning a musical instrument trains the memory and teaches children patience, although lessons are often too expensive for many families.',
    },
    {
      kind: 'off-topic',
      about: 'memorised template',
      text: 'In conclusion, this is a very controversial issue nowadays and both sides have strong arguments, so everyone should think carefully about it.',
    },
    {
      kind: 'nonsense',
      about: 'keywords',
      text: 'bees pollinate food decline pesticides disease flowers plant farmers ban chemicals governments recover years',
    },
    {
      kind: 'nonsense',
      about: 'shuffled',
      text: 'flowers the because bees of governments decreasing and is number so fewer to due growing chemicals disease are pesticides farmers the are banning recover help which crops to.',
    },
    {
      kind: 'nonsense',
      about: 'typed noise',
      text: 'asdf hjkl qwer bees zxcv poiu lkjh mnbv flowers asdf qwer tyui ghjk',
    },
  ],
}
