// Written by training/build-article-nouns.ts; do not edit by hand.
/** Nouns that hardly ever stand bare in the singular. */
export const ARTICLE_NOUNS: ReadonlySet<string> = new Set(
  `abbreviation abdomen ability abnormality abscess academy accelerator accent accident accountant accusation
  acrobat acronym act actor actress additive address adherent adjective administrator admiral admirer adult adverb
  adversary advertisement adviser affix aged agency agenda agent airplane airport aisle alarm album alley alliance
  allowance alloy alphabet altar alternative ambassador ampere analyst ancestor anesthetic angel angle animal
  ankle announcement antagonist antenna anthropologist antibody aorta apartment appendage appliance applicant
  appraisal appropriation arc arch archipelago architect area arm armpit army arrangement array arrow arsenal
  artery article artifact artist aspect asset assistant assumption asteroid athlete atmosphere atom attacker
  attainment attempt attic attorney attraction attribute audience audit auditorium author automobile avenue axis
  axle baby bacterium badge bag ball balloon ballot ban band bandage bank banker banquet bar barn baron barrier
  basement basin basis bath bathroom battery battlefield beach beacon beak beam beard bearer beast beat bedroom
  beetle beggar believer bell belt bench bend bet beverage bicycle bid bill binder biologist bird bite bladder
  blade blanket blight bloc block bloodstream bloom blouse blow blueprint boat body boiler bolt bomb bond bone
  book boom boot booth border bore borough boss bottle bottom boundary bow bowl box boxer boy boyfriend brace
  bracket brain branch brand break breakdown breed breeze bride broker brother brush bubble bucket budget bug
  buildup bulb bull bullet bump bundle burden burglar burner burst bush butt butterfly button cabin cabinet cactus
  cage calculus calendar calf camel camera campaign canal candidate candle cannon canoe canyon cap cape capsule
  captain capture car carburetor carcass card career carpenter carpet cart cartel cartridge cask casserole castle
  cat catalog catalyst cataract category cathedral cave cavity ceiling celebrity cell cellar cello census center
  century cereal certificate cervix chain chair challenge chamber championship channel chapter chariot cheek
  chemist chest child chimney chin chip choir chord chorus chromosome cigar cigarette circle circuit circumstance
  circus citizen city clam classroom clause claw clergyman cleric clerk client cliff climber clinic clip cloak
  clock closet clot clown club cluster coach coalition coastline coat cocktail coefficient coil coin collar
  colleague collection collector colon colony column comb comedian comet comment commentator commission commitment
  commodity community companion company compartment compass competitor compiler complement complexion complication
  compliment component composer computer conclusion condiment conductor cone congregation consensus conspiracy
  constellation constituent container contest contestant continent contractor contribution cookie cord core cornea
  corner cornerstone corporation corpse correlation cortex council count counter counterpart country countryside
  county couple course covenant cover covering cow crab crack craftsman crane cranium crash crate crater crease
  creature creditor creek crest crew critic cross crowd crusade crust cube cue cult cup curb cure curl curriculum
  curse curtain curve cushion customer cycle cylinder cyst dam dance dancer dash database daughter deadline dealer
  decade deck defendant deficit definition deformity deity delta delusion demon dentist department depiction
  descendant desk destination destroyer detective detergent device devil diagram dial dialect diaphragm diary
  dictator dictionary difference dilemma dime diocese dip diploma diplomat director disadvantage discoloration
  discount discovery dish disk disposition distance distributor district diver dividend divinity dock doctor
  doctrine document dog dogma doll dollar domain dome donor door doorway dose dot downturn dozen dragon drain
  drawing dream dressing drill driver driveway drug drum duck duct duel dynasty ear eardrum earthquake echo
  eclipse economy edge edition editor elbow element elephant elevator ellipse embargo emblem embryo empire
  employee employer emulsion enclosure ending enemy engine engineer entity entrepreneur envelope environment
  enzyme epidemic episode epistle equation equator equinox era escape esophagus essay establishment estimate
  estuary event exam exclamation executive expedition exponent exterior extract extremity eye eyeball faction
  factor factory faculty fallacy family fan farm farmer fastener father feat feature feel fence fern festival
  fetus field figure filling filter finger finish firearm fireplace firework fissure fixture flap flash fleet
  floor flute fly fold follower fool foothold forearm foreigner forest fork formulation fort fortification fossil
  foundation founder fox fraction fragment frame framework freeze friend fringe frontier fugitive function funeral
  fungus furnace furrow fuse future galaxy gallery gambler game gang gap garage garden garment gate gem gene
  generator genre gentleman genus gesture ghost giant gift girl glacier glance gland globe glow goal goat god
  golfer goose gown graft grandfather grandson grant graph greeting grid grip groove group grouping growing guest
  gulf gun guy gymnast habitat hall hallway hammer handicap handle happening harvest hat hawk hazard heading
  heater heel heir helicopter helmet hem hemisphere hen herd heritage hero hierarchy highway hill hinge hip hitch
  hive hobby hog holder hole holiday homeland honeycomb hood hoof hoop horizon hormone horn horse hospital host
  hotel hound house household hub hunter hurricane husband husk hymn idea illusion image imperfection implant
  implement impression inadequacy incarnation inclination index indication indicator indictment individual infant
  ingredient inhabitant inlet inn inscription institution instrument integer intellect intensifier interface
  intersection interval interview intestine inventor investor ion iris island item jacket jar jaw jet job joke
  journalist journey judge jug jump junction jury keel keeper kernel kettle keyboard keynote kick kidney killer
  kiln kingdom kiss kitchen kite knee knife knight knob knot know label laboratory laborer labyrinth ladder lady
  lake lamp lance landlord landmark landscape lane lap lapse larynx lathe launching lawsuit lawyer layer leader
  leaf league leak leap lecture lecturer ledger leg legacy legislature lender lens lesson letter lever library
  license lid lien lifetime likeness liking lily limb limousine liner lion list litter livelihood lizard load loaf
  loan lobe locality lock locomotive log logarithm loin loop lord lot lotion lottery loudspeaker louse lover lump
  lung lure machine magazine magnet mainland maker mammal man mandible manifestation manner mantle manufacture
  manufacturer manuscript map marathon margin mark marker market marketplace mask mast mat match mathematician
  matrix meadow meal mechanism medium melon member memorial menu merchant mess message messenger metaphor method
  microorganism microscope middle mile mill millennium ministry miracle mirror mission mistake mixture mob mode
  model modifier mold mom moment monarch monarchy monk monster monument mood moon mortgage mosque mosquito moth
  mother motive mound mountain mouse mouth movie mugger multitude municipality murderer muscle museum musician
  musket mustache muzzle myth nail name napkin narcotic nation neighbor neighborhood nerve nest network neuron
  newborn newspaper nightmare nobleman node norm nose note notebook notion noun novel nucleus nuisance nurse nymph
  oar object objective obligation observer obstacle occasion occupant occurrence ocean octave odor offender
  officer official onset opera operator opponent option ordering organ organism organization orientation ounce
  outbreak outburst outcome outgrowth outlet ovary oven owner pack package pact pad page painter pair palace
  palate pan pancreas panel papacy parade parent park parlor participant particle partner party passageway passing
  patch path pathway patient patriarch patron pattern pawn peak peer pelt pelvis pen penalty peninsula penis penny
  pension performer period periodical person pest pesticide pet petal phenomenon philosopher photograph
  photographer photon phrase physician physicist pianist picture piece pig pigment pill pillar pillow pin pioneer
  pipe pipeline pistol piston pit pitcher pivot placenta plague plaintiff plan plane planet plateau platform
  platoon player playwright plea pleading plot plow plug plume plural pocket pod poem poet point pole policeman
  politician polygon polymer polynomial pond pope port portion portrait portrayal post pot pouch pound
  practitioner preacher precursor predecessor predicate premise premium presence priest prince princess principle
  printer privilege prize problem process procession processor prodigy product profession professor program
  progression project projectile promontory pronoun propeller prophecy prophet proposal proposition prosecutor
  prostitute publisher puddle puff pull pulse pump punch pupil purse puzzle quadruped quantifier quark quarry
  quest quilt racetrack rack racket radiator radius railway raise ranch rank rate ratio ray razor reactor reader
  realm rebate receiver receptacle rectum reef reel reformer refugee regime region register rehearsal reign
  relationship remark remedy reminder remnant rendition reorganization reporter republic requirement reservoir
  resident resource restaurant restoration result retina rib ribbon ride rider ridge rifle rim ring riot rising
  rite river road roadway rocket rod role roller roof room rose rotor route row rudder rug ruler runner runway
  rush sac sack sacrament saddle sailboat sailor saint salesman same sample sandal sandwich sash saving saying
  scalp scandal scar scarf scene scheme scholar scientist score scourge scream screen screw seal seam seaport seat
  secretary sect sector segment seller semiconductor senator sentence series sermon servant server serviceman
  serving set setting sewer shaft sheath sheet shelf shell sheriff shield shift ship shirt shoe shore shortage
  shovel shower shrine shutter shuttle sidewalk sign signal signature signer singer sink sinus sister site
  situation skeleton skirt skull sky skyscraper slab slave sled slice slip slit slope slot smile snake snare
  socket sofa soldier son sonata song soul source spacecraft spade spaniel spar spark speaker spear specialist
  specimen spectacle spectator specter spectrum spell sphere spider spike spine spiral sponge sponsor spoon spot
  spouse spur spy squad squirrel stack stage stain stairway stalk stall stamp stand stanza star starter state
  statement statesman station statistic statue stem stew stick stigma stimulant sting stockpile stomach stool
  stoppage stopper storm story stove strait strand stranger strap stratum streak stream street stretch string
  strip stroke stronghold student studio subculture subdivision subscription substance substitute suburb successor
  sucker suitcase suite summary summit sun superlative supervisor supporter surface surgeon survey suspect sweater
  sweep switch sword syllable symbol symphony symptom synagogue system tab table tablet tale tangle tank tap
  target tariff task tax taxi taxpayer teacher team teenager telegram telescope temper temple tenant tendency
  tendon tent tenth term termination terrier test testis textbook theater theme theologian therapist thermometer
  thief thigh thing thousandth threat throne ticket tinge tint tip tire toad toddler toilet toll tomb tongue tonic
  tool tooth topic torch tournament towel tower toy trace tract tractor trail trailer trait trance tranquilizer
  transaction transfer transformation transistor transmitter trap traveler tray treasury treaty tree trend
  triangle tribe tribunal tributary trick trill trip triumph trophy trough trump trunk trustee tub tube tuft tumor
  tunnel turbine twig twist typeface typewriter tyrant ulcer umbrella uncle undergarment undertaking underworld
  unit universe university user utensil uterus utmost utterance vacuum vagina valley valve van variant variety
  vase vault vector vegetable vehicle vein venture verb verdict verge version vertebra vertebrate vessel veteran
  victim viewer viewpoint village vine virus visor volcano volt voter voyage waist waiter wall warehouse warrior
  warship watch watchdog waterfall waterway wave way weapon web wedding wedge weed wharf wheel whip whistle wick
  widow wife wig window wing winner witch wolf woman word worker workman workplace workshop world worm wound
  wrench wrestler wrist writer writing yacht yard yoke zodiac zoologist`.split(/\s+/u),
)

