/** Jobs and roles: one of many, so never bare in the singular (“She is teacher”). */
export const PERSON_NOUNS: ReadonlySet<string> = wordsOf(`teacher student doctor nurse engineer lawyer driver farmer
  manager scientist singer actor actress writer worker cook waiter waitress programmer designer journalist soldier pilot
  dentist player child adult woman person friend boy girl baby brother sister husband wife cousin neighbour neighbor
  colleague classmate roommate customer client tourist visitor guest stranger teenager citizen politician employee
  employer adolescent adult applicant athlete businessman businesswoman chef consumer couple customer daughter
  expert father mother son parent grandmother grandfather grandparent graduate immigrant inhabitant
  kid learner leader listener lecturer lover member neighbor newcomer partner pedestrian politician president professor
  pupil refugee resident scholar shopkeeper sibling specialist speaker spectator survivor supporter
  technician traveler traveller uncle aunt user victim villager volunteer winner youngster boyfriend girlfriend secretary policeman fireman mechanic accountant architect researcher artist musician
  professor passenger owner foreigner`)

/** Things, places and ideas that hardly ever stand bare in the singular. */
export const THING_NOUNS: ReadonlySet<string> = wordsOf(`house apartment bicycle bike motorcycle ship ticket book
  newspaper magazine dictionary computer laptop camera table chair kitchen bathroom bedroom garden window wall bag
  bottle cup knife fork hat shirt shoe jacket coat umbrella letter picture song movie party wedding lesson problem idea
  mistake thing job company factory hotel restaurant cafe supermarket library museum stadium city village island
  mountain beach forest tree animal dog cat elephant lion disadvantage decision situation difference method website
  headache building bridge road street airport station gym shop farm zoo suitcase toy guitar piano degree diploma
  certificate salary contract festival holiday dream goal habit hobby skill subject topic reason solution`)

/** More things that are counted; a few of them stand bare in expressions (“in detail”), which the rules know. */
export const MORE_THINGS: ReadonlySet<string> = wordsOf(`advertisement advert advantage airplane album ambition
  application appointment assignment author automobile backpack ballet balloon basket battle beginner blog boat border
  boundary brain brand brochure bus cake calculator calendar campaign campus candidate candle car carpet category
  celebrity cellphone century championship channel chapter characteristic charity chef cinema clinic clock coin comment
  community competitor component computer concept concert conclusion conference consequence constitution consumer
  container contest continent conversation corner costume council country couple course creature criminal
  customer daughter deadline debate decade department destination detail device diagram difficulty direction director
  disaster discount document drawback drug ear earthquake economist editor election elevator emotion employer encounter
  enemy engine enterprise entrepreneur error essay event exam examination example exception exhibition experiment
  expert explanation eye facility factor factory fault feature feeling finding finger flat flight flower fridge gadget
  generation ghost gift grade grandmother grandfather grandparent graph group guideline gun hall
  hero highway historian hospital hurricane ideal illness immigrant individual industry inhabitant innovation
  instruction instrument intention invention invitation issue item journey judge kilometre kilometer kid lab laboratory
  lake lane lecture leg lesson lifestyle location mall mammal manner map meal meeting member memory message method
  microphone mile minute mobile model monument motorbike motor mouse movement museum muscle myth narrator nation necklace
  neighbourhood neighborhood nest notebook notion novel obstacle occasion occupation ocean office officer
  opinion opponent opportunity orange organ organisation organization outcome outfit parent park partner passport
  path pen pencil percentage period personality perspective phenomenon phone photo photograph plane planet planner plate
  platform poem poet policy pond pool possibility poster prediction preference president prisoner process producer
  product professional program programme project proposal province pub pupil question rainforest rat reader
  recipe recommendation region relationship reporter requirement resident restaurant reward river robot role
  roof route rule sandwich scene scholar scholarship screen sculpture seat secret seed sentence server
  shelf shirt sibling situation sister skyscraper slogan smartphone solution son song specialist spectator stage
  statement station statue stereotype stomach storm story strategy student studio subject suburb suitcase supermarket
  surface surgeon survey sweater swimmer symbol symptom system tablet talent target task taxi team technique telephone
  television temple tenant tendency tent textbook theatre theater theory thief threat tool topic tornado tour tournament
  town trader tradition train trait traveller traveler trend tribe trick trip truck tunnel tutor uncle
  uniform union university vacancy vacation vehicle version victim video viewer viewpoint villager virus visa
  volcano volunteer wage website weekend weapon winner wolf workplace workshop worker year zone`)

