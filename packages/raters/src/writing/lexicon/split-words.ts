/** Two words that learners write for one; without the space they are the right word. */
const SPLIT = `after noon | after wards | air plane | air planes | air port | air ports | al most | al ready | al though |
  al ways | an other | any body | any thing | any where | back ache | back bone | back ground | back wards |
  base ball | basket ball | bath room | bath rooms | bed room | bed rooms | birth day | birth days |
  boy friend | boy friends | brain storm | break fast | butter fly | child hood |
  class mate | class mates | class room | class rooms | country side | country sides | cup board | data base |
  dis agree | down stairs | down town | draw back | draw backs | ear phones | ear rings | earth quake |
  every body | every thing | every where | eye sight | fire man | fisher man | fisher men | foot ball |
  foot baller | foot ballers | foot step | foot steps | frame work | friend ship | further more | girl friend |
  girl friends | grand children | grand daughter | grand father | grand ma | grand mother | grand pa |
  grand parent | grand parents | grand son | hair dresser | hand bag | hand writing | head ache |
  head line | head lines | head master | head phones | her self | him self |
  home work | house hold | house wife | house wives | house work | how ever | im possible | in come |
  in formation | in side | inter national | inter net | inter view | it self | key board | land scape |
  land scapes | lap top | lap tops | life guard | life style | life styles | life time |
  master piece | mean while | more over | motor bike | motor cycle | my self | net work | net works |
  never theless | news paper | news papers | no body | no where | note book | note books | now adays |
  our selves | out come | out doors | out side | over come | over weight | pass port | pass word |
  pass words | pea nut | photo graph | photo graphs | play ground | play grounds | police man | rain bow |
  rain coat | relation ship | relation ships | room mate | room mates | sales man | sales men | sales woman |
  sea food | sea side | sky scraper | sky scrapers | smart phone | smart phones | snow man | soft ware |
  some body | some how | some one | some thing | some times | some where | step father | step mother |
  stomach ache | sun glasses | sun light | sun shine | super market | super markets | tele vision | text book |
  text books | them selves | there fore | time table | to morrow | tooth ache | tooth brush | tooth paste |
  un employment | un fortunately | un happy | under stand | under standing | under stood | up stairs |
  volley ball | water fall | web page | web site | web sites | week day | week days | week end | what ever |
  when ever | where as | where ever | wild life | with out | work place | work places | work shop |
  yester day | your self | your selves`

/** Those that are another word in one, or change a letter. */
const CHANGED: readonly (readonly [string, string])[] = [
  ['now adays', 'nowadays'],
  ['them self', 'themselves'],
  ['our self', 'ourselves'],
  ['their self', 'themselves'],
  ['their selves', 'themselves'],
  ['his self', 'himself'],
  ['more ever', 'moreover'],
  ['sky scrapper', 'skyscraper'],
]

/** The two words as written and the one that is meant. */
export const SPLIT_WORDS: ReadonlyMap<string, string> = new Map([
  ...SPLIT.split('|').map((pair) => {
    const words = pair.replaceAll(/\s+/gu, ' ').trim()
    return [words, words.replaceAll(' ', '')] as const
  }),
  ...CHANGED,
])
