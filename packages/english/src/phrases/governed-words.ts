import { ingForm, participleForm, pastForm, thirdPersonForm } from '../forms/verb-forms.ts'

/** A word, a preposition that learners put behind it, and the right one; `''` where none belongs there. */
type Government = {
  wrong: string
  right: string
  /** The first words of the object, or undefined for any noun group. */
  objects: ReadonlySet<string> | undefined
}

const SCHOOL = `english math maths mathematics science physics chemistry biology history sport sports football languages
  music cooking drawing singing dancing swimming reading writing speaking listening playing computers tennis`
const PERSONS = `me him her us them you my his their our your people everyone everybody others someone children each`
const OWNED = `my your his her its our their this that these those it them him me us you`
const ANY_OWNED = `${OWNED} the a an`
const SCHOOLS = `school university college class classes lectures lessons church meetings`

/** Word | wrong prepositions | right one | first words of the object. A verb is named once, with “v ” before it. */
const VERBS = `v adapt | with in on at | to | ${ANY_OWNED} new
v adjust | with in | to | ${ANY_OWNED} new
v belong | for of | to | ${ANY_OWNED}
v congratulate | for | on | your his her their
v cope | to by | with | ${ANY_OWNED} stress problems
v graduate | in | from | university college school
v interfere | to | in | ${ANY_OWNED}
v laugh | on to | at | ${PERSONS}
v stare | to on | at | ${PERSONS} the
v object | against on | to | ${ANY_OWNED}
v participate | at | in | ${ANY_OWNED} activities competitions sports
v protect | of | from | ${ANY_OWNED} danger diseases disease cold rain pollution
v recover | of | from | ${ANY_OWNED}
v escape | of | from | ${ANY_OWNED} prison reality
v succeed | on | in | ${OWNED} life business school
v suffer | by with | from | ${OWNED} stress hunger diseases disease pollution health depression poverty cancer headaches
v specialize | at on for | in | ${ANY_OWNED} one some
v specialise | at on for | in | ${ANY_OWNED} one some
v translate | in | into | english spanish french chinese german arabic russian
v worry | of | about | ${OWNED} the money
v invest | on | in | ${ANY_OWNED} education technology people infrastructure public
v major | on at | in | ${SCHOOL} economics business computer psychology engineering
v search | about | for | ${ANY_OWNED} information
v ask | to | | me him her us them someone people
v phone | to | | me him her us them you my
v call | to | | me him us them
v tell | to | | me him her us them you people everyone someone
v help | to | | me him us them each others other someone
v thank | to | | me him us them you
v meet | to | | him her them us people
v answer | to | | me him us them
v enjoy | of | | ${OWNED} life
v respect | to | | old people parents elders the others teachers my our their
v need | of | | ${OWNED} money help
v obey | for | | ${ANY_OWNED}
v admire | to | | ${ANY_OWNED}
v visit | to | | ${ANY_OWNED}
v explain | about | | ${ANY_OWNED}
v study | about | | english history chinese science math maths mathematics
v research | about | | ${ANY_OWNED}
v oppose | against | | ${ANY_OWNED}
v solve | for | | ${ANY_OWNED}
v use | of | | ${OWNED}
v regret | about of for | | ${OWNED}
v request | for | | ${OWNED} the a
v face | to | | ${ANY_OWNED} many
v accompany | with | | ${ANY_OWNED}
v attend | to in at | | ${SCHOOLS} my our
v follow | to | | ${PERSONS}
v damage | to | | ${ANY_OWNED}
v harm | to | | our my their people animals
v benefit | to | | ${PERSONS} society
v serve | to | | ${PERSONS}
v hate | to | | ${PERSONS}
v trust | to on | | ${PERSONS}
v doubt | on | | ${OWNED}
v blame | to | | ${PERSONS}
v prepare | to | for | the my our their his her exams school university college life
v apply | to | for | a jobs
v dream | on | of | ${OWNED} a becoming being having
v consist | in on with | of | two three four five many several different a
v replace | to | with | a another new
v compare | than | with | ${ANY_OWNED} other
v compete | to | with | ${PERSONS} the other
v communicate | to | with | others people friends foreigners each other their my our
v agree | to of | with | you him her me them
v disagree | to on about of | with | you him her me them the this that
v argue | to | with | ${PERSONS}
v deal | about | with | ${ANY_OWNED} problems different
v care | of for on | about | others health money environment what
v divide | to in | into | two three four five several many groups parts`

