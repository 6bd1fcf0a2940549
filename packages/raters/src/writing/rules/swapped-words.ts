import type { Confusion } from './confusions.ts'
import { wordSet } from './tokens.ts'

const OWN = 'my your his her its our their'
const THE = `the a this that ${OWN}`

/** Words that learners take for another: “wrong > right | behind these | before these”; an empty part is not asked. */
const LINES = `fiver > fever | high strong slight bad |
  refuses > refutes | lecturer professor speaker lecture author listening woman man | the these this all each
  adopt > adapt | | to
  adopting > adapting | | to
  adopted > adapted | have has | to
  respond > response | ${THE} quick fast early prompt clear soon no any | . to , from and
  responds > responses | the your their many some | . to , from and
  noisy > noise | the | that of from . and which
  laying > lying | was were is are am | in on
  absent > absence | ${OWN} | . in from at and on yesterday last because
  effected > affected | more badly negatively directly deeply strongly easily seriously positively not greatly | by . ,
  waist > waste | a big such complete total | of
  waist > waste | to not n't don't can will | time money water energy food
  principle > principal | school college |
  sell > sale | for on | , and at in
  choose > choice | the a my your his her our their good best right wrong better bad no any first | . is was of for between ,
  chose > choice | the a my your his her our their good best right wrong better bad no any first | . is was of for between ,
  decide > decision | my his her our their your the a good right wrong | . to of is was about ,
  succeed > success | the ${OWN} | of . in
  succeed > success | economic great big | .
  grow > growth | the economic population personal | of . in and is
  complain > complaint | a my this your the | about . to , is was
  complains > complaints | many some any the these few several | about . from of ,
  argue > argument | an this the | is that . about for
  behave > behaviour | ${OWN} bad good this such | . is and , in to
  explain > explanation | an your his her clear the | . of about for to
  analyse > analysis | an the | of . shows
  analyze > analysis | an the | of . shows
  different > difference | the a big main biggest no any only great huge small | between
  differents > differences | the many some big main two these several | between
  difference > different | very is are so completely totally quite | from
  difference > different | many much two three | countries cultures people ways kinds types places things languages opinions
  important > importance | the this its their | of
  success > successful | be become very more so becomes became | . , in and person people
  confident > confidence | ${OWN} have lose lost gain gained build | . in and to , when
  confidence > confident | be very feel am is are so felt feels | . in about , when and to
  confidence > confident | more | about
  independence > independent | be very become becomes | . and , from when
  convenience > convenient | very so is are really | for to . , and because than
  convenient > convenience | the | of
  safety > safe | feel very feels felt be | . , and in when
  violent > violence | domestic school | . of is and ,
  truth > true | come came comes is not | . that , because
  true > truth | the tell telling told say | . is about , that
  die > death | ${OWN} the | of . was is
  lost > loss | weight job heart hair memory the a big great | of . and is , in
  relax > relaxed | feel very felt feels so more | . and , when after because
  economic > economy | the our global world local national its their country's | of is . will has
  economy > economic | the an big serious global | crisis growth development problem problems situation system
  politic > politics | in about the of | . and , is or
  politic > political | | party parties system situation problem problems leader leaders
  society > social | | media network networks
  felt > fell | | asleep
  felt > fell | i he she we they | down off
  fill > feel | i you we they to he she | good happy sad bad tired like better so very comfortable free lonely afraid
  bare > bear | not n't cannot to | it the this that with
  passed > past | the in | few year years decade decades week weeks month months
  past > passed | i he she we they | the my an away exam all it
  past > passed | time days years | quickly fast
  lead > led | has have had was were been | to by
  along > a long | for take takes took after it's is such | time way
  apart > a part | | of
  aloud > allowed | not is are be was were | to
  beauty > beautiful | very so most more | . and place city country girl woman
  patience > patient | be very | . and , with enough to when
  responsible > responsibility | the big ${OWN} of have take | . is for of
  responsibility > responsible | be is are very am feel | for . and
  curiosity > curious | very be is are | . about and
  ability > able | be is are | to
  able > ability | the ${OWN} | to
  advertise > advertisement | an the this that | . is of for on in was
  breath > breathe | to can not n't cannot could | . the in and fresh air clean
  cloth > clothes | new some buy wash warm wear our their my her his | . and , in for to because
  quiet > quite | is are was were it's | good different difficult easy big small important expensive interesting similar hard long often cheap popular nice far
  precious > previous | the ${OWN} | year month week question job experience studies
  expand > spend | to we they people i can | time money hours days
  affect > effect | a an the bad negative positive good big no side | on of . in
  affects > effects | the bad negative positive some many its side | on of . in
  accept > except | everyone everybody everything all nothing nobody always | for the me on him her
  advises > advice | some good any my his her many | . about on to
  device > advice | give gave me | . about to on
  beside > besides | | ,
  clothe > clothes | ${OWN} new some the | . and , in for
  costume > customer | loyal regular good our every |
  costumes > customers | loyal regular our many all | . and are
  chief > chef | good famous professional | . in who of
  meat > meet | to can will i we you they | you him her them my me people friends with new up each
  though > thought | i he she we they never | that about of it
  though > through | go went going goes all pass passed | the a this it my
  whit > with | | the my a his her our
  wonder > wander | to | around
  wondering > wandering | | around
  wander > wonder | | what why how if whether who
  raise > rise | will can would may might | . to by at again
  noise > noisy | very so too really | . and , for because children people friends neighbours place city street
  seat > sit | i we they to can | in on at down next beside here there
  seating > sitting | am is are was were be | in on at next beside
  though > tough | so very too | . and , for because
  silent > silence | in his her their my our | . was and is ,
  complaint > complain | to not n't never always we they | about to . that
  korea > Korean | | food foods dish dishes people culture language drama dramas movie movies singer singers restaurant restaurants girls boys students
  japan > Japanese | | food foods dish dishes people culture language drama movie movies restaurant restaurants girls boys students
  china > Chinese | | food foods dish dishes people culture language movie movies restaurant restaurants students
  thailand > Thai | | food foods dish dishes people culture language restaurant restaurants students
  vietnam > Vietnamese | | food foods dish dishes people culture language restaurant restaurants students girls
  france > French | | food dish dishes people culture language movie movies restaurant restaurants
  italy > Italian | | food dish dishes people culture language restaurant restaurants
  spain > Spanish | | food dish dishes people culture language restaurant restaurants
  germany > German | | food dish dishes people culture language restaurant restaurants
  mexico > Mexican | | food dish dishes people culture restaurant restaurants
  russia > Russian | | food dish dishes people culture language literature
  india > Indian | | food dish dishes people culture restaurant restaurants movies students
  indonesia > Indonesian | | food dish dishes people culture language
  mongolia > Mongolian | | food dish dishes people culture language
  brazil > Brazilian | | food dish dishes people culture music
  america > American | | food people culture movie movies students
  europe > European | | food people culture countries cities students
  africa > African | | food people culture countries music
  wounder > wonder | i no to | if how why what
  wright > write | to can i we | a the about in to`

const setOf = (words: string | undefined) => {
  const set = wordSet(words ?? '')
  return set.size === 0 ? undefined : set
}

export const SWAPPED_WORDS: readonly Confusion[] = LINES.split('\n').flatMap((line) => {
  const [pair = '', after, before] = line.split('|')
  const [wrong = '', right = ''] = pair.split('>').map((word) => word.trim())
  const [behind, ahead] = [setOf(after), setOf(before)]
  return behind === undefined && ahead === undefined
    ? []
    : [
        {
          wrong,
          right,
          ...(behind === undefined ? {} : { after: behind }),
          ...(ahead === undefined ? {} : { before: ahead }),
        },
      ]
})
