const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/** Nouns that take “the” only where something says which: “the life of a bee”, but “life is short”. */
export const ABSTRACT_NOUNS: ReadonlySet<string> = words(`
  life poverty happiness unhappiness unemployment tourism globalization globalisation mankind humanity obesity
  loneliness childhood adolescence adulthood friendship luck pollution racism hunger smoking advertising
  health nature success freedom democracy education motivation creativity immigration urbanization urbanisation
  inflation corruption society honesty capitalism communism consumerism terrorism sexism vandalism bullying
  alcoholism individualism materialism feminism illiteracy overpopulation deforestation
  technology equality inequality industrialization industrialisation sustainability multitasking volunteering
  recycling cycling teamwork productivity digitalization digitalisation digitization
  psychology sociology philosophy economics mathematics biology geography astronomy
  biodiversity parenthood motherhood nutrition hygiene urbanism electronics robotics ecology
  tolerance generosity laziness selfishness curiosity boredom jealousy prosperity wellbeing well-being
  agriculture congestion telework teleworking homeschooling telemedicine e-commerce photography gymnastics
  athletics plagiarism procrastination optimism pessimism patriotism nationalism atheism perfectionism fatherhood
  diabetes asthma insomnia empathy compassion perseverance diligence integrity modesty humility journalism
  employment entertainment punctuality self-confidence self-esteem homelessness malnutrition`)

/** Two words that are such a noun together. */
export const ABSTRACT_PAIRS: ReadonlySet<string> = words(`
  climate-change global-warming air-pollution water-pollution noise-pollution fast-food junk-food organic-food
  classical-music modern-art modern-technology modern-society modern-life human-life human-health mental-health
  physical-health higher-education social-life everyday-life daily-life
  real-life family-life private-life city-life university-life college-life country-life rural-life urban-life
  artificial-intelligence online-shopping renewable-energy solar-energy nuclear-energy wind-energy economic-growth
  physical-activity physical-exercise fresh-water clean-water job-satisfaction peer-pressure public-speaking
  youth-unemployment distance-learning online-learning online-education human-nature human-beings
  social-networking space-travel space-exploration animal-testing food-waste plastic-waste plastic-pollution
  fast-fashion customer-satisfaction critical-thinking early-childhood wild-animals social-skills
  medical-care health-care physical-education formal-education good-health financial-stability mass-tourism
  gender-equality income-inequality racial-discrimination domestic-violence child-labour child-labor
  traffic-congestion wind-power solar-power nuclear-power remote-work remote-working remote-learning lifelong-learning
  early-retirement computer-science data-science world-peace world-hunger food-security cyber-crime organised-crime
  organized-crime drug-addiction alcohol-abuse sex-education human-rights animal-rights pop-music rock-music folk-music
  healthy-food processed-food student-life village-life married-life working-life medical-treatment
  genetic-engineering environmental-protection environmental-pollution foreign-languages traffic-jams`)
