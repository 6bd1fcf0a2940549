/**
 * The rules of harper's that are asked, 415 of 885: those that found a mistake in the 24,000 development sentences, and those
 * that name a mistake which a learner's answer may hold. Each costs its time in every text, and the rest could mark nothing
 * here or hardly ever would: advice (style, redundancy, stronger words), firms and products, programmers' words,
 * abbreviations, hyphens, and idioms that nobody tries in an exam.
 *
 * Left out although they find errors:
 * - SpellCheck: spelling is our own (two dialects, the passage's words), and harper takes seconds over its first one.
 * - SplitWords: finds misspelt words that our spelling finds too, but proposes “in formations” for “informations”.
 * - CompoundNouns, Everyone, MassNouns, MissingPreposition, HowTo, FindOut, QuantifierNumeralConflict, AdjectiveDoubleDegree and
 *   others mark right English in our question bank and in speeches more often than errors: “rain falls”, “every one of them”,
 *   “in every respect”, “what lamps do to the sky”, names, place names, “let up”, “had had”, “some ninety million”, “find out
 *   whether”, “election day”, “something more modest”, “in an everyday object”.
 * - Hedging advises against “I would argue that”, which examiners like.
 * - Confusions of to/too, quiet/quite, their/there and a missing “to” have rules of our own that know learners better.
 */
