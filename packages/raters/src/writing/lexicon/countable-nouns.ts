/** Jobs and roles: one of many, so never bare in the singular (“She is teacher”). */
export const PERSON_NOUNS: ReadonlySet<string> = wordsOf(`teacher student doctor nurse engineer lawyer driver farmer
  manager scientist singer actor actress writer worker cook waiter waitress programmer designer journalist soldier pilot
  dentist player child adult woman person friend boy girl baby brother sister husband wife cousin neighbour neighbor
  colleague classmate roommate customer client tourist visitor guest stranger teenager citizen politician employee
  employer boyfriend girlfriend secretary policeman fireman mechanic accountant architect researcher artist musician
  professor passenger owner foreigner`)

/** Things, places and ideas that hardly ever stand bare in the singular. */
export const THING_NOUNS: ReadonlySet<string> = wordsOf(`house apartment bicycle bike motorcycle ship ticket book
  newspaper magazine dictionary computer laptop camera table chair kitchen bathroom bedroom garden window wall bag
  bottle cup knife fork hat shirt shoe jacket coat umbrella letter picture song movie party wedding lesson problem idea
  mistake thing job company factory hotel restaurant cafe supermarket library museum stadium city village island
  mountain beach forest tree animal dog cat elephant lion disadvantage decision situation difference method website
  headache building bridge road street airport station gym shop farm zoo suitcase toy guitar piano degree diploma
  certificate salary contract festival holiday dream goal habit hobby skill subject topic reason solution`)

/** Every noun of the two lists. */
export const COUNTABLE_NOUNS: ReadonlySet<string> = new Set([...PERSON_NOUNS, ...THING_NOUNS])

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u).filter((word) => word !== ''))
}
