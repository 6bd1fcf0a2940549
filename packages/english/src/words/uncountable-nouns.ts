/** Nouns without a plural, in learners' commonest mistakes with them. */
export const UNCOUNTABLE_NOUNS: ReadonlySet<string> = new Set(
  `information advice furniture equipment homework housework knowledge luggage baggage traffic pollution software
  hardware news progress evidence electricity research machinery scenery jewellery jewelry music weather happiness
  health wealth money luck fun patience violence permission wildlife garbage rubbish litter infrastructure
  transportation employment unemployment feedback stuff accommodation clothing behaviour bread rice
  underwear footwear sportswear menswear cutlery crockery stationery laundry seafood livestock cattle poultry butter flour
  garlic sunshine sunlight daylight moonlight lightning oxygen petrol gasoline soap wi-fi wifi
  internet teamwork assistance guidance courage honesty bravery loyalty poverty leisure nutrition hygiene obesity
  tourism terrorism racism vandalism feminism capitalism materialism healthcare childcare sightseeing
  mankind humanity trash firewood shampoo toothpaste cash dust mud homelessness loneliness boredom sadness
  gratitude enthusiasm curiosity pollen spaghetti graffiti slang fertility literacy
  illiteracy self-confidence self-esteem wellbeing well-being punctuality laziness selfishness`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)
