/** Words that do not go together, and false friends; how to read the frames is said in `packages/writing/src/rules/rule/frame.ts`. */
export const PHRASE_FRAMES = `
v:learn me/us/him/them/you/children/kids/people/students to/how/that > v:teach $2 $3 |
v:make a good/great/hard/better/bad work > v:do $3 work | v:make good/great/hard/better/bad work > v:do $2 work |
v:make a? good/great job > v:do $2 $3 $4 |
many traffic (!accident/accidents/jam/jams/light/lights/sign/signs/rule/rules/law/laws/problem/problems/police/-) > a lot of traffic |
v:take a? breakfast/lunch/dinner (!to/with/from/out) > v:have $3 |
v:make a? shopping > v:do the shopping | v:make the shopping/cleaning/cooking/housework/dishes/ironing > v:do the $3 |
v:make yoga/karate/gymnastics/exercise/judo > v:do $2 |
v:make a/an/the/my/your/his/her/our/their degree/master/phd > v:do $2 $3 |
v:do a/an/the? step (!by) > v:take $2 $3 |
v:make a/an/the/my/your/his/her/our/their nap/shower/bath/walk > v:take $2 $3 |
v:make a picture/photo/photos/pictures of > v:take $2 $3 of |
v:do an/some? effort/efforts > v:make $2 $3 | v:do a/my/his/her/our/their decision/choice/mistake/suggestion/complaint/noise/mess/speech/phone-call/call/list/plan > v:make $2 $3 |
v:make party > v:have a party | v:make a surprise > v:give a surprise |
v:do a party > v:have a party | v:make a conversation > v:have a conversation |
v:make a discussion/meeting/talk/chat/fight/rest/dream > v:have $2 $3 |
v:make an experience > v:have an experience | v:make experiences/experience > v:gain experience |
v:do an accident > v:have an accident |
v:make suicide/crimes/murder > v:commit $2 | v:do suicide/crimes/murder > v:commit $2 |
v:make a question to > v:ask | v:do a/some question/questions > v:ask $2 $3 |
v:give a? exam/exams > v:take $2 $3 |
v:write an exam > v:take an exam |
v:do a/an/the? surgery/operation > v:have $2 $3 |
v:do a/the/my/his/her/their/our trip/travel/tour/journey > v:make $2 trip |
v:make a/an? diet > v:go on a diet |
v:put attention > v:pay attention |
v:give importance to > v:attach importance to |
v:say his/her/their/my/your/our opinion/opinions > v:give $2 $3 |
v:tell his/her/their/my/your/our opinion/opinions > v:give $2 $3 |
v:say a/the/some lie/lies/truth/joke/jokes/story/stories/secret > v:tell $2 $3 |
v:say me/him/us/them (that/to/how/about/what/the/a) > v:tell $2 |
v:explain me/him/us/them (the/a/how/why/what/that/this/my/his) > v:explain to $2 |
v:describe me/him/us/them (the/how/what/a) > v:describe to $2 |
v:know new/many/other/different/some people > v:meet $2 people |
v:know new friends > v:make new friends |
v:become a/an/my/the letter/email/e-mail/gift/present/message/answer/call/card/job/chance/salary/money > v:get $2 $3 |
v:win money (for/to/with) > v:earn money |
v:gain money > v:earn money | v:gain much/more/enough/some/a money > v:earn $2 money |
rise/rises/rised (my/your/his/her/its/our/their) (voice/hand/hands/awareness/prices/taxes/children/salary/salaries/money) > raise |
(to/can/could/should/will/would/must) rise (awareness/money/taxes/prices/children/funds) > raise |
(to/can/could/should/will/would/must/they/government) rise/rised the (prices/price/taxes/tax/salaries/awareness/salary/rent/question/money) > raise the |
v:increase up > v:increase | v:grow up my/his/their/our/your/the business/company/economy > v:grow $3 $4 |
v:remember me/us (of/about/that) > v:remind $2 |
(to/will/would/can/could/please/me/and) borrow/borrows me/him/us/them (a/the/some/my/his/your/money) > lend $2 |
v:borrow (to) (me/him/us/them) > v:lend |
v:realise/realize (a/my/his/her/their/our) (project/study/survey/interview/test/party/meeting) > v:carry out |
v:assist to the/a/an/my/this/his/her/our/class/classes/school/lessons/lectures/university/meetings > v:attend $3 |
v:assist at (the/a/an/my/this/class/classes) > v:attend |
v:control @poss/the passport/passports/ticket/tickets > v:check $2 $3 |
@poss actual job/boss/address/flat/company/school/teacher/position/employer/city/apartment/phone/situation/house/work/girlfriend/boyfriend > $1 current $3 |
the actual government/president/boss/director/generation/economic > the current $3 |
(@poss) professor in high school > teacher in high school |
^ actually , (there/people/many) (are/live/have) > nowadays , |
make/makes/made/making possible to > $1 it possible to |
(!be/been/is/are/was/were/being) v:find difficult/hard/easy/impossible/necessary/important/useful/interesting to > v:find it $2 to |
it depends me/you/him/us/them > it depends on $3 |
the way how > the way | way of how > way | the way of how > the way | the way in how > the way |
this/that is way (i/we/they/he/she/people/many/it) > $1 is why |
as we know that > as we know | as you know that > as you know |
as we all know that > as we all know | as everyone knows that > as everyone knows |
all we know (that) > we all know | all of we > all of us |
as i say/said/mention you > as I told you |
(!as) like i said before (,) > as I said before |
^ comparing with/to > compared $2 |
(,) comparing with/to (the/last/other) > compared $2 |
^ me personally , i > personally , I | ^ for me personally , i > personally , I |
^ from one side (,/the/it/i/we/you/there/people) > on the one hand | ^ from one hand > on the one hand | ^ by one hand > on the one hand |
^ at one hand > on the one hand | ^ in one hand > on the one hand | ^ on one side (,) > on the one hand |
(,/and/but) from another side > on the other hand | (,/and/but) from the other side > on the other hand | ^ from another side/hand > on the other hand |
^ to resume > to sum up | ^ resuming > to sum up | ^ for resume > to sum up | ^ for finish > finally | ^ to finish with > finally |
^ at last , (i/we) > lastly , |
^ sometimes happens that > sometimes it happens that | ^ is possible/important/necessary/true/difficult/easy/better to/that > it is $2 $3 |
^ exists/exist > there are | ^ there exists many/several/some/two > there are $3 |
what means to (@base) > what it means to |
v:have a lot of common > v:have a lot in common | v:have much/many/a/some/nothing/something/lots of? common with > v:have $2 in common with |
(i/we/people/you/they/he/she) v:have many/a/lots/much in? common (!sense/law) > v:have a lot in common |
v:look like the same > v:look the same |
loose (weight/money/time/control/their/my/your/our/his/the/a/interest/hope/everything) > lose |
v:meet with friends (!who/and) > v:meet friends |
v:get knowledge > v:gain knowledge | v:learn knowledge > v:gain knowledge | v:study knowledge > v:gain knowledge |
v:take knowledge > v:gain knowledge | v:take experience/experiences > v:gain $2 |
v:do the/my/your/his/her bed > v:make $2 bed |
v:open the/my/your/his/her/our small? light/lights/tv/television/radio/fan/heater/heating/lamp > v:turn on $2 $3 $4 |
v:close the/my/your/his/her/our light/lights/tv/television/radio/computer/phone/fan/heater/heating/lamp/engine/alarm > v:turn off $2 $3 |
v:put on/off the light/lights/tv > v:turn $2 the $4 |
v:cut the line > v:hang up |
v:play skiing/swimming/cycling/running/yoga/gymnastics/karate > v:do $2 |
v:go to skiing/swimming/fishing/camping/shopping/hiking/cycling/running/dancing/jogging/surfing/sightseeing/climbing/bowling/skating/clubbing/diving (!pool/pools/club/centre/center/lessons/lesson/class/classes/course/competition/trip/mall/malls/site/school) > v:go $3 |
v:go in/for holidays/vacation/holiday > v:go on $3 |
v:make holidays/holiday/vacation/vacations > v:go on holiday |
v:pass my/our/his/her/their holidays/holiday/vacation/vacations/weekend/free > v:spend $2 $3 |
v:pass the (holidays/vacation/weekend/summer) > v:spend the |
v:get in touch to > v:get in touch with |
v:take a cigarette > v:have a cigarette | v:drink a? medicine/pills/tablets > v:take $2 $3 | v:eat medicine/pills/tablets > v:take $2 |
v:listen at music > v:listen to music | v:hear music (on/with/in/when/while/every) > v:listen to music |
v:look tv > v:watch TV | v:see tv/television (in/at/on/every/all/and/,/./with) > v:watch $2 | v:look at tv/television > v:watch $3 |
v:look a/the film/movie/series/match/game/video > v:watch $2 $3 | v:look films/movies/videos/series > v:watch $2 |
v:speak/talk a? lie/lies > v:tell $2 $3 |
v:work like a/an/the? @somebody > v:work as $3 $4 |
job/works/work/worked/working like @somebody > $1 as a $3 |
(want/wants/wanted/dream/dreamed/hope) to become as (a/an) (doctor/teacher/engineer/nurse/lawyer/scientist) > to become |
(@person) v:concern about > v:be concerned about |
(book/film/movie/story/text/article/novel/it/song) tells about (a/an/the/how/two/his/her/my/life/people) > is about |
(book/film/movie/story/text/article/novel/song) talks about > is about |
(so/as) much as possible as (i/you/we/they/can/he/she) > much as |
as soon as possible as i/you/we/they/he/she can > as soon as $6 can |
v:speak english/spanish/french/german/chinese/russian/italian very? good > v:speak $2 $3 well |
how v:be important/difficult/easy/hard/useful/beautiful/necessary/dangerous/interesting/good/bad/big/expensive (to/this/it/the) > how $3 it $2 |
without of > without | without no > without any | without nobody > without anybody | without nothing > without anything |
`
