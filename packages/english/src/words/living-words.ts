/** Newer English words that no dictionary of ours has, or that they call rare. They are offered for a misspelt word. */
const MODERN = [
  // Social media, computing and telephones
  `influencer microinfluencer vlog vlogger vlogging vlogged microblog microblogging podcaster youtuber tiktoker
  instagrammer livestream livestreamer livestreaming livestreamed esports esport e-sports gamify gamified
  gamification repost reposted reposting unfollow unfollowed unfollowing chatbot deepfake clickbait crowdsource
  crowdsourcing crowdsourced cryptocurrency crypto blockchain fintech edtech biotech agritech smartboard touchscreen
  touchpad trackpad powerbank ebook e-book ereader e-reader app webpage passcode dropdown popup pop-up screencast
  screensaver screentime dataset backend frontend ransomware doxxing cyberbullied cyberbullying cybercrime
  cybercriminal cybersecurity cyberattack cyberstalking cyberstalker netiquette netizen doomscroll doomscrolling
  photobomb photoshop photoshopped photoshopping metadata metaverse singleplayer offline onscreen unboxing freemium
  emoticon wifi wi-fi hi-fi bluetooth ethernet hotspot dongle airpod airpods powerpoint outbox hackathon autocorrect
  autocomplete autofill autoplay facetime pendrive flashdrive preinstall preinstalled reboot rebooted rebooting
  upvote downvote backlit facepalm geolocation geotag geotagged wearables nanotech videoconference videoconferencing
  videochat videocall e-commerce ecommerce e-learning elearning m-learning e-mail e-sport e-government e-wallet
  e-ticket e-waste e-bike ebike e-scooter e-cigarette vaper mooc moocs helpdesk workspace cloud-based user-friendly
  scrollable aircon aunty soya nav satnav`,
  // Work, money, study and home
  `telework teleworking teleworker homeschool homeschooling homeschooled homeschooler coworking co-working co-worker
  solopreneur mompreneur upskill upskilling upskilled reskill reskilling reskilled multitask multitasker multitasked
  microfinance microcredit overthinker staycation glamping couchsurfing couchsurfer homestay guesthouse rideshare
  ridesharing carpool carpooling carpooled driverless minimart superstore megastore megacity megacities megamall
  megaproject deskmate dormmate groupmate coursemate seatmate batchmate housemate flatmate labmate benchmate
  bandmate workmate groupwork postgrad mentee mentorship traineeship coursework coursebook edutainment docuseries
  biopic kdrama k-drama k-pop kpop j-pop manhwa webtoon cosplayer fanfic fanfiction otaku sanitiser sanitizer covid
  coronavirus lockdown unvaccinated vaxxed vaxxer anti-vaxxer superspreader asymptomatic contactless self-isolate
  self-isolation wellness probiotic superfood foodie takeaway quinoa yoghurt yoghourt veganism flexitarian
  gluten-free keto upcycle upcycling upcycled microplastic microplastics greenwash greenwashing biofuel ecotourist
  eco-friendly eco-tourism agritourism overtourism undertourism rewilding decarbonise decarbonize decarbonisation
  decarbonization compostable zero-waste jeggings onesie tracksuit flip-flops athleisure lightbulb facelift
  partygoer moviegoer theatregoer theatergoer concertgoer festivalgoer jumpstart ageist ableism ableist transgender
  nonbinary cisgender crossfit pilates zumba futsal padel pickleball paintball bouldering zipline ziplining
  kitesurfing wakeboarding realtor daycare caregiving coparenting grandkid grandkids walkable bikeable relatable
  unrelatable instagrammable touristy pedestrianisation gelatine mosquitos esthetic homebuilding steelmaking
  overactivity nazism nazi brickfield`,
]

