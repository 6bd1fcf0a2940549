/** Finds sentences that fit every e-mail. */
import { sentenceMatcher } from './sentence-matcher.ts'

/** What fits every e-mail: wishes, thanks for nothing in particular, offers of help, how one goes on writing. Written by us. */
const PLEASANTRIES = [
  String.raw`\bhope (?:that )?(?:this|my|the) (?:e-?mail|letter|message|note|text) (?:finds|reaches|will find) you\b`,
  String.raw`\bhope (?:that )?(?:you(?: and [\w ]{3,20})?|everything|everyone|all) (?:are|is) (?:all |doing |going |keeping |very )*(?:well|fine|good|ok|okay|great|in good health)\b`,
  String.raw`\bthank(?:s| you)(?: (?:so|very) much| a lot)? for (?:everything\b|all (?:that )?you\b|your (?:time|attention|understanding|kindness|consideration|patience|support|(?:quick |kind |early )?(?:reply|answer|response))\b)`,
  String.raw`\b(?:really |very much |greatly |truly )?appreciate (?:your time|everything)\b`,
  String.raw`\blet me know if (?:there is|there's) any(?:thing)?\b`,
  String.raw`\blet me know if you (?:need|want|require|have) (?:any|some|more|further)(?:thing|\b)`,
  String.raw`\b(?:always|more than|very|only too) (?:happy|glad|pleased) to help\b`,
  String.raw`\blook(?:ing)? forward to (?:hear|hearing|receiving|your (?:reply|answer|response|e-?mail|message|letter))\b`,
  String.raw`\bhesitate to (?:contact|write|call|ask|e-?mail)\b`,
  String.raw`\bfeel free to (?:contact|write|call|ask|e-?mail)\b`,
  String.raw`\bhope to hear from you\b`,
  String.raw`\bwish(?:ing)? you (?:and [\w ]{3,20} )?(?:all the best|all (?:good|the good) things|a (?:very )?(?:nice|good|great|lovely|wonderful|happy|pleasant) (?:day|week|weekend|evening|time|life))\b`,
  String.raw`\bhave a (?:very )?(?:nice|good|great|lovely|wonderful) (?:day|week|weekend|evening|time)\b`,
  String.raw`^how are you\b`,
]

/** Whether a sentence of an e-mail holds what fits every e-mail, and so tells little of what this one is about. */
export const isPleasantry = sentenceMatcher(PLEASANTRIES)
