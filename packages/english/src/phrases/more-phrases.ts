/** What learners say, and what it should be: “wrong > right”, parted by “|”; the second part of `phrases.ts`. */
const LIST = `at the future > in the future | in contrast of > in contrast to | in comparison of > in comparison with |
  on that time > at that time | on this moment > at this moment | returned back > returned | returns back > returns |
  returning back > returning | in tv > on TV | in conclude > in conclusion | was first time > was the first time | is first time > is the first time |
  the first time to me > my first time | the most people > most people | no enough > not enough |
  for free of cost > free of charge | in the both > in both | the both > both |
  there is no enough > there is not enough | it exist > there is | it exists many > there are many |
  it exist many > there are many | i am agree > I agree | am not agree > do not agree |
  is not agree > does not agree | are not agree > do not agree | i am not agree > I do not agree |
  in my point of views > from my point of view | from other side > on the other hand |
  on other side > on the other hand | by other side > on the other hand | in other hand > on the other hand |
  in another hand > on the other hand | in the another hand > on the other hand |
  on another hand > on the other hand | by the other hand > on the other hand |
  on the another hand > on the other hand | at the other hand > on the other hand | in contrary > on the contrary |
  in the contrary > on the contrary | at the contrary > on the contrary | as contrary > on the contrary |
  as result > as a result | in result > as a result | as consequence > as a consequence |
  as matter of fact > as a matter of fact | in fact that > in that | in general speaking > generally speaking |
  general speaking > generally speaking | first at all > first of all | firstable > first of all |
  first of the all > first of all | at the end of day > at the end of the day | in the nowadays > nowadays |
  at nowadays > nowadays | in the this > in this | in last years > in recent years |
  in the recently years > in recent years | in recently years > in recent years | recently years > recent years |
  since many years > for many years | since several years > for several years |
  since a few years > for a few years | for more long > for longer | all the people who are > everyone who is |
  all what > all that | everything what > everything that | something what > something that |
  anything what > anything that | nothing what > nothing that | the thing what > the thing that |
  things what > things that | by this way > in this way | on this way > in this way | with this way > in this way |
  by other way > in another way | in other way > in another way | in the same way like > in the same way as |
  for this motive > for this reason | by this reason > for this reason | because this reason > for this reason |
  because of that reason > for that reason | for example such as > such as | such us > such as |
  so as example > for example | as an example of this > an example of this | for exemple > for example |
  how it looks like > what it looks like | how they look like > what they look like |
  how does it feel like > what does it feel like | how is called > what is it called |
  look forward for > look forward to | looking forward for > looking forward to |
  looking for to > looking forward to | put attention > pay attention |
  make attention > pay attention | pay attention on > pay attention to | pay attention for > pay attention to |
  take a conclusion > draw a conclusion | take conclusion > draw a conclusion | make an exam > take an exam |
  do an exam > take an exam | make a course > take a course | make a party > have a party |
  make party > have a party | make a travel > take a trip | do a travel > take a trip |
  make a question > ask a question | make questions > ask questions | do questions > ask questions |
  do a question > ask a question | make a photo > take a photo | make photos > take photos |
  make crimes > commit crimes | do crimes > commit crimes | do a crime > commit a crime |
  make a crime > commit a crime | make success > succeed | make effort > make an effort |
  do efforts > make an effort | take profit of > take advantage of | take benefit of > benefit from |
  take advantage from > take advantage of | take advantages of > take advantage of |
  get benefit from > benefit from | give benefit to > benefit | loose weight > lose weight |
  loose time > lose time | lose the time > lose time | lose our time > waste our time |
  lose their time > waste their time | lose my time > waste my time | lost their time > wasted their time |
  pass their time > spend their time | pass my time > spend my time | pass time with > spend time with |
  pass more time > spend more time | pass much time > spend much time | pass a good time > have a good time |
  pass good time > have a good time | do a party > have a party | have a shower bath > have a shower |
  by foot > on foot | by walk > on foot | by walking to > on foot to | in internet websites > on websites |
  in facebook > on Facebook | in the facebook > on Facebook | in instagram > on Instagram |
  in youtube > on YouTube | in a website > on a website | in the website > on the website |
  in this website > on this website | in the websites > on websites | in the farm > on the farm |
  in a farm > on a farm | in school age > at school age | at age of > at the age of | in their age > at their age |
  in an early age > at an early age | in early age > at an early age | in young age > at a young age |
  in a young age > at a young age | in beginning > at the beginning | on the beginning > at the beginning |
  in end of > at the end of | at end of > at the end of | in this moment > at this moment | in least > at least |
  at the night > at night | at afternoon > in the afternoon | at the evening > in the evening |
  at evening > in the evening | in near future > in the near future | at the past > in the past |
  on the past > in the past | in the past time > in the past | at present time > at the present time |
  in present time > at present | in present days > nowadays | now a day > nowadays | nowaday > nowadays |
  now in days > nowadays | until today time > until today | every day life > everyday life |
   every where > everywhere | every time when > every time | each time when > each time |
  the reason why is because > the reason is that | the reason of this > the reason for this |
  reasons of this > reasons for this | the reason of that > the reason for that | because of is > because it is |
  because of it is > because it is | because of they > because they | because of we > because we |
  because of i > because I | because of he > because he | because of there > because there |
  because of you > because you | due to they > because they | due to is > because it is |
  despite of that > despite that | in spite that > although | despite that they > although they |
  even if though > even though | though that > though | as far i know > as far as I know |
  as i said before that > as I said before | like i said > as I said | like you know > as you know |
  how i said > as I said | how you know > as you know | more and more people is > more and more people are |
  the more important thing > the most important thing | one of most > one of the most |
  one of my best friend > one of my best friends | the best of all of > the best of all |
  more than all > most of all | so on and so > and so on | and so one > and so on | and etc > etc |
  and other else > and others | or something else like > or something like | with each others > with each other |
  to each others > to each other | with one other > with one another | one an other > one another |
  other people else > other people | some body else > somebody else | who ever > whoever | in the case if > if |
  what about if > what if | no matter if what > no matter what | it doesn't matter if what > no matter what |
  it doesn't care > it doesn’t matter | have possibility to > have the opportunity to |
  have the possibility to > have the opportunity to | has the possibility to > has the opportunity to |
  have possibility of > have the possibility of | have opportunity to > have the opportunity to |
  have chance to > have the chance to | had chance to > had the chance to | has chance to > has the chance to |
  have right to > have the right to | has right to > has the right to | have the wish to > wish to |
  have a look on > have a look at | have a influence > have an influence | have impact on > have an impact on |
  has impact on > has an impact on | have effect on > have an effect on | has effect on > has an effect on |
  have bad effect > have a bad effect | have good effect > have a good effect |
  make influence on > have an influence on | give influence to > influence |
  have problem with > have a problem with | have problems to > have problems |
  have difficult to > have difficulty | have difficulties to > have difficulty |
  has difficulties to > has difficulty | have difficulty to > have difficulty | have hard time > have a hard time |
  have good time > have a good time | have great time > have a great time | find a work > find a job |
  find work job > find a job | get a work > get a job | get good job > get a good job |
  find good job > find a good job | a big knowledge > great knowledge | much experiences > much experience |
  a lot of informations > a lot of information | a lot of knowledges > a lot of knowledge | a lots > a lot |
  so much people > so many people | too much people > too many people | too much cars > too many cars |
  how much people > how many people | less people > fewer people | less cars > fewer cars |
  less children > fewer children | less students > fewer students | less problems > fewer problems |
  less things > fewer things | less jobs > fewer jobs | less accidents > fewer accidents | few time > little time |
  a few time > a little time | few money > little money | a few money > a little money |
  many time ago > a long time ago | many money > much money | many times ago > a long time ago |
  big amount of > large amount of | strong rain > heavy rain | strong traffic > heavy traffic |
  big traffic > heavy traffic | hard traffic > heavy traffic | public transports > public transport |
  public transportations > public transportation | transport means > means of transport |
  mean of transport > means of transport | mean of transportation > means of transportation |
  life style > lifestyle | level of life > standard of living | quality of live > quality of life |
  way of live > way of life | way of living life > way of life | style of life > lifestyle |
  daily live > daily life | my live > my life | all my live > all my life | their live > their lives |
  our live > our lives | their life's > their lives | our life's > our lives | people life > people’s lives |
  peoples life > people’s lives | peoples lives > people’s lives | todays world > today’s world |
  today world > today’s world | todays society > today’s society | today society > today’s society |
  todays life > today’s life | nowadays world > today’s world | nowadays life > life nowadays |
  actual society > present society | old ages > old age | young ages > a young age |
  young people's are > young people are | youngs > young people | the youngs > young people |
  old persons > old people | young persons > young people | older persons > older people |
  all persons > all people | many persons > many people | some persons > some people |
  other persons > other people | this persons > these people | those persons > those people |
  these persons > these people | the persons who > the people who | the persons that > the people that |
  two persons > two people | different persons > different people | mans and womans > men and women |
  man and woman are > men and women are | humans being > human beings | human been > human being |
  human beens > human beings | humans beings > human beings | human being are > human beings are |
  the mankind > mankind | the humanity > humanity | the nature of human > human nature |
  the society nowadays > society nowadays | the today's > today’s | the our > our | the his > his |
  the their > their | the its own > its own | a my > my | a your > your | a our > our | an our > our |
  the most of > most of | the most of all > most of all | an another > another | an others > others |
  the anothers > the others | others people > other people | others countries > other countries |
  others things > other things | others students > other students | others persons > other people |
  others places > other places | others ways > other ways | others cultures > other cultures |
  another people > other people | another countries > other countries | another things > other things |
  another places > other places | another ways > other ways | another students > other students |
  another reasons > other reasons | other reason is > another reason is | other thing is > another thing is |
  other example is > another example is | other way is > another way is |
  other advantage is > another advantage is | other problem is > another problem is | differents > different |
  importants > important | interestings > interesting | news things > new things | goods friends > good friends |
  bads things > bad things | bigs cities > big cities | news technologies > new technologies |
  olds people > old people | youngs people > young people | everydays life > everyday life`

/** The pairs of the list. */
export const MORE_PHRASES: readonly (readonly [wrong: string, right: string])[] = LIST.split('|').map((pair) => {
  const [wrong = '', right = ''] = pair.split('>')
  return [wrong.trim(), right.trim()]
})
