/** Nouns without a plural, in learners' commonest mistakes with them. */
export const UNCOUNTABLE_NOUNS: ReadonlySet<string> = new Set(
  `information advice furniture equipment homework housework knowledge luggage baggage traffic pollution software
  hardware news progress evidence electricity research machinery scenery jewellery jewelry music weather happiness
  health wealth money luck fun patience violence permission wildlife garbage rubbish litter infrastructure
  transportation employment unemployment feedback stuff accommodation clothing behaviour bread rice`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)