/** Things and persons that are counted, and hardly ever stand bare. */
export const STILL_MORE_THINGS: ReadonlySet<string> = wordsOf(`
  accordion ad adventurer aim alien ambulance ancestor ankle ant apron armchair artefact assumption attempt attic
  avenue axe backpacker bakery balcony bandage banknote barber bargain barrel barrier bathtub beak bean bear bee bill
  billboard bin biologist biscuit blanket blogger bone booklet bookshelf bookshop bookstore boss bowl bracelet brick
  bride bridegroom briefcase broom brush bucket bug builder bulb bull burden bush butterfly button buyer cabin
  cabinet cage camel canal cap caravan carer carpenter cart castle catalogue cave ceiling cellar chick chimney chore
  cigarette claim classroom cleaner clerk closet cloud clown clue cockroach collar comb comedian commuter companion
  composer consultant cookie corridor counter counterargument coupon cow crab craftsman crayon criterion crocodile
  crowd cube cupboard curtain cushion cyclist dancer dealer deficit desert desk desktop detective dialect diary
  dilemma dimension dinosaur distinction district dolphin donkey doorbell dormitory drawer drum duck duty eagle
  earring element embassy envelope equation eraser escalator exhibit expat expectation explorer eyebrow fable faculty
  fan farmhouse fee fence ferry figure firefighter fireplace firework fisherman flag flashcard flashlight flatmate
  flute folder follower fossil fountain fox freelancer freezer frog gallery gamer gang gap garage gate generator
  gesture giraffe glove goat goose gorilla grandchild granddaughter grandma grandpa grandson grave guard guardian
  guidebook hairdresser hammer handbag handkerchief handle hanger harbour hawk headline headphone hedge heel helmet
  helper herb hiker hill hint hole honeymoon hook horn horse hostel housewife hut hypothesis icon idiot idol
  illustration implication incentive incident infant influencer ingredient initiative insect instructor intern
  internship interpreter interviewer inventor investor invoice jar jet jewel joke jug jungle kangaroo kettle key
  keyboard kindergarten kitten knee knot label ladder lady lamb lamp landlady landlord landmark lantern lawn leaflet
  leopard librarian lid lighthouse limb limitation link lip lizard loan locker loophole lorry lung magician magnet
  maid majority mask mat mattress mayor meadow medal melody merchant microscope microwave milestone millionaire
  mindset minister minority mirror missile monk monkey monster moped mosque mosquito motive moustache mug mushroom
  nail napkin needle nephew newsletter niece nightmare noodle notification nursery obligation operator option oven
  owl ox package painter palace pan panda parade paragraph parcel parrot participant passage pavement peak peanut
  pear pearl peer penalty penguin pensioner performer pet pharmacist pharmacy photographer phrase physician pie pig
  pigeon pill pillow plantation playground plug plumber pocket podcast pole portrait postcard pot potato priest
  prince princess printer prize procedure proportion prospect pumpkin puppet puppy purse puzzle pyramid quarrel quiz
  quotation quote rabbit rainbow raincoat rate receipt receptionist rectangle refrigerator relative remark remedy
  reptile result retailer rider rifle ritual robber rocket rooftop rope rose ruler rumour runner sack sailor salesman
  sample sandal sardine satellite sausage scandal scarf scenario schoolboy scooter screenshot seller servant shark
  shell shepherd shopper shortcoming shortcut shoulder shovel sidewalk signature sink skateboard skeleton sketch
  slave sleeve slice slide slipper smoker snack snail snake sneaker sock sofa spade spider spoon spouse spy squirrel
  staircase stakeholder standpoint statistic steak stove strawberry submarine subscriber subsidy substitute
  suggestion supervisor supplier sweatshirt sword syllable syllabus taboo tactic tail tailor tale teapot telescope
  threshold tile timetable toe tomato toothbrush tortoise towel tower trainee trainer tram translator tray trophy
  trumpet turtle twin tyre vase verdict vet violin vlogger voucher voyage waist wallet wardrobe warehouse waterfall
  whale wheel wheelchair whistle widow wig wrist yacht yard zebra`)

/** Every noun of the four lists: more than one of them needs its -s. */
export const COUNTED_NOUNS: ReadonlySet<string> = new Set([
  ...PERSON_NOUNS,
  ...THING_NOUNS,
  ...MORE_THINGS,
  ...STILL_MORE_THINGS,
])

/** Every noun of the first two lists. */
export const COUNTABLE_NOUNS: ReadonlySet<string> = new Set([...PERSON_NOUNS, ...THING_NOUNS])

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u).filter((word) => word !== ''))
}
