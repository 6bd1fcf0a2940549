/** The constants of the ranking, each with its reason in `docs/predictions.md`; another value is another `name`. */
export const predictionRules = {
  name: 'sightings-1',
  /** After so many days a report weighs half. */
  halfLifeDays: 14,
  /** What each further country adds, as a share of the sum of weights. */
  countryShare: 0.25,
  /** Countries beyond this many add nothing. */
  mostCountries: 5,
  /** A question that nobody saw for so many days is not expected. */
  windowDays: 56,
  /** A kind has a list only when so many learners reported any of its questions within the window. */
  leastLearners: 3,
  /** A list holds at most this share of its kind's questions … */
  listShare: 0.25,
  /** … and never more than so many. */
  mostListed: 20,
} as const