/** Adjectives, participles and nouns, as they stand. */
const WORDS = `accustomed | with of in | to | ${ANY_OWNED} living
anxious | of | about | ${ANY_OWNED}
ashamed | from for | of | ${OWNED}
angry | to on | with | ${PERSONS}
aware | for to from | of | ${ANY_OWNED} environmental
bad | in on | at | ${SCHOOL}
better | on | at | ${SCHOOL}
good | in on | at | ${SCHOOL}
best | in on | at | ${SCHOOL}
excellent | in on | at | ${SCHOOL}
weak | at on | in | ${SCHOOL}
bored | from | with | ${OWNED}
capable | in at | of | ${OWNED} doing making learning working
clever | in on | at | ${SCHOOL}
close | from | to | ${ANY_OWNED} nature people
crowded | of by | with | people tourists cars many
dependent | to of from | on | ${ANY_OWNED} other others technology
disappointed | from of | with | ${ANY_OWNED}
equal | with as | to | ${ANY_OWNED}
enthusiastic | on in with | about | ${ANY_OWNED}
essential | of | for | ${ANY_OWNED} life success
excited | to on | about | ${OWNED} the
experienced | on at | in | ${ANY_OWNED} teaching
familiar | by | with | ${OWNED} the computers
famous | of about by in | for | ${OWNED} the delicious beautiful having
fond | to for in on at | of | ${ANY_OWNED} music reading playing animals
frightened | from | of | ${ANY_OWNED} dogs
full | by with | of | people life energy surprises tourists cars water students love
grateful | of | for | ${OWNED} the
guilty | for | of | murder
harmful | of | to | ${ANY_OWNED} health people children
impressed | of from on | by | ${ANY_OWNED}
inferior | than from | to | ${ANY_OWNED}
superior | than from | to | ${ANY_OWNED} others
interested | about for with at on to | in | ${ANY_OWNED} learning history music art science sports
involved | on to | in | ${ANY_OWNED}
jealous | from with on to | of | ${ANY_OWNED}
keen | in to about for | on | ${ANY_OWNED} learning music sports football
kind | with for | to | me us him them everyone people others animals
limited | in on for | to | ${ANY_OWNED}
made | from | of | wood gold plastic stone metal
married | with of | to | ${ANY_OWNED} someone
nice | with for | to | me us him them everyone people others
polite | with | to | me us him them everyone people others
rude | with | to | me us him them everyone people others
necessary | to of | for | me us people everyone children students
obsessed | in on about to | with | ${ANY_OWNED}
pleased | of from about | with | ${ANY_OWNED}
popular | between in | among | people students young teenagers children tourists
proud | with on from | of | ${ANY_OWNED} being
ready | to | for | the my a school
related | with of | to | ${ANY_OWNED} health work
relevant | with for | to | ${ANY_OWNED}
responsible | of on about | for | ${ANY_OWNED} making
rich | of | in | vitamins culture history natural
satisfied | of from about for | with | ${ANY_OWNED}
scared | from | of | ${ANY_OWNED} dogs
senior | than | to | ${OWNED}
similar | with of as from than | to | ${ANY_OWNED} other
suitable | to with | for | me us him them people everyone children students my our their
surprised | of from with about | at | ${ANY_OWNED}
tired | from with | of | ${OWNED} working studying doing waiting
used | with on | to | ${OWNED} living
useful | to | for | people everyone students children
important | to of | for | society life health success students children
worried | of for on with | about | ${ANY_OWNED}
dedicated | for in | to | ${ANY_OWNED}
devoted | for in | to | ${ANY_OWNED}
addicted | on with in of for | to | ${ANY_OWNED} smoking drugs games video social
composed | by from in | of | two three four five many several different
surrounded | with of from | by | ${ANY_OWNED} mountains people friends sea trees nature
located | on | in | the a city
based | in at | on | ${OWNED} facts experience true
attention | in at about | to | ${OWNED} health details
access | for of in at | to | ${ANY_OWNED} information education internet technology knowledge
addiction | of for on | to | ${ANY_OWNED} drugs games social
answer | of for | to | this that these my your the
damage | for of on | to | ${OWNED} the people health nature
demand | of | for | food water energy workers
demands | of | for | food water energy workers
increase | of | in | population pollution crime traffic unemployment temperature prices demand
decrease | of | in | population pollution crime traffic unemployment temperature prices demand
interest | on about at to | in | learning music art science politics history
influence | to | on | ${OWNED} people children society
effect | to | on | my your his their our people children society health
effects | to | on | my your his their our people children society health
impact | to | on | my your his their our people children society health
key | of for | to | success happiness
need | of | for | help money
opinion | on about | of | me him her us them you
passion | to about | for | ${OWNED} music learning teaching art
reason | of to | for | ${OWNED} this success
reasons | of to | for | ${OWNED} this success
relationship | to | with | ${PERSONS} friends parents
respect | to | for | others people parents elders teachers
responsibility | of | for | ${OWNED} others
threat | for | to | ${OWNED} the health humanity people
visit | at | to | my our his her their
lack | in | of | money time knowledge information
advantages | in | of | ${OWNED} the
experience | about on at | of | ${OWNED} working teaching
expert | at on about for | in | ${OWNED} one
specialist | at on about for | in | ${OWNED} one some many different
knowledge | on for | of | ${OWNED} many english different
thanks | for | to | god technology
due | of with | to | ${ANY_OWNED}
according | with for on | to | ${ANY_OWNED}
instead | to from | of | ${ANY_OWNED} using
regardless | to | of | ${ANY_OWNED}
spite | to | of | ${ANY_OWNED}
unaware | about to | of | ${ANY_OWNED}
worthy | for to | of | ${ANY_OWNED} respect`

/** For each word its wrong prepositions. */
export const GOVERNMENT: ReadonlyMap<string, readonly Government[]> = readTable()

function readTable(): ReadonlyMap<string, readonly Government[]> {
  const table = new Map<string, Government[]>()
  for (const line of `${joined(VERBS)}\n${joined(WORDS)}`.split('\n')) {
    const [head = '', wrong = '', right = '', objects = ''] = line.split('|').map((part) => part.trim())
    for (const form of formsOf(head)) {
      const rows = wrong.split(' ').map((each) => ({ wrong: each, right, objects: setOf(objects) }))
      table.set(form, [...(table.get(form) ?? []), ...rows])
    }
  }
  return table
}

/** A list that goes on in the next line belongs to the row above. */
function joined(table: string): string {
  return table.replaceAll(/\n\s+/gu, ' ')
}

function formsOf(head: string): readonly string[] {
  if (!head.startsWith('v ')) return [head]
  const base = head.slice(2)
  return [...new Set([base, thirdPersonForm(base), ingForm(base), pastForm(base), participleForm(base)])]
}

function setOf(objects: string): ReadonlySet<string> | undefined {
  return objects === '' ? undefined : new Set(objects.split(/\s+/u))
}
