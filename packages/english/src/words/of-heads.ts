// Written by training/build-of-heads.ts; do not edit by hand.
/** Nouns that hardly ever stand without a determiner before “of”. */
export const OF_HEADS: ReadonlySet<string> = new Set(
  `absence act age amount atmosphere attainment attention base basis beginning bottom burden business center
  century challenge change character choice citizen combination conclusion copy core corner courage course cup
  dawn decade degree depth determination direction duty edge effect effectiveness end engine era essence existence
  expense expression extent face fact fall feeling field figure form foundation framework function generation
  genius goal group heart history hour image impact importance influence instrument invasion job letter liberation
  list majority manner mass matter meaning measure message middle midst moment movement name nation necessity
  network number oath operation outcome pace path pattern percentage period phase picture point position
  possibility presence price principle process product proportion purpose quality quarter question range rate
  reach reality record renewal rest restoration result risk sake scene section sense session set shadow shortage
  side size source spirit spread state statement status strengthening sum symbol task test tide union variety
  vision voice volume wall wave wealth weight world`.split(/\s+/u),
)
