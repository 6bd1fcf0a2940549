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

/** Every noun of the three lists: more than one of them needs its -s. */
export const COUNTED_NOUNS: ReadonlySet<string> = new Set([...PERSON_NOUNS, ...THING_NOUNS, ...MORE_THINGS])

/** Every noun of the first two lists. */
export const COUNTABLE_NOUNS: ReadonlySet<string> = new Set([...PERSON_NOUNS, ...THING_NOUNS])

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u).filter((word) => word !== ''))
}
