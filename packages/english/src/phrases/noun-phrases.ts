/** What learners say around nouns, and what it should be: “wrong > right”, parted by “|”; a further part of `phrases.ts`. */
const LIST =
  `in the recent years > in recent years | over the recent years > in recent years | during the recent years > in recent years |
  in the recent times > in recent times | in the recent decades > in recent decades | in the modern times > in modern times |
  in the ancient time > in ancient times | in the ancient times > in ancient times | in ancient time > in ancient times |
  in modern time > in modern times | in recent time > in recent times | in old time > in the old days | in old times > in the old days |
  in older times > in the old days | like in old times > like in the old days | in the other times > at other times |
  the last but not the least > last but not least | the last but not least > last but not least | last but not the last > last but not least |
  no any > no | not any more longer > no longer | have not idea > have no idea | has not idea > has no idea | had not idea > had no idea |
  haven't idea > have no idea | no one of these > none of these | no one of them > none of them | no one of us > none of us |
  no one of the > none of the | nobody of them > none of them | nobody of us > none of us | nobody of the > none of the | no body of them > none of them |
  hundred of people > hundreds of people | thousand of people > thousands of people | million of people > millions of people |
  hundred of years > hundreds of years | thousand of years > thousands of years | million of years > millions of years |
  hundred of times > hundreds of times | million of times > millions of times | thousand of times > thousands of times |
  many hundred of > many hundreds of | more than hundred of > more than a hundred | several time > several times | before some years > some years ago |
  before many years > many years ago | before some days > some days ago | before a few years > a few years ago | before some months > some months ago |
  since some years > for some years | in half year > in half a year | after half year > after half a year | for half year > for half a year |
  half year ago > half a year ago | half hour ago > half an hour ago | after half hour > after half an hour | for half hour > for half an hour |
  in half hour > in half an hour | one and half hour > one and a half hours | one and half year > one and a half years | two and half > two and a half |
  three and half > three and a half | hour and half > hour and a half | year and half > year and a half | since hours > for hours |
  take a breakfast > have breakfast | have a breakfast > have breakfast | having a breakfast > having breakfast | had a breakfast > had breakfast |
  have a lunch > have lunch | having a lunch > having lunch | had a lunch > had lunch | have a dinner > have dinner | having a dinner > having dinner |
  had a dinner > had dinner | has a breakfast > has breakfast | has a lunch > has lunch | has a dinner > has dinner | take breakfast > have breakfast |
  take lunch > have lunch | eat a breakfast > eat breakfast | eat a dinner > eat dinner | eat a lunch > eat lunch | make a breakfast > make breakfast |
  for a breakfast > for breakfast | do a sport > do sport | do the sport > do sport | make a sport > do sport | doing the sport > doing sport |
  play a sports > play sports | listen a music > listen to music | a fast food > fast food | a junk food > junk food |
  a classical music > classical music | a pop music > pop music | a public transport > public transport |
  a public transportation > public transportation | a free time > free time | a spare time > spare time | a good health > good health |
  a good weather > good weather | a bad weather > bad weather | a nice weather > nice weather | a hot weather > hot weather |
  a beautiful weather > beautiful weather | a heavy traffic > heavy traffic | a good luck > good luck | a bad luck > bad luck | a hard work > hard work |
  a great fun > great fun | a good fun > good fun | a big fun > great fun | a good progress > good progress | a great progress > great progress |
  a big progress > great progress | a sick leave > sick leave | a good news > good news | a bad news > bad news | a great news > great news |
  a useful information > useful information | a new information > new information | a important information > important information |
  a good advice > good advice | a great advice > great advice | a big respect > great respect | a pollution > pollution |
  a self confidence > self-confidence | a big selfconfidence > great self-confidence | a good behaviour > good behaviour |
  a good behavior > good behavior | a good evidence > good evidence | a strong evidence > strong evidence | a clear evidence > clear evidence |
  an evidence > evidence | a fresh air > fresh air | a clean air > clean air | a clean water > clean water | a warm weather > warm weather |
  a cold weather > cold weather | a public speaking > public speaking | a big trouble > big trouble | brown hairs > brown hair |
  black hairs > black hair | blond hairs > blond hair | blonde hairs > blonde hair | long hairs > long hair | short hairs > short hair |
  dark hairs > dark hair | curly hairs > curly hair | red hairs > red hair | straight hairs > straight hair | my hairs > my hair | her hairs > her hair |
  social medias > social media | the medias > the media | mass medias > mass media | these medias > these media | of medias > of media |
  by details > in detail | more in details > in more detail | in more details > in more detail | in much details > in great detail |
  in general terms speaking > generally speaking | by hearts > by heart | in times to times > from time to time |
  from times to times > from time to time | from time to times > from time to time | times to times > time to time | all days long > all day long |
  all along the day > all day long | all the day long > all day long | everytimes > every time | at any times > at any time |
  at the same times > at the same time | at this times > at this time | for a long times > for a long time | for long times > for a long time |
  a long times ago > a long time ago | many times in a day > many times a day | once in a week > once a week | twice in a week > twice a week |
  once in a day > once a day | twice in a day > twice a day | once in a month > once a month | twice in a month > twice a month |
  twice in a year > twice a year | three times in a week > three times a week | three times in the week > three times a week |
  two times in a week > twice a week | two times in the week > twice a week | two times in week > twice a week | one time in a week > once a week |
  at least one time > at least once | one time per week > once a week | two times per week > twice a week | three times in week > three times a week |
  the most of time > most of the time | the most of times > most of the time | the most part of time > most of the time | most part of > most of |
  the both of > both of | both the two > both | the both sides > both sides | the each > each | an other > another | a other > another |
  the another > the other | from home to the school > from home to school | go to the school by > go to school by |
  go to the school every > go to school every | go to the school on > go to school on | go to school by the > go to school by |
  finish the university > finish university | finished the university > finished university | finishing the university > finishing university |
  finishes the university > finishes university | finish the school > finish school | finished the school > finished school |
  finishing the school > finishing school | since the primary school > since primary school | in the primary school > in primary school |
  in the high school > in high school | in the secondary school > in secondary school | in the elementary school > in elementary school |
  in the middle school > in middle school | go to the university > go to university | go to the college > go to college |
  at the university i > at university I | study in the university > study at university | studied in the university > studied at university |
  study in university > study at university | studying in university > studying at university | studying in the university > studying at university |
  go in prison > go to prison | go in jail > go to jail | go to the prison > go to prison | to the abroad > abroad | in the abroad > abroad |
  from the abroad > from abroad | go in the bed > go to bed | in the bed early > in bed early | go to the church every > go to church every |
  by the help of > with the help of | with help of > with the help of | under a stress > under stress | in the contact > in contact |
  in a danger > in danger | in a fact > in fact | in the details > in detail | from the birth > from birth | from the childhood > from childhood |
  since the childhood > since childhood | since my childhood i am > since my childhood I have been |
  from the beginning to the end > from beginning to end | from the morning to the evening > from morning to evening |
  from the morning till the evening > from morning till evening | from the morning until the evening > from morning until evening |
  till the late night > until late at night | until the late night > until late at night | until late in the night > until late at night |
  in the late night > late at night | in late night > late at night | in the midnight > at midnight | at the midnight > at midnight |
  at the noon > at noon | at the first sight > at first sight | at the first glance > at first glance | by the bus to > by bus to |
  by the train to > by train to | by the car to > by car to | by the plane to > by plane to | travel by the > travel by |
  going by the bus > going by bus | travelling by the > travelling by | traveling by the > traveling by | the humankind > humankind |
  the human nature > human nature | the today world > today’s world | the nowadays world > today’s world | the today life > life today |
  the today's world > today’s world | the today's society > today’s society | yesterdays newspaper > yesterday’s newspaper |
  yesterdays lesson > yesterday’s lesson | tomorrows lesson > tomorrow’s lesson | todays lesson > today’s lesson | todays youth > today’s youth |
  todays children > today’s children | todays young > today’s young | todays generation > today’s generation | todays modern > today’s modern |
  todays technology > today’s technology | todays economy > today’s economy | in todays > in today’s | of todays > of today’s |
  yesterdays meeting > yesterday’s meeting | tomorrows meeting > tomorrow’s meeting | economical situation > economic situation |
  economical problem > economic problem | economical problems > economic problems | economical crisis > economic crisis |
  economical growth > economic growth | economical development > economic development | economical system > economic system |
  economical policy > economic policy | economical reasons > economic reasons | economical reason > economic reason |
  economical benefits > economic benefits | economical status > economic status | economical conditions > economic conditions |
  economical level > economic level | economical point > economic point | economical power > economic power | economical sector > economic sector |
  economical issues > economic issues | economical impact > economic impact | economical effects > economic effects | economical view > economic view |
  historic reasons > historical reasons | politic system > political system | politic situation > political situation | politic party > political party |
  politic parties > political parties | politic problems > political problems | electric devices problem > electrical problem |
  mental healthy > mental health | for the healthy > for health | for your healthy > for your health | for our healthy > for our health |
  for my healthy > for my health | for their healthy > for their health | to our healthy > to our health | your healthy > your health |
  our healthy > our health | the brave to > the courage to | have the brave > have the courage | has the brave > has the courage |
  all about the lucky > all about luck | good lucky > good luck | bad lucky > bad luck | by lucky > by luck | very shame > very ashamed |
  feel very shame > feel very ashamed | without patient > without patience | very patience > very patient | full of patient > full of patience |
  have patient > have patience | need patient > need patience | a lack of patient > a lack of patience | has patient > has patience |
  lose patient > lose patience | lost patient > lost patience | very confidence > very confident | self confident > self-confident |
  became success > became successful | become success > become successful | a success person > a successful person | success people > successful people |
  success person > successful person | very safety > very safe | very health > very healthy | very importance > very important |
  very convenience > very convenient | more convenience > more convenient | very difference > very different | is difference from > is different from |
  are difference from > are different from | a difference way > a different way | difference people > different people |
  difference countries > different countries | difference cultures > different cultures | difference ways > different ways |
  difference things > different things | difference kinds > different kinds | lot of different between > lot of differences between |
  the different between > the difference between | a big different > a big difference | big different between > big difference between |
  many different between > many differences between | some different between > some differences between | no different between > no difference between |
  any different between > any difference between | make a different > make a difference | main different > main difference |
  are many different between > are many differences between | of different between > of differences between | very poverty > very poor |
  very beauty > very beautiful | very happiness > very happy | very danger > very dangerous | very noise > very noisy | too noise > too noisy |
  very crowd > very crowded | so crowd > so crowded | too crowd > too crowded | more crowd > more crowded | very stress > very stressed |
  very luck > very lucky | very comfort > very comfortable | very peace > very peaceful | very honesty > very honest | very anger > very angry |
  a bad influence in > a bad influence on | life expectation > life expectancy | more time free > more free time | the weekends days > weekends |
  as a conclusion > in conclusion | close minded > closed-minded | a close minded > a closed-minded | open minded > open-minded | good paid > well paid |
  bad paid > badly paid | good educated > well educated | good organized > well organised | good prepared > well prepared |
  good dressed > well dressed | good trained > well trained | the more interesting thing > the most interesting thing |
  the more important is > the most important is | the worse day of > the worst day of | the worse thing in > the worst thing in |
  the worse thing is > the worst thing is | was the worse > was the worst | people's live > people’s lives | peoples live > people’s lives |
  people live become > people’s lives become | their live is > their life is | the live is > life is |
  in real live > in real life | whole live > whole life | everyday live > everyday life | social live > social life | their hole life > their whole life |
  hole life > whole life | hole day > whole day | hole world > whole world | hole family > whole family | hole time > whole time |
  hole night > whole night | hole year > whole year | hole week > whole week | hole class > whole class | hole country > whole country |
  adopt to any > adapt to any | adopt to new > adapt to new | adopt to the > adapt to the | adopt to different > adapt to different |
  adopt to a > adapt to a | adopt to their > adapt to their | adopt to this > adapt to this | adopt themselves to > adapt to | cup of tee > cup of tea |
  a peace of cake > a piece of cake | peaces of > pieces of | first price > first prize | cast doubts about > cast doubt on | an add for > an advert for |
  your add in > your advert in | the add in > the advert in | read your add > read your advert | the see and > the sea and | to the see > to the sea |
  in the see > in the sea | near the see > near the sea | at the see > at the sea | by the see > by the sea | the see is > the sea is |
  feel nerves > feel nervous | feeling nerves > feeling nervous | very nerves > very nervous | smoker and non smoker > smokers and non-smokers |
  non smokers > non-smokers | non smoker > non-smoker | a greatful > a grateful | well paid job > well-paid job | well known fact > well-known fact |
  well known person > well-known person | well known actor > well-known actor | well known singer > well-known singer |
  best known fact > best-known fact | good paid job > well-paid job | good salaried > well-paid | high paid > highly paid |
  high educated > highly educated | high developed > highly developed | high qualified > highly qualified | high skilled > highly skilled |
  like is said > as is said | in the so called > in the so-called | the so called > the so-called | me personally i > personally, I |
  personally me > personally | i personal think > I personally think | personally think i > personally, I think | how ever > however |
  such many > so many | such much > so much | such few > so few | so much things > so many things | so much friends > so many friends |
  so much problems > so many problems | so much books > so many books | so much countries > so many countries | so much times > so many times |
  so much questions > so many questions | so much cars > so many cars | so much students > so many students | too much things > too many things |
  too much problems > too many problems | too much times > too many times | too much students > too many students | too much words > too many words |
  how much times > how many times | how much hours > how many hours | how much days > how many days | how much years > how many years |
  how many time does > how much time does | how many time it > how much time it | many experience > a lot of experience | many water > a lot of water |
  many food > a lot of food | many rain > a lot of rain | many electricity > a lot of electricity | many energy > a lot of energy |
  many luggage > a lot of luggage | many furniture > a lot of furniture | many violence > a lot of violence | many free time > a lot of free time |
  many attention > a lot of attention | need many time > need a lot of time | take many time > take a lot of time |
  takes many time > takes a lot of time | took many time > took a lot of time | spend many time > spend a lot of time |
  have many time > have a lot of time | waste many time > waste a lot of time | so many time > so much time | too many time > too much time |
  spent many time > spent a lot of time | every informations > all the information | all informations > all information | many advices > a lot of advice |
  an informations > information | the informations > the information | less plastic bags > fewer plastic bags | less drivers > fewer drivers |
  less books > fewer books | less trees > fewer trees | less mistakes > fewer mistakes | less opportunities > fewer opportunities |
  less workers > fewer workers | less animals > fewer animals | less calories > fewer calories | less vehicles > fewer vehicles |
  less friends > fewer friends | less tourists > fewer tourists | less teachers > fewer teachers | less schools > fewer schools |
  less houses > fewer houses | less words > fewer words | less words than > fewer words than | less choices > fewer choices |
  less chances > fewer chances | less products > fewer products | less countries > fewer countries | less benefits > fewer benefits |
  less possibilities > fewer possibilities | less advantages > fewer advantages | less disadvantages > fewer disadvantages |
  less customers > fewer customers | less employees > fewer employees | less crimes > fewer crimes | less diseases > fewer diseases |
  less bags > fewer bags | less rules > fewer rules | less games > fewer games | less responsibilities > fewer responsibilities |
  less resources > fewer resources | less subjects > fewer subjects | less skills > fewer skills | less plastic bag > fewer plastic bags |
  less women > fewer women | less men > fewer men | less lessons > fewer lessons | in a hurry up > in a hurry |
  in team > in a team |
  work in team > work in a team | working in team > working in a team | work in group > work in a group | in groups works > in group work |
  as volunteer > as a volunteer | every persons > every person | each persons > each person | a person who are > a person who is |
  with who i > with whom I | with who he > with whom he | with who she > with whom she | with who we > with whom we | with who they > with whom they |
  with who you > with whom you | to who i > to whom I | for who i > for whom I | from who i > from whom I | from whose i > from whom I |
  about who i > about whom I | of who i > of whom I | many of who > many of whom | some of who > some of whom | most of who > most of whom |
  all of who > all of whom | both of who > both of whom | one of who > one of whom | by theirself > by themselves | we ourself > we ourselves |
  for ourself > for ourselves | by ourself > by ourselves | with ourself > with ourselves | they theirselves > they themselves |
  know better theirselves > know themselves better | you yourselfs > you yourselves | there own > their own | they kids > their kids |
  they parents > their parents | they families > their families | they life > their lives | they friends > their friends | they job > their job |
  they homework > their homework | they work is > their work is | he's name > his name | he's family > his family | she's name > her name |
  he's wife > his wife | his wife's name > his wife’s name | hope your fine > hope you’re fine | hope your well > hope you’re well |
  hope your ok > hope you’re OK | hope your doing > hope you’re doing` +
  ` | spend the time with > spend time with | spending the time with > spending time with | spent the time with > spent time with |
  all the day > all day | all the night > all night | all the morning > all morning | all the evening > all evening |
  the way how > the way | the way of how > how | the reason for why > the reason why |
  the money can't buy > money can’t buy | the money can buy > money can buy | the money cannot buy > money cannot buy |
  the money doesn't bring > money doesn’t bring | the money gives > money gives | the money brings > money brings |
  the money is not everything > money is not everything | the money isn't everything > money isn’t everything |
  that the money is > that money is | think the money is > think money is | in the weekends > at weekends | on the weekends > at weekends`

/** The pairs of the list. */
export const NOUN_PHRASES: readonly (readonly [wrong: string, right: string])[] = LIST.split('|').map((pair) => {
  const [wrong = '', right = ''] = pair.split('>')
  return [wrong.trim(), right.trim()]
})
