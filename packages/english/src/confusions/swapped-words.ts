import { wordSet } from '../text/word-set.ts'
import type { Confusion } from './confusions.ts'

const OWN = 'my your his her its our their'
/** “In Korea people eat …” is right: a group of words must have begun before the country. */
const PEOPLE_LEAD = 'the a an some many eat eating cook love like learn study speak traditional'

/** Words that learners take for another: “wrong > right | behind these | before these”; an empty part is not asked. */
const LINES = `fiver > fever | high strong slight bad |
  refuses > refutes | speaker lecture listening | the these this all each
  adopt > adapt | to can easily quickly not n't | to
  adopting > adapting | | to
  respond > response | the a my your his its our their quick prompt clear | . to , from and
  responds > responses | the your their many some | . to , from and
  noisy > noise | the | that of from which
  laying > lying | was were is are am | in on
  absent > absence | ${OWN} | . in from at on yesterday last because
  effected > affected | more badly negatively directly deeply strongly easily seriously positively not greatly | by . ,
  waist > waste | a big such complete total | of
  waist > waste | to not n't don't can will | time money water energy food
  principle > principal | school college |
  sell > sale | for on | , and at in
  choose > choice | the a my your his our their good right wrong bad no any | . is was of for between ,
  chose > choice | the a my your his our their good right wrong bad no any | . is was of for between ,
  decide > decision | my his our their your the a good right wrong | . to of is was about ,
  succeed > success | the my your his its our their | of . in
  succeed > success | economic great big | .
  grow > growth | the economic personal | of . in and is
  complain > complaint | a my this your the | about . to , is was
  complains > complaints | many some any the these few several | about . from of ,
  argue > argument | an the | is that . about for
  behave > behaviour | my your his its our their bad good this such | . is and , in to
  explain > explanation | an your his clear the | . of about for to
  analyse > analysis | an the | of . shows
  analyze > analysis | an the | of . shows
  different > difference | the a big main biggest no any only great huge small | between
  differents > differences | the many some big main two these several | between
  difference > different | very is are so completely totally quite | from
  difference > different | many two three | countries cultures people ways kinds types places things languages opinions
  important > importance | the this its their | of
  success > successful | become very becomes became | . , in and person people
  confident > confidence | ${OWN} have lose lost gain gained build | . in to when
  confidence > confident | very am | . in about , when and to
  independence > independent | very become becomes | . and , from when
  convenience > convenient | very really | for to . , and because than
  convenient > convenience | the | of
  safety > safe | feel very feels felt | . , and in when
  violent > violence | domestic school | . of is and ,
  truth > true | come came | . that , because
  true > truth | the tell telling told say | . is about , that
  die > death | my your his its our their | of . was is
  lost > loss | weight hair memory the big great | of
  relax > relaxed | feel very felt feels | . and , when after because
  economic > economy | the our global world local national its their country's | of is . will has
  economy > economic | the an big serious global | crisis growth development problem problems situation system
  politic > politics | in about the of | . and , is or
  politic > political | | party parties system situation problem problems leader leaders
  society > social | | media network networks
  felt > fell | | asleep
  fill > feel | i you we they to he she | good happy sad bad tired like better so comfortable afraid
  bare > bear | not n't cannot | it the this that with
  passed > past | the in | few year years decade decades week weeks month months
  past > passed | i he she we they | the my an away exam all it
  past > passed | time days years | quickly fast
  lead > led | has have had was were been | to by
  along > a long | for take takes took after it's is such | time way
  apart > a part | | of
  aloud > allowed | not is are be was were | to
  beauty > beautiful | very most | . and place city country girl woman
  patience > patient | be very | with enough to when
  responsible > responsibility | the big my your his its our their of have take | . is for of
  responsibility > responsible | very am | for . and
  curiosity > curious | very | . about and
  ability > able | be | to
  able > ability | the my your his its our their | to
  advertise > advertisement | an the | . is of for on in was
  breath > breathe | to can not n't cannot could | . the in and fresh air clean
  cloth > clothes | wear | . and , in for to because
  quiet > quite | is are was were it's | good different difficult easy big small important expensive interesting similar hard often cheap popular nice
  precious > previous | the ${OWN} | year month week question studies
  expand > spend | to we they people i can | time money hours days
  affect > effect | a an the bad negative positive good big no side | on of
  affects > effects | the bad negative positive some many its side | on of . in
  accept > except | everyone everybody everything all nothing nobody always | for
  advises > advice | some good any my his her many | . about on to
  device > advice | give gave me | . about to on
  beside > besides | | ,
  clothe > clothes | ${OWN} new some the | . and , in for
  costume > customer | loyal |
  costumes > customers | loyal regular | . and are
  chief > chef | professional | . in who
  meat > meet | to can will i we you they | you him her them my me people friends with new up each
  though > thought | i he she we they never | that about of it
  though > through | go went going goes pass passed | the a this my
  whit > with | | the my a his her our
  wonder > wander | to | around
  wondering > wandering | | around
  wander > wonder | | what why how if whether who
  raise > rise | will can would may might | to again
  noise > noisy | very too really | . and , for because children people friends neighbours place city street
  seat > sit | i we they | in on at down next beside here there
  seating > sitting | am were | in on at next beside
  though > tough | very | . and , for because
  silent > silence | in his her their my our | was is
  complaint > complain | to not n't never always we they | about to . that
  korea > Korean | ${PEOPLE_LEAD} | food foods dish dishes people culture language drama dramas movie movies singer singers restaurant restaurants girls boys students
  japan > Japanese | ${PEOPLE_LEAD} | food foods dish dishes people culture language drama movie movies restaurant restaurants girls boys students
  china > Chinese | ${PEOPLE_LEAD} | food foods dish dishes people culture language movie movies restaurant restaurants students
  thailand > Thai | ${PEOPLE_LEAD} | food foods dish dishes people culture language restaurant restaurants students
  vietnam > Vietnamese | ${PEOPLE_LEAD} | food foods dish dishes people culture language restaurant restaurants students girls
  france > French | ${PEOPLE_LEAD} | food dish dishes people culture language movie movies restaurant restaurants
  italy > Italian | ${PEOPLE_LEAD} | food dish dishes people culture language restaurant restaurants
  spain > Spanish | ${PEOPLE_LEAD} | food dish dishes people culture language restaurant restaurants
  germany > German | ${PEOPLE_LEAD} | food dish dishes people culture language restaurant restaurants
  mexico > Mexican | ${PEOPLE_LEAD} | food dish dishes people culture restaurant restaurants
  russia > Russian | ${PEOPLE_LEAD} | food dish dishes people culture language literature
  india > Indian | ${PEOPLE_LEAD} | food dish dishes people culture restaurant restaurants movies students
  indonesia > Indonesian | ${PEOPLE_LEAD} | food dish dishes people culture language
  mongolia > Mongolian | ${PEOPLE_LEAD} | food dish dishes people culture language
  brazil > Brazilian | ${PEOPLE_LEAD} | food dish dishes people culture music
  america > American | ${PEOPLE_LEAD} | food people culture movie movies students
  europe > European | ${PEOPLE_LEAD} | food people culture countries cities students
  africa > African | ${PEOPLE_LEAD} | food people culture countries music
  wounder > wonder | i no to | if how why what
  wright > write | to can i we | a the about in to`

const setOf = (words: string | undefined) => {
  const set = wordSet(words ?? '')
  return set.size === 0 ? undefined : set
}

export const SWAPPED_WORDS: readonly Confusion[] = LINES.split('\n').map((line) => {
  const [pair = '', after, before] = line.split('|')
  const [wrong = '', right = ''] = pair.split('>').map((word) => word.trim())
  const [behind, ahead] = [setOf(after), setOf(before)]
  if (behind === undefined && ahead === undefined)
    throw new Error(`“${line.trim()}” in swapped-words.ts is no “wrong > right | behind these | before these”`)
  return {
    wrong,
    right,
    ...(behind === undefined ? {} : { after: behind }),
    ...(ahead === undefined ? {} : { before: ahead }),
  }
})