/** Where they do: the word before it and the noun. */
export const BARE_PAIRS: ReadonlySet<string> = new Set(
  `for-ability with-ability repair-abnormality to-act must-address in-adult is-adult by-airplane in-alliance
  in-animal in-area per-area in-array acts-assistant from-attraction with-ball through-barrier in-basin by-basis
  with-bath known-beach provides-beam for-bicycle down-bill with-bill cure-bite drawn-body in-body to-body
  with-body by-bond in-bone known-book outside-boundary from-breakdown sworn-brother consumes-brush over-budget
  under-budget to-bundle held-camera on-camera with-cap above-captain by-car for-career in-cave in-cavity
  from-center plays-center circa-century in-century to-century for-channel per-child with-child between-city
  elongate-cluster produces-cluster with-coat into-coin on-commission in-company with-company by-computer
  after-conclusion in-conclusion to-conclusion get-consensus make-contribution with-cord for-count across-country
  in-country through-country in-course off-course on-course by-crash between-creature between-crew with-crust
  by-deck on-deck out-deck he-defendant was-director for-discovery in-disposition to-doctrine for-dollar from-door
  to-door by-economy practice-economy on-edge by-emblem for-empire against-employer between-employer was-epidemic
  to-factory paid-family to-family with-family from-farm per-farm blunt-farmer plays-feature grown-fern left-field
  plays-field left-finger above-fireplace built-fleet in-floor themselves-fold into-forest with-forest
  sworn-friend to-friend can-function in-function down-game for-game retrieves-game toward-game on-garden
  by-gesture by-gift will-grip knit-group known-group with-heel in-hemisphere on-holiday for-horse for-hospital
  be-host built-house between-husband from-illusion to-impression known-index from-inlet on-island after-item
  by-item from-jaw from-job elaborate-joke by-jury from-keyboard till-kingdom to-kingdom knock-knee in-knot
  would-know from-laboratory won-lady in-league broken-leg affects-limb trains-load transport-load for-loan
  for-locomotive by-machine by-man in-man who-man in-manner at-margin for-market at-mast for-meal into-meal
  to-medium with-merchant by-message written-message per-mile voice-mode live-model up-model with-mold in-mood
  down-mouse by-mouth with-mouth in-muscle by-name given-name in-name love-neighbor for-neighborhood in-nerve
  takes-nerve known-novel on-occasion in-odor with-onset for-organ for-organization in-organization had-pack
  by-page with-pen without-penalty to-peninsula for-penis from-person in-person per-person to-person in-phrase
  by-physician by-pigment from-pillar except-pitcher help-plan by-plane being-plural indicates-plural
  inside-pocket for-point from-point in-point from-pole in-principle for-privilege took-prize by-process
  in-process without-process by-product is-professor for-program stamp-program up-program in-quest in-rank in-rate
  is-rate gear-ratio made-receptacle to-rectum to-region without-remark to-resource in-restaurant can-result
  would-result for-rifle contain-rod lit-room with-room become-ruler from-runner to-runner for-rush with-sac
  prevents-saddle with-scheme yellow-seal outside-seat to-sector in-series under-sheet with-shell could-shift
  aboard-ship between-ship by-ship with-shirt for-signature with-skirt without-slope to-son confirm-soul in-spine
  on-stage erect-stalk can-stand encourage-state for-state from-state in-state to-state in-station at-stretch
  with-string in-substance can-substitute inside-surface under-surface last-syllable broken-system
  coordinate-system to-system at-table at-term with-tongue fought-tooth on-topic with-tower by-transfer
  seek-transformation by-treaty erect-tree to-tree down-trend on-trunk with-trunk counter-tube with-tumor per-unit
  by-vacuum in-variety drawn-vehicle by-venture down-version fall-victim cross-vine are-way by-way under-way
  elaborate-web by-word per-worker outside-world was-world torn-wound to-wrist known-writer at-writing grown-yard
  per-yard`.split(/\s+/u),
)
