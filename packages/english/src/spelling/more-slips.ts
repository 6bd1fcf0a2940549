/** More slips whose right form the search ranks too low: “slip>right”. */
const LIST = `dispointed>disappointed dispoint>disappoint toxical>toxic jewelleries>jewellery
  selfconfidence>self-confidence selfesteem>self-esteem selfstudy>self-study selfconfident>self-confident
  selfdiscipline>self-discipline selfemployed>self-employed
  braclet>bracelet braclets>bracelets quiter>quieter ashame>ashamed borned>born quitted>quit spead>speed tomatos>tomatoes
  potatos>potatoes heros>heroes horning>honking fastly>fast upto>up~to icecream>ice~cream icecreams>ice~creams
  parttime>part-time fulltime>full-time alots>a~lot everyones>everyone's everybodys>everybody's somebodys>somebody's
  nobodys>nobody's anybodys>anybody's amature>amateur avaible>available avalible>available
  boaring>boring buyed>bought catched>caught choosed>chose competion>competition complet>complete custome>custom
  deasease>disease deaseases>diseases develope>develop doens't>doesn't dosen't>doesn't dont't>don't doesnt't>doesn't
  drived>drove economie>economy elimate>eliminate evey>every favorit>favorite favourit>favourite filosophy>philosophy
  fourty>forty garanty>guarantee immigrat>immigrate importend>important indepent>independent interesant>interesting
  invironment>environment invironmental>environmental invitate>invite lern>learn lerning>learning lerned>learned
  lisence>licence mostley>mostly oftenly>often owr>our partical>practical perman>permanent physcological>psychological
  programm>programme programms>programmes protes>protest quiete>quiet sence>sense severl>several sometings>something
  subjet>subject subjets>subjects sufferd>suffered surrended>surrounded surronded>surrounded transportate>transport
  wifes>wives tv>TV tvs>TVs usa>USA uk>UK pc>PC pcs>PCs dvd>DVD dvds>DVDs atm>ATM atms>ATMs ceo>CEO phd>PhD pdf>PDF sms>SMS
  gdp>GDP eu>EU gps>GPS ngo>NGO ngos>NGOs cctv>CCTV vip>VIP usb>USB wc>WC instagramm>Instagram facebok>Facebook
  yotube>YouTube intenet>internet intrnet>internet interent>internet wesite>website wesites>websites
  handphone>mobile~phone handphones>mobile~phones grandmom>grandma
  youngs>young~people olds>old~people elderlies>elderly~people  unuseful>useless unusefull>useless
  unpatient>impatient unpossible>impossible inpossible>impossible unresponsible>irresponsible unhonest>dishonest
  unhonesty>dishonesty uncomfort>discomfort unequality>inequality inequal>unequal unlogical>illogical unlegal>illegal
  unregular>irregular unformal>informal unrespect>disrespect unagree>disagree
  unadvantage>disadvantage unadvantages>disadvantages desadvantage>disadvantage desadvantages>disadvantages
  disadvantges>disadvantages advantanges>advantages advantange>advantage adventages>advantages adventage>advantage
  misunderstant>misunderstand increadible>incredible incredable>incredible turistic>tourist touristics>tourist
  parkings>car~parks campings>campsites trainning>training
  polluate>pollute polluating>polluting polutes>pollutes poluted>polluted
  vegetble>vegetable vegitables>vegetables vegetabels>vegetables friut>fruit friuts>fruits fuit>fruit
  breakfest>breakfast breackfast>breakfast brekfast>breakfast restarant>restaurant restaurante>restaurant
  kitchin>kitchen cuisin>cuisine recipie>recipe recepie>recipe recipies>recipes receipe>recipe
  cloathes>clothes clotes>clothes trowsers>trousers jurney>journey jorney>journey journies>journeys
  baggages>baggage airoport>airport aeroport>airport airplaine>airplane aereoplane>aeroplane
  bycicle>bicycle bycicles>bicycles bycycles>bicycles bicycel>bicycle motocycle>motorcycle motocycles>motorcycles
  motorbyke>motorbike motobike>motorbike motobikes>motorbikes subwaystation>subway~station
  trafficjam>traffic~jam trafficjams>traffic~jams busstop>bus~stop bustop>bus~stop
  hapiness>happiness happyness>happiness happines>happiness lazyness>laziness lonelyness>loneliness
  sadnes>sadness kindnes>kindness awarness>awareness awareless>awareness wellbieng>well-being welbeing>well-being
  goverments>governments governements>governments gouverment>government govermental>governmental
  politicans>politicians politicien>politician presidant>president ministery>ministry
  econimic>economic econimy>economy economicly>economically finacial>financial financal>financial finacially>financially
  studens>students stduents>students studnets>students studnet>student sudents>students stundents>students
  univeristies>universities universites>universities universitys>universities colege>college 
  proffesors>professors profesors>professors teachears>teachers teachs>teaches lectuer>lecture lecuture>lecture
  knowlegde>knowledge knowldege>knowledge knolwedge>knowledge experince>experience expierence>experience
  exprience>experience experiance>experience experianced>experienced skillfull>skilful abillity>ability abilty>ability
  abilites>abilities responsibilty>responsibility responsiblity>responsibility responsibilites>responsibilities
  resposibilities>responsibilities oppurtunity>opportunity oppurtunities>opportunities oportunities>opportunities
  posibilities>possibilities possibilites>possibilities activites>activities facilites>facilities communites>communities
  countrys>countries citys>cities familys>families companys>companies citizents>citizens citizans>citizens
  childrens>children pepol>people pople>people peoble>people poeples>people persones>people
  parants>parents perents>parents parrents>parents cousines>cousins neighboor>neighbour nieghbour>neighbour
  nieghbor>neighbor neighber>neighbour neigbourhood>neighbourhood neighborhod>neighborhood freindly>friendly frendly>friendly
  friendley>friendly freindship>friendship frendship>friendship relashionship>relationship relationshop>relationship
  relationchip>relationship boyfreind>boyfriend girlfreind>girlfriend realtionship>relationship
  belive>believe beleave>believe belife>belief beleif>belief belifes>beliefs thaught>taught tought>thought
  throught>through althought>although altough>although althogh>although allthough>although eventhough>even~though
  eventough>even~though becouse>because becuase>because beacuse>because becasue>because becaus>because beacause>because
  bacause>because cuz>because becauce>because whereever>wherever wheras>whereas whenver>whenever
  howerver>however howevere>however howver>however hovewer>however neverthless>nevertheless
  neverthelss>nevertheless futhermore>furthermore furthermor>furthermore furthemore>furthermore moroever>moreover
  morever>moreover therfor>therefore therefour>therefore thefore>therefore consequentely>consequently
  consequentally>consequently concequence>consequence concequences>consequences conclution>conclusion concusion>conclusion
  conclussions>conclusions firsly>firstly fistly>firstly fisrt>first frist>first firts>first secondely>secondly seconly>secondly
  thirdely>thirdly fianlly>finally finaly>finally lastely>lastly eventualy>eventually actualy>actually acctually>actually
  acutally>actually obviosly>obviously obviusly>obviously definitley>definitely definetly>definitely defenitely>definitely
  absolutly>absolutely absolutley>absolutely absolutelly>absolutely compleatly>completely
  completley>completely extremley>extremely extremelly>extremely exremely>extremely seriosly>seriously seriusly>seriously
  imediatly>immediately immediatley>immediately inmediately>immediately inmediatly>immediately suddently>suddenly suddenlly>suddenly
  sudenly>suddenly quickely>quickly easly>easily easilly>easily easyly>easily happyly>happily luckly>luckily luckely>luckily
  unluckly>unluckily nowdays>nowadays nawadays>nowadays noadays>nowadays yestarday>yesterday yesturday>yesterday
  tomarrow>tomorrow tommorrow>tomorrow tomorrw>tomorrow wensday>Wednesday wednsday>Wednesday wendsday>Wednesday
  tuseday>Tuesday tusday>Tuesday thusday>Thursday thurday>Thursday satuday>Saturday saterday>Saturday feburary>February
  febuary>February januray>January septempber>September agust>August englis>English englsh>English inglish>English
  thougt>thought transportion>transportation trafik>traffic traffice>traffic compair>compare futher>further
  hobbie>hobby impove>improve minuts>minutes mistery>mystery opportunitie>opportunity possibilitie>possibility fisical>physical
  practicle>practical relly>really rember>remember scientits>scientists surley>surely teh>the hte>the theather>theatre
  wroten>written emphazise>emphasize senturies>centuries sentury>century anounce>announce knowledgment>knowledge
  nessecary>necessary neccesary>necessary responsable>responsible whitout>without witout>without becauses>because
  beetwen>between betwen>between betwenn>between diferents>different everithing>everything somthings>something
  enviromental>environmental oppinion>opinion oppinions>opinions
  habbit>habit habbits>habits intrests>interests inprove>improve inproving>improving
  experices>experiences expirience>experience expiriences>experiences comercial>commercial
  comercials>commercials consummer>consumer consummers>consumers consommers>consumers costumor>customer
  thinck>think tink>think belives>believes beleives>believes beleived>believed recieves>receives recieved>received
  succed>succeed succeded>succeeded sucessfull>successful inpolite>impolite
  unsuccesful>unsuccessful foriegner>foreigner foriegners>foreigners
  neighboors>neighbours neigbours>neighbours neigbors>neighbors phenomen>phenomenon criterias>criteria
  clearify>clarify simplier>simpler`

/** The pairs of the list. */
export const MORE_SLIPS: readonly (readonly [slip: string, right: string])[] = LIST.split(/\s+/u).map((pair) => {
  const [slip = '', right = ''] = pair.split('>')
  return [slip, right.replaceAll('~', ' ')]
})
