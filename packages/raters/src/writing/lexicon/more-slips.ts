/** More slips whose right form the search ranks too low: “slip>right”. */
const LIST = `thougt>thought transportion>transportation trafik>traffic traffice>traffic compair>compare futher>further
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
  clearify>clarify simplier>simpler easyly>easily happyly>happily`

/** The pairs of the list. */
export const MORE_SLIPS: readonly (readonly [slip: string, right: string])[] = LIST.split(/\s+/u).map((pair) => {
  const [slip = '', right = ''] = pair.split('>')
  return [slip, right]
})