const RULES = `
  AccuseOf ACoupleMore Addicting AdvantageOf AfterAll AfterAWhile AfterLater ALittleOfPractice AllIntentsAndPurposes
  AllOfASudden AllowTo AllReady AllThough Alongside ALongTime AMeansToAnEnd Americas AmountsFor AnA AndTheLike
  AnotherAn AnotherOnes AnotherThings Anybody Anywhere APart ApartFrom ArriveTo AsComparedTo AsEvidentBy AsFollows
  AsHow AsIfThough AskNoPreposition AsLongAs AsMuchAs AsOfLately ASomeTime AsOpposedTo AspireTo AsToInterrogative
  AtAllCosts AtLestToLeast AtTheBestOfTimes AtTheEndOfTheDay AtTheExpenseOf AtTheVeryLeast Audible AwareOf
  BackInTheDay BareInMind BeAllowed BeBiased BeConcerned BeenThere Beforehand BehindTheScenes BePrejudiced BeShocked
  BesideThePoint BestOfAllTime BestRegards BetterOffPhrase BetterOffWith BewareOf BeWorried Bought ByAccident
  ByOnesOwn CanBeSeen CantWay CapitalizePersonalPronouns CaseInPoint CauseItIsBecause CeaseTo ColdModalTypo Combinate
  CommaFixes CommitmentTo ComplainAsNoun CompoundSubjectI ComprisesOf Confident ConfirmThat ConstituteAs
  ConvenientStore CorrectNumberSuffix Countries CraveFor CriteriaPhenomena CureFor CuriousAbout Damages DateBackFrom
  DayAndAge DenyOffer DespiteItIs DespiteOf Didnt DidPast DiscourseMarkers Discuss DoesOrDose DoIAdjective DoMistake
  DoNotWant DontCan DoToDueTo DoubleCheckHyphen DoubleEdgedSword DoubleModal DoubleNegative EachAndEveryOne
  EachOthersPossessive ElsePossessive EverEvery EverSince Everybody EverySingleOneOf EveryTime Everywhere ExceptOf
  ExitedExcitedContext ExtendOrExtent FarAndFewBetween FascinatedBy FastPaste FedUpWith FeelFell FewUnitsOfTimeAgo
  FillerWords FindFine FinishingTouches ForALongTime ForAWhile ForFreeOfCharge FormativeYears ForNoun ForSameReason
  ForTheMostPart ForTheNthTime FriendOfMe Furthermore GetPassGoPass GetRidOf GetUsedTo GoingTo GoodAt
  GoSoFarAsTo GoToSleep GoToWar HadOf HalfAnHour Handful HaveAHardTime HaveNegNoAny HavePassed HavePronoun HeDos
  HelpedPast Henceforth HiddenIn HopHope HowDoesCompared However HowItLooksLike HowMach HumanBeings HumanLife
  HyphenateNumberDay IAm IAmAgreement IDo IfWouldve ImitateFrom ImplementIn Impressed InADifferentDirection InAHurry
  InAnIdealWorld InAnyWay InAWhile InDetail InFavourOfDoing InflectedVerbAfterTo InNeedOf InOfItself InspiredBy
  Instead InsteadOf Intact InterestedIn InThe InTheFirstPlace InTheSameVein InThisThatRegard IntroCueCommaBeforeThanks
  InvestIn IsBeenAuxSequence IsKnownFor ItCan ItLooksLikeThat ItsContraction Itself ItsPossessive ItTimeAuxiliary
  IveGotTo JealousOf KindRegards KindSortOf KnowNothingVerb Laptop LastButNotLeast LastNight LaughOfAt LeadRiseTo
  LeaveToFor LessWorse LetAlone LetToDo LevelOfDetails LikeAsIf LikelyHood Likewise LongTimeAgo LookForwardTo
  LookingForwardTo LookInto LooksLikes Lots MakeItSeem MakeSense MayOfPronoun MeansALotTo Meanwhile MergeWords
  Misunderstand Misunderstood Misuse Misused ModalOf ModalSeem MoreThatLikely MostNumber MostOfTheTimes Multimedia
  MultipleSequentialPronouns Myself NationalCapitals NeedHelp NeedToNoun Nobody NoLonger NoLongerPronoun NominalWants
  Nonetheless NorModalPronoun NotBeAfterNot Nothing NotIn NotOnly NotOnlyInversion NotTo Notwithstanding
  NounVerbConfusion Nowadays Nowhere NowKnownAs ObsessPreposition OceansAndSeas OfCourse OnceInAWhile OnceOrTwice
  OneAndTheSame OnesSelf OnFirstGlance OnSecondThought OnTopOf OpenCompounds OpenTheLight OughtToBe Overall Overload
  Overnight PassersBy PassionateAbout PayForPrice PeaceOfMind PhrasalVerbAsCompoundNoun PiqueInterest PlayAFactor
  PleasRequestVerb PluralWrongWordOfPhrase PointsOfView Postpone PrincipleToPrincipalRoleNoun ProgressiveNeedsBe
  PronounAre PronounInflectionBe PronounVerbAgreement ProperNouns QuantifierNeedsOf QuiteMany ReasonForDoing
  RedundantThat Regardless RegularIrregulars RelayOnForRely RepeatedWords Respond ResponsibilityFor RiseTheQuestion
  SafeToSave SameAs SaveToSafe SeamToSeem SentenceCapitalization Shortcoming Shortcomings SimilarLike
  SimplePastToPastParticiple SinceDuration SingleBe Somebody SomebodyElses Somehow SomeOfThe Someone SomethingIs
  Somewhere SomeWithoutArticle SoughtAfter SpecialAttention StateOfTheArt Straightforward SubjectPronoun
  SubjunctiveWasToWere SupposedTo TakeALookTo TakeCareOf TakeControlOf TakeItPersonally TakePrideIn ThanksALot
  ThatThan ThatThis TheAnother TheDifferenceBetween TheEntiretyOf TheHowWhy TheLastDays TheMy ThenThan ThePointFor
  There Therefore ThereMissingIsClause ThereOwn Theres ThereToTheir TheTheToThatThe TheWhetherWeather TheyreConfusions
  TheyreToTheir ThieveNoun ThingThink ThinkKnowOff ThoughThought ThoughtProcess ThreatenVerb ThriveOn
  ThrowAway ThrowRubbish ToAdverb TomorrowPossessiveModifier TooTo ToSomeDegree ToTo ToTooIdioms Towards ToWorryAbout
  TransposedSpace TrialAndError TurnItOff UnderneathOf Unless Upset UseToUsedTo USUniversities VerbToAdjective
  VeryLess VeryMuchSo WaistWaste WasAloud WayTooAdjective WellEducated WereWhere Whereas WhomSubjectOfVerb
  WidelyAccepted Widespread WillContain WillNonLemma WinPrize WishCould Without WithoutOut Worldwide WorseOrWorst
  WorthToDo Worthwhile WreakHavoc WrongApostrophe YourOutClauseAgreement Yourself
`

/** Which of harper's rules are asked, by name. */
export const HARPER_RULES: ReadonlySet<string> = new Set(RULES.trim().split(/\s+/u))
