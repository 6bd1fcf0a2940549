/** Two words that learners write for one; without the space they are the right word. */
const SPLIT = `after noon | after wards | air plane | air planes | air port | air ports | al most | al ready | al though |
  al ways | an other | any body | any thing | any where | arm chair | back ache | back bone | back ground |
  back packs | back wards | bare foot | base ball | basket ball | bath room | bath rooms | bath tub |
  bed room | bed rooms | bed time | birth day | birth days | book shelf | book shelves | book shop |
  book shops | boy friend | boy friends | brain storm | break fast | brick field | brick fields | broad cast |
  butter fly | child birth | child hood | class mate | class mates | class room | class rooms | country side |
  country sides | cup board | data base | dead line | dead lines | dis agree | dish washer | down stairs |
  down town | draw back | draw backs | ear phones | ear rings | earth quake | every body | every thing |
  every where | eye brow | eye brows | eye lid | eye sight | farm lands | feed back | fire man | fire wood |
  fisher man | fisher men | flash light | foot ball | foot baller | foot ballers | foot bridge | foot path |
  foot paths | foot print | foot prints | foot step | foot steps | fore cast | fore ground | fore head |
  fore most | frame work | free lance | friend ship | further more | girl friend | girl friends | grand child |
  grand children | grand daughter | grand daughters | grand father | grand fathers | grand ma | grand mother |
  grand mothers | grand pa | grand parent | grand parents | grand son | grand sons | green house |  guide book | guide lines |  hair dresser |  hand bag | hand made |
  hand writing | head ache | head line | head lines | head master | head phones |  heart broken |
  her self | high way | high ways | him self | home made | home sick |  home work | house hold |
  house holds | house mate | house mates | house wife | house wives | house work | how ever | ill ness |
  ill nesses | im possible | in come | in formation | in side | in stead | inter national | inter net |
  inter view | it self | jelly fish | key board |  land scape | land scapes | lap top | lap tops |
  life guard | life style | life styles | life time | life times | lunch time | lip stick | loud speaker | man kind |
  master piece | mean while | mid day | mid night | mid summer | mid term | moon light | more over |
  mother hood | motor bike | motor cycle | motor cycles | motor way | motor ways | my self | neighbor hood |
  neighbour hood | net work | net works | never theless | news paper | news papers | nick name | night mare |
  night mares | no body | no where | note book | note books | now adays | our selves | out come | out doors |
  out side | out skirts | over come | over crowded | over population | over sea | over weight | pan cake |
  pan cakes | pass port | pass word | pass words | pay ment | pea nut | photo graph | photo graphs |
  pick pocket | pine apple | play ground | play grounds | police man | police men | police woman | post card |
  post cards | post man | rail way | rail ways | rain bow | rain coat | rain fall |  rain water | relation ship | relation ships | road side | room mate | room mates | sales man |
  sales men | sales woman | sand castle | school mate | school mates | screen shot | sea food | sea shore |
  sea side | sea weed | self ish | ship wreck | side walk | side walks | sister hood | sky scraper |
  sky scrapers | smart phone | smart phones | snow ball | snow fall | snow flake | snow man | snow storm |
  snow storms | soft ware | some body | some how | some one | some thing | some times | some where |
  spread sheet | star fish | steam ship | step father | step mother | stomach ache | straw berries |
  straw berry | sun bathe | sun bathing | sun burn | sun burnt | sun flower | sun flowers | sun glasses |
  sun light | sun shine | super market | super markets | table spoon | tax payer | tax payers | tea cup |
  tea pot | tea spoon | team work | tele vision | text book | text books | them selves | there fore |
  thunder storm | time table | to morrow | tomb stone | tooth ache | tooth brush | tooth brushes |
  tooth paste | tread mill | trouble some | type writer | un employment | un fortunately | un happy |
  under ground | under stand | under standing | under stood | under wear | up load | up loaded | up stairs |
  volley ball | wall paper | wall papers | ward robe | wash room | water fall |  water melon |
  water proof | web page | web site | web sites | week day | week days | week end | week ends |
  weight lifting | what ever | wheel chair | when ever | where as | where by | where ever | 
  wide spread | wild life | wind mill | wind mills | with out | work load | work mate | work mates |
  work place | work places | work shop | work shops |  wrist watch | year book | yester day |
  your self | your selves | youth ful`

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