/** Things of everyday life around the world that English texts call by their own names. They are known, and never offered. */
const WORLD = [
  // Money and counting
  `baht rupiah ringgit liras tenge hryvnia zloty forint koruna kuna dinar denar dirham riyal rial toman naira cedi
  kwacha birr pula rand kyat riel tugrik yuan renminbi taka manat dong quetzal guarani córdoba lempira dalasi ariary
  metical lilangeni ouguiya pataca ngultrum rufiyaa lakh lakhs crore crores`,
  // Food and drink
  `dolma borek börek burek baklava simit meze mezze ayran raki rakia kofte köfte kebap doner döner shawarma shawerma
  falafel tahini labneh manakish kunafa knafeh mansaf maqluba kabsa mandi machboos couscous tagine tajine harissa
  shakshuka tabbouleh fattoush mulukhiyah koshari kushari halva halwa injera jollof fufu egusi suya ugali nyama
  choma chapati chapatti roti naan paratha dosa idli sambar biryani biriyani pulao pilau plov daal dhal paneer
  samosa pakora chaat dal dals fuchka jamun gulab jalebi lassi masala tikka korma vindaloo raita ghee momo momos poha upma vada
  vadai uttapam khichdi haleem nihari hilsa bhorta pho phở banh laksa nasi goreng rendang sambal tempeh bakso adobo
  sinigang lechon lumpia pancit balut kimchi bibimbap bulgogi tteokbokki japchae gimbap kimbap soju makgeolli
  banchan ramyeon ramyun sashimi ramen udon soba teriyaki tonkatsu takoyaki okonomiyaki onigiri miso natto matcha
  mochi bento wasabi gyoza yakitori izakaya yakiniku kombucha hotpot baozi bao jiaozi congee wonton mooncake
  mooncakes zongzi boba xiaolongbao youtiao doufu borsch blini bliny pelmeni kvass vareniki syrniki shashlik
  shashlyk khachapuri khinkali lagman laghman manti manty samsa beshbarmak kumis kumys airag kurut baursak boortsog
  buuz khuushuur pierogi bigos schnitzel bratwurst gnocchi tagliatelle risotto tiramisu gelato panettone prosciutto
  focaccia bruschetta panini macchiato americano carbonara bolognese paella tapas churros sangria chorizo crêpe
  ratatouille raclette pozole chilaquiles arepa arepas empanada ceviche asado feijoada brigadeiro caipirinha coxinha
  acai açaí yerba chimichurri tostones mofongo poutine souvlaki moussaka tzatziki lemongrass durian rambutan
  mangosteen lychee longan jackfruit pomelo pandan yuzu calamansi manioc moringa cardamom zaatar`,
  // On the road
  `tuk-tuk tuktuk autorickshaw auto-rickshaw trishaw jeepney matatu daladala dala-dala boda-boda bodaboda okada
  dolmus dolmuş marshrutka songthaew becak bajaj ojek angkot colectivo skytrain maglev shinkansen motorbiker
  vaporetto cable-car tramway pedicab tro-tro trotro bakkie kombi`,
  // Clothes
  `hijab abaya niqab tika bindi rangoli yukata hanbok cheongsam qipao saree salwar shalwar kameez kurta kurti lehenga dupatta lungi
  barong thobe thawb keffiyeh djellaba kente ankara mehndi`,
  // Feasts, faith, sports and houses
  `iftar suhoor sahur sehri hajj umrah namaz salah durga puja pooja naadam sadhu stupa mahjong taekwondo hapkido muay
  kungfu kung-fu qigong capoeira kabaddi jiu-jitsu kendo aikido hanami onsen ryokan tatami yurt favela kampung
  kampong souk hammam riad banya barangay oblast panchayat tehsil pesantren sensei senpai feng shui ikigai hygge
  quinceañera quinceanera telenovela dombra morin`,
  // Exams, schools and illnesses
  `gaokao suneung matura abitur hagwon juku dengue chikungunya zika ebola monkeypox mpox paracetamol botox`,
  // Latin and French that stands in English
  `noir laude franca mellitus`,
]

/** Names that learners write in small letters, as they are spelt. */
export const LIVING_NAMES: readonly string[] =
  `Facebook Instagram YouTube TikTok WhatsApp Snapchat Skype WeChat Weibo Airbnb Netflix Spotify ChatGPT Duolingo Uber USB
  NGO NGOs SMS ATMs PCs DVDs TVs IELTS TOEFL TOEIC Eid Ramadan Diwali Deepavali Holi Nowruz Navruz Hanukkah Kwanzaa Songkran Oktoberfest Tet Bollywood
  Nollywood`.split(/\s+/u)

const wordsOf = (lists: readonly string[]) => lists.flatMap((list) => list.split(/\s+/u))

/** “influencers”, “megacities”, “lunchboxes” */
function withPlural(word: string): readonly string[] {
  if (/(?:ing|ed|ly)$/u.test(word)) return [word]
  if (/[^aeiou]y$/u.test(word)) return [word, `${word.slice(0, -1)}ies`]
  return [word, /(?:s|x|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`]
}

export const MODERN_WORDS: ReadonlySet<string> = new Set(wordsOf(MODERN).flatMap(withPlural))

/** Everything that is known beside the dictionaries, in small letters. */
export const LIVING_WORDS: ReadonlySet<string> = new Set([...MODERN_WORDS, ...wordsOf(WORLD).flatMap(withPlural)])
