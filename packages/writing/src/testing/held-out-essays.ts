/** Prompts and short answers written after the topic measure was set, to see what it does on new ones. */
export const HELD_OUT_ESSAYS: readonly { prompt: string; answer: string }[] = [
  {
    prompt:
      'Some schools ask their pupils to wear a uniform, while others let them choose their clothes. Which do you think is better?',
    answer:
      'In my opinion uniforms is a good thing for school. When everybody wear the same, nobody laugh about cheap shoes or old jeans. In my class there was a girl who was very poor and other students was bad to her because of her clothes. With uniform the pupils think about the lessons and not about fashion. Of course it is boring, but after school we can wear what we like.',
  },
  {
    prompt:
      'Many cities are closing their centres to private cars. Do the advantages of such a policy outweigh the disadvantages?',
    answer:
      'I live near the centre and every morning I breathe the smoke of thousands of vehicles. If driving was not allowed there, the streets would be quiet and children could walk safely. On the other side, shops may lose customers and old people need a taxi. The city has to build more tram lines first. With good buses, nobody needs to drive to the centre, so I think this policy is mostly positive.',
  },
  {
    prompt: 'Should zoos be closed, or do they help to protect animals? Give reasons for your answer.',
    answer:
      'When I was child I loved to see the lions and the elephants, but today I feel sorry for them. The cages are small and the animals walk in circles all day. However, some species are only alive because zoos bred them and brought them back to the wild. I believe that good zoos with a lot of space should stay open and bad ones must be closed.',
  },
  {
    prompt:
      'More and more people work from home instead of going to an office. How does this affect employees and companies?',
    answer:
      'Since the pandemic my father is working in our kitchen. He saves two hours of travel every day and he is happier, but he misses his colleagues and sometimes he works until midnight. For the boss it is cheaper because he can rent a smaller office. The problem is that new employees do not learn from the others. A mix of home and office is the best solution.',
  },
  {
    prompt:
      'Governments tax sugary drinks in order to improve public health. To what extent do you agree with this idea?',
    answer:
      'Everyone knows that too much sugar makes people fat and gives them diabetes. If a bottle of cola costs double, young people will maybe buy water. In Mexico the people drank less soda after the tax. But poor families pay most of it, and someone who wants sweets will eat cake instead. I agree only if the money goes to hospitals and to sport in school.',
  },
  {
    prompt:
      'Some people prefer to read printed books, others read on a screen. Discuss both views and give your opinion.',
    answer:
      'My grandmother says that a novel must smell like paper. I understand her, because turning pages is nice and the eyes do not get tired. But an electronic reader holds a thousand books and I can read it in bed without a lamp. For studying I print the chapter and write in it. So both of them have their place, and it is important only that people read at all.',
  },
  {
    prompt: 'Is it better for children to grow up in the countryside or in a big city?',
    answer:
      'I grew up in a village with forty houses. We played in the forest, we knew every neighbour and nobody was afraid. But the school was far away and there was no cinema and no doctor. Kids in a town can learn music or swim in a club. Still the air is dirty and they sit in small flats. I would choose a small town near fields for my own children.',
  },
  {
    prompt: 'Tourism brings money to poor regions but can also harm them. Do you think that its benefits are greater?',
    answer:
      'In my island almost all jobs come from hotels and restaurants. Without visitors my brother would have to leave the country. But in August there is not enough water, the beaches are full of rubbish and the rents are so high that teachers cannot live here. I think tourists should pay a small tax for nature and come also in winter. Then local people would gain more than they lose.',
  },
]
