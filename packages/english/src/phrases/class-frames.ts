/** Nouns that learners put behind “very”, and the adjectives that belong there. */
const ADJECTIVES = `danger dangerous | noise noisy | success successful | health healthy | luck lucky | fame famous | poison poisonous |
  mystery mysterious | tradition traditional | emotion emotional | wealth wealthy | anger angry | hunger hungry | thirst thirsty |
  sadness sad | loneliness lonely | friendship friendly | shame ashamed | pride proud | truth true | honesty honest | kindness kind |
  politeness polite | laziness lazy | jealousy jealous | curiosity curious | ambition ambitious | responsibility responsible |
  possibility possible | disappointment disappointed | satisfaction satisfied | excitement excited | attraction attractive |
  significance significant | relevance relevant | silence silent | violence violent | elegance elegant | urgency urgent |
  convenience convenient | difficulty difficult | importance important | difference different | popularity popular |
  confidence confident | patience patient | intelligence intelligent | comfort comfortable | safety safe | necessity necessary |
  beauty beautiful | happiness happy | nervousness nervous | weakness weak | strength strong | variety varied | independence independent |
  peace peaceful | power powerful | pain painful | harm harmful | help helpful | hope hopeful | stress stressful | benefit beneficial |
  tiredness tired | boredom boring | fear afraid | worry worried | relax relaxed | shock shocked | surprise surprised |
  disappoint disappointed | interest interesting | excite excited | confuse confused | satisfy satisfied | embarrass embarrassed |
  tire tired | bore bored | depress depressed | annoy annoyed | scare scared | amaze amazed | frustrate frustrated | exhaust exhausted |
  develop developed | pollute polluted | educate educated | crowd crowded | complicate complicated | organise organised | organize organized |
  marry married | divorce divorced | expensed expensive | succeed successful | care careful | use useful | please pleased`

/** “very danger”; not “the very peace of the place”. */
const BEHIND_VERY = ADJECTIVES.split('|').map((pair) => {
  const [noun = '', adjective = ''] = pair.trim().split(' ')
  return `(!the/this/that/these/those/my/your/his/her/its/our/their/whose/'s/s/of/with) very ${noun} (!-/conscious/hungry/oriented/loving/driven/focused/aware/sensitive) > $1 ${adjective}`
})

/** Verbs with a small word that an “it” or “them” stands before. */
const PARTICLES = `give/pick/put/take/bring/wake/set/fill/clean/tidy/make/lock/eat/drink/use/cheer/back/break/build/fix/heat/hold/mix/open/warm/wrap up |
  try on | put/turn/switch/pay/call/send off | take/throw/find/fill/work/try/sort/print/point/hand/carry/cross/leave/let/figure/check/rule/test/wear out |
  throw/give/take/put/send/wash away | turn/cut/write/put/let/calm/slow/shut/note/break/pull/knock/burn down | give/bring/pay/call/send/take/put/get back | fill in | think over`
/** “look out them” might be meant; these are never. */
const BEFORE_PARTICLE = PARTICLES.split('|').flatMap((group) => {
  const [verbs = '', particle = ''] = group.trim().split(' ')
  return verbs
    .split('/')
    .map(
      (verb) =>
        `v:${verb} ${particle} it/them (@end/in/at/to/for/when/because/again/if/as/with) > v:${verb} $3 ${particle}`,
    )
})

const OTHERS = `
v:fall in? to? sleep/sleeping/slept (@end/at/in/on/when/because/during) > v:fall asleep | v:feel asleep > v:fall asleep | v:get asleep > v:fall asleep | v:fall sleepy > v:fall asleep | v:go to asleep > v:go to sleep | v:go sleep (!in/on/with/outside/somewhere) > v:go to sleep | v:be asleeping > v:be sleeping |
(i/we/you/they/he/she/people/and/but) even can not > cannot even | (i/we/you/they/he/she/people) even ca/could/do/does/did/would/wo/have/has/had/is/are/was/were n't/not > $2 $3 even |
over my/our/your/his/her/their expectation/expectations (@end) > beyond $2 expectations | out of my/our/your/his/her/their expectation/expectations (@end) > beyond $4 expectations | 
which/what/the/this/that time is convenience (for/@end) > $1 time is convenient | (it/time/this) v:be convenience (for/to) > v:be convenient | v:become more? convenience (for) > v:become $2 convenient | (he/she/i/we/they/you) v:be success/successes (@end/in/because/and/now) > v:be successful | (v:be) not very? fool (@end/and) > not $2 foolish | (he/she/i/you) v:be fool (@end/and/because) > v:be foolish |
(a/be/become/becomes/became/been/is/are/was) very success (person/man/woman/people/businessman/company/career/life) > very successful |
more convenience (to) (@base) > more convenient |
(v:speak/v:talk/v:say/v:sing) so small (@end/that) > so quietly | v:drive/v:walk/v:move very? quiet (./that) > $1 $2 quietly | v:forget/v:solve/v:understand/v:learn/v:remember/v:use it/them easy (@end) > $1 $2 easily | v:work/v:play quite/very/so good (./even/because/with/in/for) > $1 $2 well | v:explain/v:tell/v:say/v:write/v:speak it/them/everything clear (@end) > $1 $2 clearly | v:explain me/him/us/them clear (@end) > $1 to $2 clearly | (i/he/she/they/we/you) (can/could/n't/not/to) sleep good (@end/at/because/last) > sleep well | (very/so/too) hardly (@end/to/for/in/on) > hard | v:study/v:work/v:try/v:train very? hardly (@end/to/for/in/on/every/and) (!a/any/ever/at) > $1 $2 hard | fastly > fast | hardlier > harder | more fastly/hardly > faster | v:arrive/v:come/v:wake/v:get/v:go/v:be too lately > $1 $2 late | (!been) v:wake up lately (@end/and/in/on) > $1 up late | (!been) v:stay up lately > $1 up late | (!been) v:go to bed lately > $1 to bed late | (!been) v:get/v:come/v:arrive home lately > $1 home late | nearly (the/my/our) (house/station/park/river/beach/sea) > near | nearby (the/my/our) (house/school/home/city/station/park/river/beach/sea/subway/university) > near | it v:be near from > it $2 near |
`

/** Words of the wrong class; how to read the frames is said in `packages/writing/src/rules/rule/frame.ts`. */
export const CLASS_FRAMES = [...BEHIND_VERY, ...BEFORE_PARTICLE, OTHERS].join('|')
