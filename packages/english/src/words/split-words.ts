/** Two words that learners write for one; without the space they are the right word. */
const SPLIT = `after noon | after wards | air plane | air planes | air port | air ports | al most | al ready | al though |
  air craft | air line | air lines | al ways | an other | any body | any thing | any where | arm chair | art work |
  art works | baby sitter | baby sitters | baby sitting | back ache | back bone | back ground | back packs |
  back wards | bare foot | base ball | basket ball | bath room | bath rooms | bath tub | bed room | bed rooms |
  bed time | birth day | birth days | birth place | black board | black boards | blue berries | blue berry |
  book mark | book shelf | book shelves | book shop | book shops | book store | book stores | boy friend |
  boy friends | brain storm | break fast | brick field | brick fields | broad cast | butter fly | card board |
  cart wheel | chair man | child birth | child hood | class mate | class mates | class room | class rooms |
  country men | country side | country sides | cross roads | cup board | cup cake | cup cakes | data base |
  day dream | day dreaming | day dreams | dead line | dead lines | dis agree | dish washer | down load | down loads |
  down stairs | down town | draw back | draw backs | drug store | ear phones | ear ring | ear rings | earth quake |
  earth quakes | else where | every body | every thing | every where | eye brow | eye brows | eye lash | eye lashes |
  eye lid | eye sight | farm lands | feed back | finger nail | finger nails | finger print | finger prints |
  fire fighter | fire fighters | fire man | fire place | fire wood | fire works | fisher man | fisher men |
  flash light | flash lights | flat mate | flat mates | flower pot | foot ball | foot baller | foot ballers |
  foot bridge | foot path | foot paths | foot print | foot prints | foot step | foot steps | foot wear | fore cast |
  fore ground | fore head | fore most | frame work | free lance | friend ship | further more | gentle man |
  gentle men | girl friend | girl friends | god father | god mother | grand child | grand children | grand daughter |
  grand daughters | grand father | grand fathers | grand ma | grand mother | grand mothers | grand pa | grand parent |
  grand parents | grand son | grand sons | grape fruit | grass land | green house | guide book | guide lines |
  hair dresser | hair dressers | hair style | hair styles | hand bag | hand bags | hand craft | hand crafts |
  hand made | hand shake | hand some | hand writing | hard ware | head ache | head light | head lights | head line |
  head lines | head master | head phones | head quarters | heart broken | her self | high light | high lights |
  high way | high ways | him self | home made | home sick | home sickness | home work | house hold | house holds |
  house keeper | house keeping | house mate | house mates | house wife | house wives | house work | how ever |
  ill ness | ill nesses | im possible | in come | in formation | in side | in stead | inter national | inter net |
  inter view | it self | jelly fish | key board | key boards | land lady | land lord | land lords | land mark |
  land marks | land scape | land scapes | lap top | lap tops | life guard | life style | life styles | life time |
  life times | like wise | lip stick | loud speaker | lunch time | mail box | man kind | master piece | mean while |
  mid day | mid night | mid summer | mid term | middle man | middle men | moon light | more over | mother hood |
  motor bike | motor bikes | motor cycle | motor cycles | motor cyclist | motor cyclists | motor way | motor ways |
  my self | neck lace | neck tie | neighbor hood | neighbour hood | net work | net working | net works |
  never theless | news letter | news paper | news papers | nick name | night mare | night mares | no body | no where |
  none theless | note book | note books | now adays | oat meal | other wise | our selves | out break | out come |
  out door | out doors | out fits | out side | out skirts | out standing | over come | over crowded | over crowding |
  over load | over populated | over population | over sea | over seas | over weight | over whelmed | over whelming |
  pan cake | pan cakes | paper work | pass port | pass ports | pass word | pass words | pay check | pay ment |
  pea nut | photo graph | photo graphs | pick pocket | pine apple | pine apples | play ground | play grounds |
  play mate | play mates | police man | police men | police woman | pop corn | post card | post cards | post man |
  rail road | rail roads | rail way | rail ways | rain bow | rain coat | rain drop | rain drops | rain fall |
  rain storm | rain water | relation ship | relation ships | road side | room mate | room mates | sail boat |
  sales man | sales men | sales woman | sand castle | scare crow | school mate | school mates | screen shot |
  sea food | sea shell | sea shells | sea shore | sea sick | sea side | sea weed | self ish | ship wreck |
  shop keeper | shop keepers | side walk | side walks | sight seeing | sister hood | skate board | skate boarding |
  sky scraper | sky scrapers | smart phone | smart phones | snow ball | snow board | snow boarding | snow fall |
  snow flake | snow flakes | snow man | snow storm | snow storms | soft ware | some body | some how | some one |
  some thing | some times | some what | some where | space ship | space ships | speed boat | spokes man | sports man |
  sports men | spread sheet | star fish | steam ship | step brother | step father | step mother | step sister |
  stomach ache | straw berries | straw berry | sub way | sun bathe | sun bathing | sun burn | sun burnt | sun flower |
  sun flowers | sun glasses | sun light | sun rise | sun screen | sun shine | super hero | super heroes |
  super market | super markets | super star | super stars | surf board | table cloth | table spoon | tax payer |
  tax payers | tea cup | tea pot | tea spoon | team mate | team mates | team work | tele vision | text book |
  text books | them selves | there fore | thunder storm | time table | to morrow | toll booth | tomb stone |
  tooth ache | tooth brush | tooth brushes | tooth paste | trade mark | tread mill | trouble some | type writer |
  un employment | un fortunately | un happy | under estimate | under go | under graduate | under graduates |
  under ground | under line | under neath | under stand | under standing | under stood | under take | under wear |
  under weight | up date | up dated | up dates | up grade | up graded | up load | up loaded | up stairs | vine yard |
  volley ball | wall paper | wall papers | ward robe | wash room | water melon | water melons | water proof |
  web page | web site | web sites | week day | week days | week end | week ends | weight lifting | what ever |
  wheel chair | wheel chairs | when ever | where as | where by | where ever | white board | white boards |
  wide spread | wild life | wind mill | wind mills | wind surfing | with out | wood land | work load | work mate |
  work mates | work place | work places | work shop | work shops | wrist watch | year book | yester day | your self |
  your selves | youth ful`

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

/** No words: standing alone they belong to the word beside them. */
export const LOOSE_ENDINGS: ReadonlySet<string> = new Set(
  'ness nesses ment ments ful tion tions sion ity ities ative ance ances ence'.split(' '),
)
export const LOOSE_OPENINGS: ReadonlySet<string> = new Set('un dis mis im inter'.split(' '))

/** The two words as written and the one that is meant. */
export const SPLIT_WORDS: ReadonlyMap<string, string> = new Map([
  ...SPLIT.split('|').map((pair) => {
    const words = pair.replaceAll(/\s+/gu, ' ').trim()
    return [words, words.replaceAll(' ', '')] as const
  }),
  ...CHANGED,
])
