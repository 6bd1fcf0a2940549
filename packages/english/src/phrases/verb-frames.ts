/** Verbs in wrong forms or with wrong partners; how to read the frames is said in `packages/writing/src/rules/rule/frame.ts`. */
export const VERB_FRAMES = `
(!does/do/did/if/cannot) v:be become > has become |
(@subj/hospital/school/city/students/children/parents/teachers/workers) have/has not enough > do not have enough |
(i/we/you/they/people/students/children/parents) have not any/a > do not have $3 |
(he/she/it/who) has not any/a > does not have $3 |
(i/we/you/they) have n't enough/time/money/any > do not have $3 |
v:have not idea > v:have no idea | v:have n't idea > v:have no idea |
(n't/not) know to (@base) > know how to |
v:know to (swim/drive/cook/read/write/dance/ride/ski/play/speak/sing) > v:know how to |
(it/film/movie/story/book/novel/theory/which/series) bases (on) > is based |
(it/which/that/festival/tradition/holiday/day/christmas/easter) celebrates (every/on/in/each/at/with) > is celebrated |
(@person) v:be lack of > v:lack |
(!not/never) v:be worth/worthy to @base > $1 worth $4.ing |
v:be not worth/worthy to @base > $1 not worth $5.ing |
worthy to buy/see/visit/take/read/watch/try/mention > worth $3.ing |
worth to @base > worth $3.ing |
(!is/are/was/were/be/been/strictly/it/not/being/have/has/had) forbid/forbids to (@base) > $1 people to |
never stop to try/learn/dream/believe/work/think/study/improve/fight/love/hope/grow/practise/practice > never stop $4.ing |
(n't) stop to think/cry/laugh/talk/smile/complain > stop $3.ing |
v:keep on @base (!and/or/,) > v:keep on $3.ing |
v:feel very? so? relax > v:feel $2 $3 relaxed | v:feel very? so? shame > v:feel $2 $3 ashamed |
v:feel very? so? stress > v:feel $2 $3 stressed | v:feel very? so? tire > v:feel $2 $3 tired |
(than/as) i/he/she/it/we/they/you was/were imagined/expected/thought/hoped > $1 had $3 |
(i/we/he/she/they) was/were wanted/liked/decided (to) > $2 |
will going to > is going to |
(!the/a/free/good/his/her/their/own) will must > will have to | (!the/a/free/good/his/her/their/own) will can > will be able to |
should can/could > should be able to | must can > must be able to | might/may can > $1 be able to |
would can/could > could | can could > could | will should > should | must should > should |
(!should/must/will/would/could/can/may/might/do/does/did/to) there have/has no any > there is no |
there v:be no any > there $2 no | there v:be n't no > there $2 no |
it has no doubt > there is no doubt | it have no doubt > there is no doubt |
(!should/must/will/would/could/can/may/might/do/does/did/to/are/is/been/live/lives/lived/works) there has (no/some/several/many/lots/enough/two/three/four/five/different/various/much/something/nobody/someone) > there is |
^ there have (no/some/several/many/lots/enough/two/three/four/five/different/various/a) > there are |
(because/so/that/and/but/,) there have (some/several/many/lots/two/three/four/five/different/various) > there are |
nobody/nothing did n't @base > $1 $4.past | nobody/nothing do/does n't @base > $1 $4.third |
could n't hardly > could hardly | can n't hardly > can hardly | ca n't hardly > can hardly |
it v:be obviously (that) > it $2 obvious | it v:be clearly (that) > it $2 clear | it v:be certainly (that) > it $2 certain | it v:be possibly (that) > it $2 possible | it v:be truly (that) > it $2 true |
v:permit to (reduce/improve/save/make/have/find/know/create/avoid/understand) > v:permit us to |
(n't/not/only/just/always/never/usually/also/i/we/they/you/people/he/she) try/tries to not > $1 not to |
(i/we/they/you/people/he/she) rarely/seldom/hardly/never/always/usually to (watch/go/eat/play/use/see/get/drink/read/cook/travel/buy) > $1 |
(@person) was/were used to (go/play/live/visit/spend/work/eat/have/stay/watch) > used to |
(i/we/they/you) 'm/'re use to > $1 used to |
(!do/does/did/n't/not/to/can/could/will/would/that/which/i/we/you/they/people/they/he/she/may/might/must/should) families/children/parents/students/women/men use to (be/live/have/play/work/go/eat/spend) > $1 used to |
(while/because) they/we (@ing) > $1 are | while he/she (@ing) > $1 is | while i (@ing) > I am |
during i/he/she/we/they/you > while $2 |
(i/we/you/they/he/she) better (go/take/bring/stay/leave/do/be/start/call/get/wear/ask/wait/buy/hurry) > had better |
v:look forward to @base (@det/@obj/from/about) > v:look forward to $4.ing |
(i/we/they/he/she/who/students/people) v:spend @num? hours/time to @base > v:spend $2 $3 $5.ing |
v:be used for @base > $1 used to $4 |
should/must/can/could/will/would n't not > $1 not |
(@person) v:be agree > v:agree | (@person) v:be disagree > v:disagree |
(i) 'm agree > agree | (i) 'm disagree > disagree | (i) 'm totally/completely/strongly/not agree > $2 agree |
v:succeed to @base > v:succeed in $3.ing |
v:insist to @base > v:insist on $3.ing |
v:object to @base (@det) > v:object to $3.ing |
v:apologise/apologize to @base (@det) > v:apologise for $3.ing |
(never/will/can/could/would/may/must/might) success > succeed | did success > succeeded | did n't success > did not succeed |
(can/could/may/might/will/would/should/n't/not) breath > breathe |
(can/could/will/would/should/must/may/to/n't) advice (@obj/people/@poss) > advise |
(can/could/will/would/should/must/may/might) effect (@poss/the/us/people/them/me) > affect |
v:make @us ca n't > v:make it impossible for $2 to |
scaring to death > scared to death |
v:find attach > v:find attached |
v:be suppose to > $1 supposed to |
(i/he/she/it/woman/man/child) did n't allowed (to) > was not allowed | did n't allowed (to) > were not allowed | do n't allowed (to) > are not allowed | does n't allowed (to) > is not allowed |
v:let me/us/him/them/children/kids/people/students @ing > v:let $2 $3.base | v:let @poss children/kids/son/daughter/child/students @ing > v:let $2 $3 $4.base |
(!of/with/by/and/in/about) the/this/that news are (!bad/good) > $1 news is |
(know/wonder/ask/see/tell/check/understand) if is it > if it is | (know/wonder/ask/see/me/check) if are there > if there are | (know/wonder/ask/see/me/check) if is there > if there is |
(i) have hungry/thirsty/afraid/sleepy/angry/lucky/busy/happy/sad/tired/cold > am $2 |
(i/he/she/it) had hungry/thirsty/afraid/sleepy/angry/lucky/busy/happy/sad/tired > was $2 |
(we/they/you/people) had hungry/thirsty/afraid/sleepy/angry/lucky/busy/happy/sad/tired > were $2 |
(we/they/you/people) have hungry/thirsty/afraid/sleepy/angry/lucky/busy/happy/sad/tired > are $2 |
(he/she) has hungry/thirsty/afraid/sleepy/angry/lucky/busy/happy/sad/tired > is $2 |
(it/work/this/that/learning/which/job/sport) makes fun (./,/and/!/but/because) > is fun |
(people/i/they/we/scientists/parents/students/others/teachers) am/are thinking that > think that |
(!of/as/from/for) the rich/elderly/unemployed/homeless is (!@noun/at/in/of) > the $2 are |
^ the poor is > the poor are | (while/but/and/because) the poor is > the poor are |
^ the rich has > the rich have | ^ the poor has > the poor have | ^ the elderly has > the elderly have |
in my country are many > in my country there are many | nowadays are many/a > nowadays there are $3 |
^ even i/he/she/it was/is (tired/ill/sick/young/old/late/poor/busy/scared/afraid/expensive/difficult) > even though $2 $3 |
^ even we/they were/are (tired/ill/sick/young/old/late/poor/busy/scared/afraid/expensive/difficult) > even though $2 $3 |
although that (i/you/he/she/it/we/they/@poss/the/people/there) > although |
though that (i/you/he/she/it/we/they/people/there) > though |
`
