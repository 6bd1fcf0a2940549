/** Known words that are never offered in place of another: nobody who misspells “fuchka” wants to read what is nearest to it. */
export const INDECENT_WORDS: ReadonlySet<string> = new Set(
  `arse arses arsehole ass asses asshole assholes bastard bastards bimbo bitch bitches bitching bitchy blowjob bollocks boob
  boobs bugger buggered bullshit chink chinks cock cocks coon coons crap crappy cum cunt cunts dago darkie dick dicks
  dildo dildos dyke dykes fag faggot faggots fags fart farts fuck fucked fucker fuckers fucking fucks goddamn gook gooks
  harlot hooker hookers horny jap japs jerkoff jizz kike kikes knob knobs kraut lesbo milf moron morons motherfucker
  negro negroes nigga niggas nigger niggers nympho orgasm orgasms orgy orgies paki pakis penis penises pimp pimps piss
  pissed pissing poof poofs porn porno prick pricks pussies pussy queer queers rape raped rapes
  retard retarded retards scrotum semen sex sexes shag shagged shagging shit shits shitty shite skank slut sluts
  slutty sodomy spastic spic spunk strumpet testicle testicles tit tits titties titty tosser tranny turd turds twat
  twats vagina vaginas wank wanker wankers wench whore whores wog wogs yid`.split(/\s+/u),
)
