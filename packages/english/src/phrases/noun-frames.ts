/** What learners say around nouns, articles and quantities, as frames: “wrong > right”, parted by “|” (see `packages/writing/src/rules/rule/frame.ts`). */
export const NOUN_FRAMES = `
(!make/makes/made/making/get/gets/got/getting/have/has/had) the most of the/my/our/their/them/us/his/her/your > most of $4 |
(!make/makes/made/making/get/gets/got/getting/have/has/had) the most of (@noun) > most |
the half of the/us/them/my/our/their/his/her/your > half of $4 | (!and) a half of the/us/them/my/our/their/his/her/your > half of $4 |
all the day/night/year (@end/because/in/at/on/with/i/we/he/she/they/the/so) > all $3 | all a day/night > all $3 |
a plenty of > plenty of | (!a/the/one/an/this/that/whole/awful/parking/large/big/job/sorry/fine/mixed/huge/vacant/heck/his/her/their/our/your/my/each/every/another/new/entire/last/first/small/little) lot of (@noun) > a lot of | (me/him/it) lot (@end/in/with/when/because) > a lot |
with a great/big interest/pleasure/joy/difficulty/care/enthusiasm/respect/patience/happiness (!of/in/that) > with great $4 |
with a good/correct/perfect grammar (!@noun) > with $3 grammar |
by the credit/debit card/cards (!@noun) > by $3 card | by the video call > by video call | by the public transport/transportation (@end/because/in/to/is/when) > by public $4 |
(work/working/works/worked/study/studying/studied) from the home (@end/because/in/for/is/two/three/during/and/when/on/with) > from home |
(study/studying/studied) at/in the home (@end/because/for/is/during/when/on/with/i) > at home |
v:finish the high/secondary/primary/middle/elementary school (!@noun) > v:finish $3 school |
after/before the lunch/breakfast (@end/i/we/because/he/she/they/in/at/every/with/to) > $1 $3 |
v:have the breakfast/lunch/dinner (@end/at/with/in/together/there/before/after/because/when/every) > v:have $3 |
for the breakfast/lunch/dinner (i/we/every) > for $3 |
v:go to the school (early/together/every/everyday/alone) > v:go to school |
v:go to the bed (early/late/because/very/so) > v:go to bed | v:go to the home (./early/late/because/after) > v:go home |
at the night/nights (@end/i/we/because) > at night |
in/at the midnight/noon (@end) > at $3 | in midnight/noon (@end) > at $2 | at the dawn (@end) > at $3 |
in summers (@end/i/we) > in summer |
in the reality (,/./i/it) > in reality | in the advance (./because/for) > in advance | ^ in the addition (@end/to) > in addition |
^ in the contrast (@end/to) > in contrast | in the general (,/i/the/people) > in general | ^ in the fact (@end/it/he/she/i/they/the) > in fact | ^ in the conclusion (,) (i) > in conclusion |
^ in the summary (,) (i) > in summary | ^ for the example (,) > for example | ^ in a conclusion (,/i) > in conclusion | by the chance (@end) > by chance |
(learn/learned/learnt/know/knew/learning/it/them/songs/words) by the heart (@end/because/in/for) > by heart | (go/goes/went/going/school/work/there/walk) on the foot (@end/to/because/from/every) > on foot | (arrive/arrives/arrived/come/comes/came/be/been/work/school/here/there/start/started) on the time (@end/because/for/every) > on time | (it/that/this/him/me/her/them/did/do/done) on the purpose (@end) > on purpose |
(go/goes/went/going) on the holiday/holidays (@end/with/in/to/for/because/last) > on holiday | in the case if > if | in case if > if | (is/are/was/were/be/am/'m) in the danger (@end/because) > in danger |
in the love with > in love with | in the contact with > in contact with | in the touch with > in touch with | in the favour/favor of > in $3 of | ^ in the addition to > in addition to | in the spite of > in spite of |
^ as the result (,) > as a result | ^ as result > as a result | (!such/as/so) as result of (!-) > as a result of | as rule (@end) > as a rule | ^ as the rule (,) > as a rule | as matter of fact > as a matter of fact | as whole (./,/is/has) > as a whole |
in the past times > in the past | in nowadays world/society/life > in today's $3 | in nowadays > nowadays | in the nowadays > nowadays | in the today (@end/i/we) > today | for nowadays > for today | of nowadays (@end) > of today |
in these days (,/people/we/many/it/there/i/most/young/every/all) > these days | (!look/looking/looked/back) at these days > these days | (!look/looking/looked/back) at those days > in those days | in the last time (,/there/it) > recently |
at same time > at the same time | in same time (!zone/period/frame/slot) > at the same time | in the same times > at the same time | for first/last time (!@noun/-) > for the $2 time | for the first times > for the first time | at first time (i/we/he/she/they) > the first time | for second/third time (!@noun/-) > for the $2 time |
in morning/afternoon (./,/i/we/because/when/before/at/to) > in the $2 | in evening (./,/i/we/because/when/before/at/to) > in the evening | at the afternoon/morning/evening (./i/we/when/because/he/she/they) > in the $3 |
at afternoon/evening/morning (./,/i/we/because/when) > in the $2 |
in/on/at/from/by other hand > on the other hand | (^/but) in/from/at/by the other hand > on the other hand | in/on/from/at other side (,) > on the other hand | ^ in the other side (,) > on the other hand | ^ in/on other side (!of) > on the other hand |
(answer/reply/response/feedback/news) from your side > from you | each others (!'/'s/@noun) > each other | with each others > with each other |
others people/countries/things/students/places/children/friends/ways/languages/cultures/companies/persons/reasons/problems/activities/cities/parts/animals/subjects/families/kids/workers/members/words/products/games/sports/jobs/cars/books/topics/areas/options > other $2 |
a lot people/money/time/things/work/problems/friends/information/water/food/students/homework/fun/experience/knowledge/stuff/space/energy/countries/cars/places/questions/books/games/words/benefits/advantages/opportunities/reasons > a lot of $3 |
lots people/money/time/things/work/problems/friends/information/water/food/students/homework/fun > lots of $2 | plenty people/time/money/things/food/places/water > plenty of $2 |
^ almost people/students/children/teenagers/parents/teachers/women/men/countries/families > almost all $2 | (and/but/because/that/so) almost people/students/teenagers/parents/teachers/countries/families > almost all $2 |
(!of) the both (@noun) > both | every of them/us/you > each of $3 | everyone of them/us/you > every one of $3 | every of my/our/their/these/the > each of $3 | any of both > either | every ones > everyone | every bodies > everybody |
a little of money/time/water/sugar/salt/milk/food/rest > a little $4 | a bit money/time/water/sugar/salt/food (!-) > a bit of $3 | a piece advice/cake/paper/bread/information/meat > a piece of $3 |
in/on all world (@end) > all over the world | in/on over the world > all over the world | in all over the world > all over the world | in the all world > all over the world |
(!the/half/a) around world (@end/because/is/are/have) > around the world | all around world (!@noun/-) > all around the world | all over world > all over the world | whole the day/night/world/year/family/time/week/class/life/month > the whole $3 |
(!the/a/an/this/that/my/your/his/her/its/our/their/'s/one/whose/no/every/each/another/of/'/-/two/three/some/and/or/with/as/per/last/first/next/any/which/these/those) whole day/night/week/month/year/afternoon/evening/weekend/summer/world/family/class/country/city > the whole $2 |
(of/with/and) whole day/night/week/world/family/country (@end/because/who/when/is/was) > the whole $2 |
my/his/her/our/their/your all friends/body/family/life/money/work/problems/clothes/things/days/teachers/classmates/relatives/energy/attention/effort/efforts/heart/dreams/brothers/sisters (!-/movie/film) > all $1 $3 |
the all people/students/countries/things/children/teachers/classes/books/information/members/places/problems/money/food > all the $3 |
my/his/her/our/their/your both parents/brothers/sisters/hands/legs/eyes/children/friends/sons/daughters/arms/feet > both $1 $3 |
(^/with) one my friend/friends/teacher/classmate/colleague/cousin/brother/sister > one of my $3 | a my friend > a friend of mine | one friend of me > a friend of mine |
friend/friends/colleague/colleagues/cousin/classmate/classmates/neighbour/neighbor/teacher of me > $1 of mine | friend/friends/colleague/cousin/classmate of him > $1 of his | friend/friends/colleague/classmate of them > $1 of theirs | friend/friends/colleague/classmate of us (!all/both) > $1 of ours | friend/friends/colleague/classmate of her (@end/who/in/is/from/was/told/called/and) > $1 of hers |
(!each/the/every/any) other my/our/his/her/their/your @noun > $2 other $3 | others my/our/his/her/their friends > $2 other $3 |
ourself/ourselfs > ourselves | theirself/theirselves/themselfs/theirselfs > themselves | hisself > himself | yourselfs > yourselves |
somebody's/someone's/everybody's/everyone's/anybody's/nobody's else > $1 else's | others' s > others' |
(!a/an/one/every/the/this/that/each/per/last/first/next/'s/extra/and/another/second/only/'/-/my/no/those/these/his/her/their/our/your/good/full/final/long/short/quick/extra/whole/past/daily/weekly) half hour (@end/to/every/in/by/walking/before/later/after/because/from/for/with/per/of/at/on) > half an hour |
(only/about/least/in/for/after/takes/took/almost/around) half kilometre/kilometer/mile/litre/kilo > half a $2 |
one/two/three/four/five and half (!of/-/the/a/an/my/our/their/were/was/are/is/have/had) > $1 and a half |
(than/over/about/around/almost/nearly/least/costs/cost/pay/paid/for/after) hundred/thousand/million (people/years/euros/dollars/times/students/euro/dollar/rupees/kilometres/kilometers/words/pages/metres/meters/days/grams/tourists/visitors/of) > a $1 |
only/just few (@noun) > $1 a few | (wait/waited/take/takes/took) few (minutes/hours/days/weeks/months/years) > a few |
(you/me) few (questions/minutes/days/photos/pictures/examples/words) > a few |
(!a/the/this/that/every/my/one/with/or/his/her/their/very/of/in/'s/no/each/as/another/tiny/some/any/wee/our/your/its/own/nice/last/first) little bit > a little bit | for while (./because) > for a while | (!look/looks/looked/looking) after while (@end/i/we/he/she/they/the) > after a while | once in while > once in a while | in hurry > in a hurry |
all of sudden > all of a sudden | in nutshell > in a nutshell | take/took look at > $1 a look at |
have/has/had/get/got/gives/give/gave chance to (!-) > $1 a chance to | have/has/had/get/got opportunity to > $1 the opportunity to | have/has/had right to (!-) > $1 the right to |
take/took/takes/taking shower/nap/walk/taxi/bus/break/photo/risk (@end/after/before/in/with/to/every/because/when/for) > $1 a $2 |
(i/we/she/he/they/you/people/to) have/has/had/got/catch/caught headache/fever/cold (./so/because/yesterday/since/last/when) > $1 a $2 |
have/has/had/having good/great/nice/wonderful/lovely/hard/bad/fantastic time/day/weekend/trip/journey/holiday/vacation/relationship/life/future/job (!-/'s/@noun) > $1 a $2 $3 |
tell/tells/told/telling/know/knows/knew truth (!from/and/-) > $1 the truth | v:listen to radio (!@num/@noun/4/5) > v:listen to the radio | on phone (./with/to/all/when/because) > on the phone |
v:go to cinema/theatre/doctor/dentist/toilet/seaside/mountains/mall/gym/beach (@end/with/because/every/to/when/in/on/or/alone/for/after/together) > v:go to the $3 |
by/at/until/till/before/towards/since end of (the/this/that/my/each/every/january/february/march/april/may/june/july/august/september/october/november/december/next/last) > $1 the end of |
from/since/until/till beginning/start (@end/of/i/we/it/he/she/that) > $1 the $2 | at beginning (@end/of/i/we/it/he/she) > at the beginning | ^ in beginning (,/i/we/of/it/he/she) > in the beginning | ^ in end (,/i/we/he/she/they/it/the) > in the end | (but/and) in end (,/i/we/he/she/they/it) > in the end |
(from/since/on/in/at) first day/moment/minute/lesson (@end/i/we/he/she/of/to/in/at/when/that) > the $1 $2 |
in past (./i/we/there/they/but/when) > in the past |
in different time (@end) > at different times | in a different times > at different times |
in/at the early age (@end/so/because/otherwise/and/they/to/we/is) > at an early age | in early age/ages (!group/groups/of) > at an early age | at early age > at an early age | at young age > at a young age | in a/an early age (!of) > at an early age | in a young age (!group/groups) > at a young age | from small/early age > from an early age | from young age (!group/groups) > from a young age | since small/early/young age > from an early age | since the childhood (!of) > since childhood | from the childhood (@end) > from childhood | in the childhood (@end) > in childhood | in the old age (@end/because/they/people) > in old age | in the middle age (@end) > in middle age |
this days (!-) > these days | this people/men/women/two/three/four/kinds/types/things (!-/'/'s/day/year/hour/minute/week/month/storey/story/bedroom/times/page/part/person/room/mile/inch/star/way/ways/days/pound/player/point/lane/car/man/word/letter/seat/game/piece/door/foot/metre/meter/step) > these $2 |
on/at/in weekend (./,/i/we/they/he/she/because/with/to/when/so/my) > at the weekend |
from/in/through/via/over/using/use/uses/on internet (@end/because/is/to/or/for/we/i/you/that/which/without/as/every/are/when/they/he/she/with) > $1 the internet |
(the/most/biggest/many) advantages and disadvantage > $1 and disadvantages |
the facebook/instagram/youtube/whatsapp/tiktok/twitter/netflix/wechat/linkedin (./to/for/because/is/in/with/when/i/we/they/every/are/has) > $2 |
the europe/asia/africa/japan/france/germany/italy/spain/india/brazil/canada/australia/england/london/paris/tokyo/russia/poland/mexico/korea/vietnam/thailand/egypt/greece (./is/has/because/there/last) > $2 |
(have/has/had) lack of the @noun (@end/in/because) > lack of $4 |
(this/that/these/those/what/which/some/many/different/any/every/such/all/other/various) kind/type/sort/kinds/types/sorts of the (@noun) > $1 of |
the social media (./is/are/has/have/can/to/in/we/they/because/makes/help/helps/for/or/every) > social media |
in the television (./every/because/i/we/they) > on television| in the tv (./i) > on TV |
the nature (./because/around/with/we/very/so) > nature |
(that/because/but/so/by/is/for/think) majority of the/them/people/us/students/my/our/young/countries/families/teachers > the majority of $3 | ^ majority of the/them/people/us/students/my/our/young/countries/families/teachers > the majority of $3 |
a half (the/my/our/his/her/their) > half | this one (who) > the one | that ones (who/which/that) > those |
^ some one (!@num/hundred/thousand/million) > someone | ^ every one (knows/wants/like/likes/needs) > everyone | ^ any one (who/knows) > anyone | no body (knows/wants/cares) > nobody |
(!no/any/one) such kind/type/sort of > this $2 of | (!no/any) such kinds/types/sorts of > these $2 of | a such (@noun) > such a | a such (@adj) > such a | an such > such an | one such a > such a |
slowly slowly > slowly | (and/,/while/but) another half (are/is/were/was) > the other half |
a same (!sex/day/gender/-) > the same | (is/was/as/are) a/an only (way/thing/reason/person/solution/place/one/problem/option/choice) > the only | in a long/short run (!of/-) > in the $3 run |
^ at the first (,/i/we/it) > at first | ^ at the last (,/i/we) > at last | in the most cases/situations/families > in most $4 | most of cases/times > most $3 |
(^/but/because) the most people/students/countries/families/teenagers/parents/children (are/have/think/want/use/do/can/will/like/prefer/believe/live/work/know/say/go/spend) > most $2 |
in our days (,/people/there/many/it/is/are/we) > these days | in today's days > these days | in the last monday/tuesday/wednesday/thursday/friday/saturday/sunday > last $4 | in the next monday/tuesday/wednesday/thursday/friday/saturday/sunday (./i/we/because) > next $4 |
from place/country/person/city/family/school/house/job/culture/generation/student/year/day to another/other > from one $2 to another | from time to another > from time to time |
my/his/her/our/their/your free/spare/leisure times > $1 $2 time | (do/doing/did/many/much) house works > housework | (do/doing/did/many/much) home works > homework | (do/doing/did/many/much) paper works > paperwork | (do/doing/did/many/much) team works > teamwork | (!work/working/worked/how/that) hard works > hard work | (do/doing/did/many/much) group/school/office works (@end/and/is/are/in) > $1 work |
my/his/her/our/their/your hairs > $1 hair | (catch/eat/caught/eating/cook/sell/sold/catching/ate) fishes > fish | (many/some) fishes (@end/in) > fish |
shoes factory/shop/store/shops/company > shoe $2 | books shop/store/shelf/club/shops > book $2 | cars accident/accidents/industry/company/factory/driver/drivers > car $2 | computers games/game/science/skills/room/lab/programmer > computer $2 |
videos games/game > video $2 | languages skills/skill/school/schools/course/courses/barrier/barriers/exchange/teacher/teachers > language $2 | vegetables garden/gardens/market/soup/shop/salad > vegetable $2 | flowers shop/garden/market/pots > flower $2 |
toys shop/store/factory/car/cars > toy $2 | tickets price/prices/office/machine > ticket $2 | gifts shop/card > gift $2 | plastics bags/bottles/bottle/bag > plastic $2 | houses prices/price > house $2 | phones number/numbers > phone $2 |
emails address/addresses (!the/these/this/issues/concerns/all/a/an/my/your/his) > email $2 | exams results/period/papers/week/paper > exam $2 | tests results/scores > test $2 | drugs addict/addicts > drug $2 |
trains station/stations/ticket/tickets/driver > train $2 | taxis driver/drivers/station > taxi $2 | buses driver/drivers/station/ticket/tickets > bus $2 | trucks driver/drivers > truck $2 | animals lover/lovers/food > animal $2 |
fruits juice/salad/market/trees/tree > fruit $2 | dogs owner/owners/food/lover > dog $2 | pets owner/owners/shop/food > pet $2 | movies theatre/theater > movie $2 | films festival/director/industry > film $2 |
three stars hotel/hotels > three-star $3 | four stars hotel/hotels > four-star $3 | five stars hotel/hotels > five-star $3 | roommates problem > roommate problem | weekends trip > weekend trip |
(is/are/was/were/be/becomes/become/became) one of main/first/top/key/major (reasons/problems/causes/factors/things/cities/countries/advantages/issues/sources/goals/points) > one of the $3 |
one of reasons/problems/students/members/advantages/ways/things/cities/factors/causes/benefits/disadvantages/solutions > one of the $3 |
too/so much old/new/different/big/small/bad/good/young/cheap/expensive/important/interesting/difficult/beautiful (people/cars/things/places/problems/books/clothes/games/words/students/countries/ideas) > $1 many $3 |
(have/has/had/with/is/are/was/were) much people/friends/problems/things/cars/books/students/children/places/opportunities/possibilities/countries > many $2
`
