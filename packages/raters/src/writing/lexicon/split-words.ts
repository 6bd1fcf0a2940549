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
  grand parent | grand parents | grand son | hair dresser | hand bag | head ache |
  head line | head lines | head master | head phones | her self | him self |
  home work | house hold | house wife | house wives | house work | how ever | im possible | in come |
  in formation | in side | inter national | inter net | inter view | it self | key board | land scape |
  land scapes | lap top | lap tops | life guard | life style | life styles | life time |
  master piece | mean while | more over | motor bike | motor cycle | my self | net work | net works |
  never theless | news paper | news papers | no body | no where | note book | note books | now adays |
  our selves | out come | out side | over come | over weight | pass port | pass word |
  pass words | pea nut | photo graph | photo graphs | play ground | play grounds | police man | rain bow |
  rain coat | relation ship | relation ships | room mate | room mates | sales man | sales men | sales woman |
  sea food | sea side | sky scraper | sky scrapers | smart phone | smart phones | snow man | soft ware |
  some body | some how | some one | some thing | some times | some where | step father | step mother |
  stomach ache | sun glasses | sun light | sun shine | super market | super markets | tele vision | text book |
  text books | them selves | there fore | time table | to morrow | tooth ache | tooth brush | tooth paste |
  un employment | un fortunately | un happy | under stand | under standing | under stood | up stairs |
  volley ball | water fall | web page | web site | web sites | week day | week days | week end | what ever |
  when ever | where as | where ever | wild life | with out | work place | work places | work shop |
  yester day | your self | your selves |
  air craft | air line | air lines | art work | art works | baby sitter | baby sitters | baby sitting | bath tub | birth place |
  black board | black boards | blue berries | blue berry | book mark | book shelf | book shelves | book shop | book shops |
  book store | book stores | card board | cart wheel | chair man | 
  country men | cross roads | cup cake | cup cakes | day dream | day dreams | day dreaming | down load | down loads |
  drug store | ear ring | earth quakes | else where | eye brow | eye brows | eye lash | eye lashes | feed back | finger nail |
  finger nails | finger print | finger prints | fire fighter | fire fighters | fire place | fire works | fire wood |
  flash light | flash lights | flat mate | flat mates | flower pot | foot ballers | foot path | foot paths | foot print |
  foot prints | foot wear | gentle man | gentle men | god father | god mother | grand fathers | grand mothers |
  grand sons | grand child | grand daughters | grape fruit | grass land | hair cut | hair style | hair styles |
  hair dressers | hand bags | hand craft | hand crafts | hand made | hand shake | hand some | hard ware |
  head light | head lights | head quarters | high light | high lights | high way | high ways |
  home made | home sick | home sickness | house holds | house keeper | house keeping | house mate |
  house mates | key boards | land lady | land lord | land lords | land mark |
  land marks | like wise | lip stick | mail box | middle man | middle men | moon light | motor bikes |
  motor cycles | motor cyclist | motor cyclists | motor way | motor ways | neck lace | neck tie | net working | 
  news letter | news papers | none theless | oat meal | other wise | out break | out door | out fits |
  out skirts | out standing | over crowded | over crowding | over load |
  over population | over populated | over seas | over weight | over whelmed | over whelming | pan cake | pan cakes |
  paper work | pass ports | pay check | pine apple | pine apples | play mate | play mates | police men | police woman |
  pop corn | post card | post cards | post man | rail road | rail roads | rail way | rail ways | rain drop | rain drops |
  rain fall | rain storm | rain water | sail boat | sand castle | scare crow |
  school mate | school mates | sea shell | sea shells | sea shore | sea sick | sea weed | ship wreck | shop keeper |
  shop keepers | side walk | side walks | sight seeing | skate board | skate boarding | snow board | snow boarding |
  snow flake | snow flakes | snow storm | snow storms | some what | space ship | space ships | speed boat | spokes man |
  sports man | sports men | step brother | step sister | straw berries | straw berry | sub way | sun burn |
  sun flower | sun flowers | sun rise | sun screen | super hero | super heroes | 
  super star | super stars | surf board | table cloth | team mate | team mates | team work | tooth brushes | toll booth |
  trade mark | under estimate | under go | under graduate | under graduates | under line | under neath | under take |
  under wear | under weight | up date | up dates | up dated | up grade | up graded | up load | up loaded |
  vine yard | wall paper | water melon | water melons | water falls | water proof | week ends | wheel chair |
  wheel chairs | where by | white board | white boards | wide spread | wind mill | wind mills | wind surfing | wood land |
  work shops | wrist watch`

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
