/** What learners say, and what it should be: “wrong > right”, parted by “|”; the third part of `phrases.ts`. */
const LIST = `at the afternoon > in the afternoon | at the evening > in the evening | at the end i > in the end, I | at the end we > in the end, we |
  i and my friend > my friend and I | i and my friends > my friends and I | i and my family > my family and I | i and my brother > my brother and I |
  i and my sister > my sister and I | between you and i > between you and me | think so that > think that |
  are tend to > tend to | is tend to > tends to | is belonging to > belongs to | are belonging to > belong to | been knowing > known |
  what means this > what does this mean | what means that > what does that mean | is depend on > depends on | is depend of > depends on |
  is well know > is well known | are well know > are well known | hobby is listen > hobby is listening | hobby is read > hobby is reading |
  hobby is play > hobby is playing | hobby is watch > hobby is watching | hobby is swim > hobby is swimming | hobby is cook > hobby is cooking |
  hobbies are read > hobbies are reading | hobbies are play > hobbies are playing | hobbies are listen > hobbies are listening |
  graduated high school > graduated from high school | graduated university > graduated from university | graduated college > graduated from college |
  graduate university > graduate from university | graduate high school > graduate from high school | graduate college > graduate from college |
  more than hundred > more than a hundred | more than thousand > more than a thousand |
  took long time > took a long time | take long time > take a long time | takes long time > takes a long time |
  if thousand of > if thousands of | are thousand of > are thousands of | are hundred of > are hundreds of | that thousand of > that thousands of |
  with thousand of > with thousands of | have hundred of > have hundreds of | was thousand of > were thousands of |
  spend long time > spend a long time | spent long time > spent a long time | need long time > need a long time |
  lacking of > lacking | believe in that > believe that | believes in that > believes that | enjoy of > enjoy |
  as far as i concerned > as far as I am concerned | as far as i concern > as far as I am concerned | in night > at night |
  against to > against | that why > that is why | advantage and disadvantage > advantages and disadvantages |
  advantages and disadvantage > advantages and disadvantages | advantage and disadvantages > advantages and disadvantages |
  pros and con > pros and cons | by all mean > by all means | by mean of > by means of | for these reason > for these reasons |
  for this reasons > for these reasons | for that reasons > for those reasons | these kind of > these kinds of |
  those kind of > those kinds of | this kinds of > these kinds of | all kind of > all kinds of |
  all sort of > all sorts of | have lot of > have a lot of | has lot of > has a lot of | had lot of > had a lot of |
  are lot of > are a lot of | is lot of > is a lot of | spend lot of > spend a lot of | need lot of > need a lot of | learn lot of > learn a lot of |
  get lot of > get a lot of | learn lot from > learn a lot from | so many of people > so many people | many of people > many people |
  some of people > some people | some of students > some students | many of students > many students |
  most of students > most students | most of countries > most countries | most of time > most of the time |
  most of times > most of the time | most of parents > most parents | most of teachers > most teachers | most of children > most children |
  most of companies > most companies | most of products > most products | most of advertisements > most advertisements |
  most of cases > most cases | each of student > each student | in the nowadays > nowadays |
  these day > these days | in recent year > in recent years | in last years > in recent years | in example > for example | by example > by example |
  as example > as an example | as a example > as an example | as result > as a result | as a results > as a result |
  as consequence > as a consequence | in result > as a result | in general speaking > generally speaking |
  general speaking > generally speaking | in generally > in general | in particularly > in particular |
  in addiction > in addition | beside of > beside | beside that > besides that | beside this > besides this | besides of > besides |
  except of > except for | due to of > due to | make decision > make a decision | making decision > making a decision | made decision > made a decision |
  make mistake > make mistakes | makes mistake > makes mistakes | making mistake > making mistakes | do mistake > make mistakes |
  take risk > take risks | takes risk > takes risks | taking risk > taking risks | took risk > took risks | take a risks > take risks |
  have chance to > have a chance to | has chance to > has a chance to | have chance for > have a chance for | get chance to > get a chance to |
  have opportunity to > have the opportunity to | has opportunity to > has the opportunity to | had opportunity to > had the opportunity to |
  have possibility to > have the opportunity to | have ability to > have the ability to | has ability to > has the ability to |
  have right to > have the right to | has right to > has the right to | have good time > have a good time | had good time > had a good time |
  have difficult to > have difficulty | go to trip > go on a trip | go trip > go on a trip | went to trip > went on a trip | go to the bed > go to bed |
  go to the work > go to work | goes to the work > goes to work | went to the work > went to work | going to the work > going to work |
  go to the home > go home | at the home > at home | in early morning > in the early morning |
  at the night > at night | my all life > my whole life | their all life > their whole lives | in real world > in the real world |
  in near future > in the near future | in the passed > in the past | in long run > in the long run |
  in today society > in today’s society | today society > today’s society | today world > today’s world | nowadays society > today’s society |
  nowadays world > today’s world | in all world > all over the world | in the all world > all over the world | around of > around |
  by this way > in this way | with this way > in this way | by that way > in that way | in these way > in this way | in many way > in many ways |
  in several way > in several ways | in different way > in different ways | in same way > in the same way | at the same way > in the same way |
  by the same way > in the same way | on the same way > in the same way | in other word > in other words | in others words > in other words |
  with other words > in other words | first at all > first of all | at first of all > first of all | firstly of all > first of all |
  last not least > last but not least | to summary > to sum up | in sum up > to sum up | for sum up > to sum up |
  as i mention > as I mentioned | as i say before > as I said before | it's no doubt > there is no doubt |
  it is no doubt that > there is no doubt that | even thought > even though |
  this is reason why > this is the reason why | that is reason why > that is the reason why | it is reason why > it is the reason why |
  how do you think about > what do you think about | what is call > what is called | further more > furthermore |
  never the less > nevertheless | may be they > maybe they | may be i > maybe I |
  self confidence > self-confidence | narrow minded > narrow-minded | part time job > part-time job |
  full time job > full-time job | such a people > such people | and so one > and so on | and etc > etc. | as well like > as well as | would rather to > would rather | had better to > had better | would better > had better |
  looking forward your > looking forward to your | look forward your > look forward to your | looking forward hearing > looking forward to hearing |
  look forward hearing > look forward to hearing | thank for your > thank you for your | thank you in advanced > thank you in advance |
  thank in advance > thank you in advance | i am appreciate > I appreciate | i am write > I am writing | kind regard > kind regards | best wish > best wishes |
  your sincerely > yours sincerely | your faithfully > yours faithfully | sincerely your > sincerely yours | your respond > your response |
  your replay > your reply | i wait your > I am waiting for your | wait your > wait for your | please to contact > please contact |
  let me to know > let me know | hundreds years > hundreds of years | thousands people > thousands of people | millions people > millions of people |
  thousands years > thousands of years | couple of year > couple of years | since i was child > since I was a child | when i was child > when I was a child |
  when i was kid > when I was a kid | when i was student > when I was a student | when she was child > when she was a child | when he was child > when he was a child |
  when they are child > when they are children | when i am child > when I was a child | at young age > at a young age | in young age > at a young age |
  at early age > at an early age | in early age > at an early age | from young age > from a young age | at that times > at that time | in that times > in those times |
  this days > these days | all of people > all people | all of students > all students | every people > everyone | every peoples > everyone | these person > these people | many person > many people | several person > several people |
  two person > two people | three person > three people | some person > some people | a few person > a few people | lot of person > lot of people |
  much people > many people | much peoples > many people | much things > many things | much friends > many friends | much problems > many problems |
  much times > many times | much countries > many countries | many money > a lot of money | many works > a lot of work |
  many information > a lot of information | many knowledge > a lot of knowledge | many pollution > a lot of pollution | many fun > a lot of fun |
  many homework > a lot of homework | many equipment > a lot of equipment | many advice > a lot of advice | many stress > a lot of stress | many noise > a lot of noise | for the most part of > for most of | the most part of the > most of the | the most part of > most of | cost of live > cost of living |
  costs of live > cost of living | quality of live > quality of life | way of live > way of life | style of live > style of life | standard of live > standard of living |
  way of life style > lifestyle | i rather to > I would rather | i am totally disagree > I totally disagree | i totally disagree to > I totally disagree with |
  i am strongly agree > I strongly agree | i am completely agree > I completely agree | i am not sure that if > I am not sure if |
  on the contrast > in contrast | by the contrast > in contrast | in the average > on average | by purpose > on purpose | by hurry > in a hurry | in hurry > in a hurry | in danger of die > in danger of dying |
  in foot > on foot |
  for a while time > for a while | for a short time ago > a short time ago | since then until now > since then | from then to now > since then | in the moment > at the moment | at the past > in the past | in the end of > at the end of | in the beginning of > at the beginning of |
  at the countryside > in the countryside | on the countryside > in the countryside | in a farm > on a farm | by the phone > by phone |
  in television > on television | in the television > on television | in the tv > on TV |
  in facebook > on Facebook | in instagram > on Instagram | in youtube > on YouTube | in the social media > on social media | in social media > on social media |
  give birth a > give birth to a | take care our > take care of our | take care my > take care of my | take care their > take care of their | take care the > take care of the |
  instead going > instead of going | instead using > instead of using | instead the > instead of the | because the fact that > because of the fact that | in spite that > although |
  despite that they > although they | in case if > in case | in the case if > if | if in case > if | the reason why is > the reason is | one of reason > one of the reasons |
  one of reasons > one of the reasons | one of main > one of the main | one of best > one of the best | one of biggest > one of the biggest | one of most > one of the most |
  on of the > one of the | some of my friend > some of my friends | many of my friend > many of my friends | all my friend > all my friends | my best friends is > my best friend is | too much expensive > too expensive | too much difficult > too difficult | too much important > very important | too much big > too big |
  so much expensive > so expensive | very much happy > very happy | `

/** The pairs of the list. */
export const LEARNER_PHRASES: readonly (readonly [wrong: string, right: string])[] = LIST.split('|').flatMap((pair) => {
  const [wrong = '', right = ''] = pair.split('>')
  return wrong.trim() === '' || wrong.trim() === right.trim() ? [] : [[wrong.trim(), right.trim()] as const]
})
