/** First parts that hang on these words: “self-confidence”, “ex-wife”. */
export const HYPHENATED_PARTS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    self: `confidence confident esteem control discipline disciplined study employed employment respect defence defense
      awareness development improvement taught centred centered sufficient sufficiency reliance reliant conscious pity
      assessment expression sacrifice satisfaction image destructive`,
    ex: 'girlfriend boyfriend wife husband president boss colleague classmate minister soldier prisoner teacher',
    non: `smoking smoker smokers native stop violent violence profit alcoholic verbal existent governmental renewable fiction
      formal academic european english western essential toxic vegetarian biodegradable recyclable`,
    co: 'worker workers founder operation operate operative education author pilot exist existence',
    wi: 'fi',
    e: 'mail mails book books commerce learning shop bike',
    mid: 'term twenties thirties morning afternoon',
    semi: 'final finals',
    anti: 'social virus war',
    t: 'shirt shirts',
    x: 'ray rays',
  }).map(([first, list]) => [first, new Set(list.split(/\s+/u))]),
)
