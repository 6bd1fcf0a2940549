/** Prepositions beside certain words; how to read the frames is said in `packages/writing/src/rules/rule/frame.ts`. */
export const PREPOSITION_FRAMES = `
(once/twice) in a/the (day/week/month/year) > a | (times/time) in a (day/week/month/year) > a |
(once/twice/times) per a (day/week/month/year) > a |
(times/time) at/on/for/by a? (day/week/month/year) > a |
v:compare between > v:compare |
against with (@det/this/@us) > against |
(!in/even/little/much/very/no/any) different with > different from | (totally/very/completely/so/quite) different with > different from |
full with > full of | fulled with > filled with | v:fill of (water/people/air) > v:fill with |
v:lose interest to/for/of/on/about > v:lose interest in |
v:have interest to/for/about/on > v:have interest in | v:show interest to/for/about/on (@det/@ing) > v:show interest in |
(fond/capable) in/for/with/from/at @ing > of $2 |
fond in/for/with/at/on/to > fond of |
passionated > passionate | passionate/passionated by/for/of/with/in > passionate about |
(take/takes/took/taken/taking) care to/about/for/with (@poss/@us/the/people/children/him/her/old/each/others/it) > care of |
v:take in consideration/account > v:take into $3 | v:take it/this/them/these/that/everything in consideration/account > v:take $2 into $4 |
v:come/go/comes in/on @poss mind > v:come to $3 mind | come in mind > come to mind | comes in mind > comes to mind |
v:come/came/coming in my/our/your/this/his/her/their country/town/city/house/village/school/place/home > v:come to $3 $4 |
v:exchange it/them/this to > v:exchange $2 for |
discuss/discussed/discussing/discusses about > $1 |
v:ask to the/my/a/an/his/our/their/your/her @somebody > v:ask $3 $4 | v:ask to anybody/anyone/somebody/someone/everybody/everyone/nobody > v:ask $3 |
v:tell to the/my/a/his/our/their/your/her @somebody > v:tell $3 $4 | v:tell to (everyone/everybody/someone/somebody/anyone/anybody/people) > v:tell |
(to/can/could/i/we/you/they/please/not/n't/must/should) answer to (my/the/his/her/your/their/this/our/a) (question/questions/email/emails/letter/letters/phone) > answer | answered/answering to (my/the/his/her/your/their/this/our) > $1 |
v:call to (the/my/a/his/her) (police/mother/father/friend/friends/doctor/hospital/parents/boss/brother/sister) > v:call |
v:phone to (the/my/a/his/her) > v:phone |
v:give to me/us/him/them/you (a/an/the/some/many/more/energy/money/new/good/advice/information/my/your/his/help) > v:give $3 |
v:offer to me/us/him/them/you (a/an/the/some/many/more/money/new/good/help/his/her) > v:offer $3 |
v:show to me/us/him/them/you (a/an/the/some/many/how/his/her/my/your) > v:show $3 |
v:teach to me/us/him/them/you/children/people/students (a/an/the/some/many/how/what/that/to/english) > v:teach $3 |
v:send to me/us/him/them/you (a/an/some/more/your/information/my/his) > v:send $3 |
suffer/suffers/suffered of/by > $1 from |
v:search a/the/some? job/jobs/work/information/solution/solutions/answer/answers/apartment/flat > v:search for $2 $3 |
v:wait me/him/us/them/you (!out) > v:wait for $2 | v:wait (my/your/his/her/our/their/the/a) (answer/reply/bus/train/friend/friends/turn/response/letter/email/mother/father/result/results) > v:wait for |
v:listen (music/songs/radio/podcasts/people/other/others/english/some/something/@obj/@poss/different/classical/everything/someone) > v:listen to |
v:look (@poss) (phone/phones/watch/photos/pictures/face) > v:look at |
v:arrive (the/my/our/a) (airport/station/hotel/house/school/office/hospital/party/village/beach) (@end/at/late/early/by/in/on/after/before) > v:arrive at |
v:arrive to (the/my/our/a/his/her/their/this/school/work/class) > v:arrive at |
v:go school > v:go to school | v:go work > v:go to work | v:go (university) (every) > v:go to | v:go gym > v:go to the gym |
v:go cinema/supermarket/hospital/beach/park/library/mountains/sea/market/airport > v:go to the $2 |
v:go in (prison/jail/school/university/church) > v:go to | v:go in the (office/cinema/beach/gym/supermarket/mountains/mountain/hospital/sea/school/city/church) > v:go to the |
v:return to (home/there/here/abroad) (!@noun) > v:return | v:arrive to (home/here/there) (!@noun) > v:arrive |
v:pay (the/my/our/his/her/their) (ticket/tickets/meal/food/lunch/dinner/drinks/hotel/course/education/studies/transport/accommodation/clothes/breakfast/holiday/trip) (!@noun) > v:pay for |
(@person/n't/not/to/always/parents/tourists/students) worry for/of (!the/a) (!old/boy/girl/child) > worry about | worried for/of (it/this/that/money/exams/anything/everything/exam) > worried about |
depend/depends/depending/depended only/mainly/mostly/also/largely/always/just/partly by/of/from/in (@det/one/their/how/what/many/other) > $1 $2 on |
during @num/several/many @units (!of) > for $2 $3 | during one/a hour/week/month/day/year/minute (!of/in) > for $2 $3 | during a few/couple @units (!of) > for a $3 $4 | during long time > for a long time | during a long time > for a long time |
about of @num > about $3 | about of the/a > about $3 |
on front of > in front of | in the front the > in front of the | (!in/at/to/the/on) front of (the/my/our/a) (house/school/station/building/mirror/class/church) > in front of |
in next to > next to | in near (!eastern/future) > near | in online > online | on online > online | by online (@end) > online |
v:live in here > v:live here | v:stay in here > v:stay here | v:study in here > v:study here | v:work in here > v:work here |
far of (the/my/our/here/home/your/their/his) > far from | far away of > far away from | (!as/so/too) far to (the/my/our) (city/house/school/centre/center/home/beach) > far from |
details/information over (the/this/your) > $1 about |
in the mean time > in the meantime |
^ on the picture/photo/photograph/image (i/we/you/there/a/,) > in the $3 | on this picture/photo/photograph/image (i/we/you/there/a/,/is) > in this $3 | on the picture (is) > in the picture |
on television/tv programme > $2 programme | in the tv/television (!is/was/industry/programme/show/series/and/set/news/world/room/business/market/studio/screen/version/age/station) > on $3 |
(hear/heard/music/news/song/songs/listen/listening/it) in the radio > on the radio | (speak/talk/talking/speaking/games/play/playing/time) in the phone (!book/box/is/was/directory/industry) > on the phone |
v:speak in/by/with the phone > v:speak on the phone | v:talk in/by/with the phone > v:talk on the phone | v:speak/talk in phone > v:speak on the phone |
in (the) (facebook/instagram/youtube/twitter/tiktok) > on |
in my/your/his/her/our/their way to/home > on $2 way $4 |
(it/this/that/me/him/her/not) in purpose > on purpose | on accident (!of) > by accident | per mistake > by mistake | by occasion > on occasion |
in my/his/her/their/our/your birthday (!suit) > on $2 birthday | in monday/tuesday/wednesday/thursday/friday/saturday/sunday (!'s) > on $2 | at monday/tuesday/wednesday/thursday/friday/saturday/sunday > on $2 | in mondays/tuesdays/wednesdays/thursdays/fridays/saturdays/sundays > on $2 | in christmas (!time/day/eve/week/is/and) > at Christmas |
(born/married/died/built/started/moved/graduated/founded/happened) on/at/from @year > in $2 | in the morning of > on the morning of |
since @num/several/many @units (!ago) > for $2 $3 |
(more/better/less/worse/faster/easier) as (i/you/he/she/we/they) (v:be/do/did/does/expected/thought/think/know/need/can) > than |
the same than > the same as | same than > same as | same with > same as | similar than > similar to | similar like > similar to |
prefer/prefers @noun/@ing than > $1 $2 to | prefer/prefers to @base than to > $1 to $3 rather than |
married with > married to | v:marry with > v:marry | engaged with (him/her/my/a) > engaged to | divorced with > divorced from |
(a/the/my/our/many/some/best/good/close) friend/friends from (me/mine/him) > $1 of |
(@adj) example for (this/that/it) (is) > example of |
cause/causes for (this/that/the) (problem/accident/disease/pollution) > $1 of |
solution/solutions for (this/the/these/that/our) (problem/problems/issue/issues) > $1 to |
(the/main) reason/reasons of (this/that/my/her/his) > $1 for | (the/main) reason why of > reason for |
advantages/advantage/disadvantage/disadvantages from (living/@ing/the/this) > $1 of |
increase/decrease/rise/reduction/fall/drop/change/changes of (the) (number/price/prices/cost/temperature/population/demand/amount) > $1 in |
(an/the/big/huge/great/sharp/significant) increase/decrease/rise/reduction/drop of (temperature/prices/unemployment/crime/population/pollution/demand) > $1 in |
participate/participated/participates/participating to (@det) > $1 in |
take/takes/took/taken/taking part to/at/on (@det) > $1 part in |
instead to/for/from (@ing) > instead of |
(good/bad) in (playing/doing/speaking/cooking/writing/drawing/singing/swimming/dancing/learning/making) > at |
(good/bad/terrible/excellent) in/on (maths/math/mathematics/english/sports/languages/chemistry/physics/drawing/cooking/singing/swimming/football) > at |
suitable with/to (@det/@us/@poss/people/children/everyone/everybody/all/students) > suitable for |
appropriate with (children/students/people/@poss) > appropriate for |
congratulations for > congratulations on | congratulate you/him/her/them/me for > congratulate $2 on |
apologise/apologize/apologised/apologized about/of (the/my/@ing) > $1 for | sorry of > sorry for |
accuse/accused @us/@noun/people? for/with (@ing/the/a) > $1 $2 of |
dream/dreams/dreamed/dreamt to @base (!true) > $1 of $3.ing |
insist/insists/insisted in/to/for/about (@det/@ing) > $1 on |
apply/applied/applying/applies to (a/the/this) (job/position/scholarship/post/visa/loan) > $1 for |
replace/replaced/replaces @det? @noun/@us to (a/an/the/new/another) > $1 $2 $3 with |
divide/divided/divides in/on (two/three/four/five/several/many/groups/different) > $1 into | translate/translated in (english/french/spanish/german/russian/arabic/chinese) > $1 into |
belongs/belong/belonged for/of (@det/@us) > $1 to |
protect/protected/protects/protecting of/against? (@det) (sun) > $1 from |
prevent/prevented/prevents @us/people/children/students to @base > $1 $2 from $4.ing | stop/stopped/stops @us/people/children to @base > $1 $2 from $4.ing |
avoid/avoids/avoided to @base > $1 $3.ing |
good/bad/harmful/dangerous of (health/children/people) > $1 for |
harmful for (@poss/the/our/health/children/people/us/them/eyes/nature/environment) > harmful to |
(between) (@year) to (@year) > and | (between) (@num) to (@num) (people/years/percent/children/students) > and |
according from/of/by/in (@det/@obj/my) > according to |
busy with/in/to @ing > busy $3 |
v:prepare to (@the) (exam/exams/test/tests/interview/competition) > v:prepare for |
interested to apply/join/study/work/take/participate/become/buy/visit/learn/attend/travel/go > interested in $3.ing |
('d/would/strongly/highly/also) recommend/suggest to @base > recommend $3.ing |
(n't/not/must/should/to/we/they/always) respect to (the/old/traffic/law/laws/rules/@poss/others/each/people) > respect |
at the early morning > early in the morning | in/at late night > late at night | at the late night > late at night | late in the night > late at night |
in details (!of/that/like/such/and) > in detail |
in my/your/his/her/our/their/its/the/this/a website/homepage/webpage/blog (!@noun) > on $2 $3 | in your/my/our/their/the web (site/page) > on $2 web |
in first/second/third/fourth/fifth/ground/top floor > on the $2 floor | in the first/second/third/fourth/fifth/ground/top floor > on the $3 floor | at the first/second/third/fourth/fifth/ground/top floor > on the $3 floor |
in the left/right side > on the $3 side | in the beach > on the beach |
on the concert/meeting/lesson/lessons/wedding/airport/station (!@noun) > at the $3 |
in any moment > at any moment | in the end of (the/this/my/each/every) > at the end of |
in vacation/vacations > on holiday | in holidays (!./,/i/we/and/many/like/the) > on holiday |
v:go with the? bus/train/car/plane/bike/taxi/metro/bicycle/subway/ship > v:go by $4 | v:come with the? bus/train/car/plane/bike/taxi/metro/bicycle > v:come by $4 | v:travel with the? bus/train/car/plane/bike/bicycle > v:travel by $4 |
in foot (!the/in) > on foot | on the same place (!as/in/mat) > in the same place |
(is/are/was/were/be/been/am) dressed with > dressed in |
v:smile to (me/him/her/us/them) > v:smile at | v:shout to/on (me/him/us/them) > v:shout at |
v:laugh of/about (me/him/her/us/them/people) > v:laugh at |
on summer/winter/spring/autumn > in $2 |
on january/february/march/april/june/july/august/september/october/november/december (,/i/we/and/./there/it/when/because) > in $2 |
in the next morning/day > the next $4 | on last week/month/night/summer/monday/friday/sunday/saturday > last $3 | on next week/month/year/monday/friday/sunday/saturday/summer > next $3 | in last week/month/year/summer/winter/night/monday/friday/sunday/saturday (!'s) > last $3 | in next week/month/summer/winter/monday/friday/sunday/saturday (!'s) > next $3 | on every day/week/morning/monday/sunday/weekend > every $3 | in every day/morning/evening (!life/use/speech/language) > every $3 |
v:discriminate (women/people/them/him/her) > v:discriminate against |
v:participate (the/this/an/a) > v:participate in |
in risk > at risk | under risk > at risk | at the same way > in the same way |
on the contrary of > unlike | in contrary to > contrary to | opposite of (me/us/you/him/her) > opposite |
in despite of > despite | inspite of > in spite of | instead that > instead of |
by the way of > by way of | by the help of > with the help of | with help of > with the help of | by help of > with the help of |
on behalf on > on behalf of |
from my childhood (i) (have) > since my childhood |
in average > on average | by average > on average | at average > on average | in the average (!@noun) > on average |
at large scale > on a large scale | in large scale > on a large scale | in a large scale > on a large scale | in small scale > on a small scale |
in sale > on sale | on discount > at a discount |
under these/this/the circumstance > under the circumstances | at my opinion > in my opinion | from my side > for my part |
from the one hand/side > on the one hand | from the one side > on the one hand |
on example > for example |
on the one hand side > on the one hand |
on internet > on the internet | through internet > through the internet | via internet > via the internet | from internet > from the internet | using internet > using the internet | of internet (is/are/has/and/,/.) > of the internet |
`
