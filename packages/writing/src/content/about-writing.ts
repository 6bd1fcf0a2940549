/** Finds sentences in which somebody writes about having to write. */
import { sentenceMatcher } from './sentence-matcher.ts'

const WRITING = String.raw`(?:writ(?:e|es|ing|ten)|wrote|typ(?:e|es|ing|ed)|fill(?:s|ing|ed)?)`
const WORK = String.raw`(?:text|field|box|blank|page|exercise|test|exam|task|answer|essay|word limit)`

/**
 * Sentences in which somebody speaks of having to write and not of what is asked. Each names the act of writing, or its
 * want of something to say, together with the work at hand: “I do not know what to say” alone also thanks or consoles.
 */
const ABOUT_WRITING = [
  String.raw`\bdo(?: not|n't|nt) know what (?:else )?(?:to|i (?:should|can|could|must)|(?:should|can|could) i) (?:write|type|put|say here|write here|tell here)\b`,
  String.raw`\b(?:have|has|had|have got|there is) (?:nothing|no ideas?|not much|no more ideas?|nothing else) (?:left )?(?:to|for) (?:say here|write|writ(?:e|ing) here|put here|this ${WORK})\b`,
  String.raw`\bno ideas? (?:what|how|about what) (?:to|i (?:should|can)) (?:write|say here|answer)\b`,
  String.raw`\b${WRITING}\b.{0,20}\b(?:some|any|these|those|a few|just|only|random|more|many|enough|\d+) (?:\w+ )?(?:words?|sentences?|lines?)\b.{0,20}\b(?:because|so that|so|until|to (?:fill|reach|get|have|make|be))\b`,
  String.raw`\b${WRITING}\b.{0,20}\b(?:anything|something|whatever)\b.{0,40}\b${WORK}\b`,
  String.raw`\b(?:the|this|that|my) ${WORK} (?:must|should|can|may|will) ?not (?:be|stay|remain|look) (?:empty|blank|short|too short)\b`,
  String.raw`\b(?:reach|make|get|need|complete|have|fill)\b.{0,20}\b(?:word limit|word count|number of words|minimum (?:number )?of words|enough words|\d+ words)\b`,
  String.raw`\bsorry (?:for|about) (?:this|my|the|such an?|that)(?: (?:bad|poor|short|empty|terrible|boring))? (?:text|answer|essay|test|exam|exercise|writing)\b(?! message)`,
  String.raw`\b(?:did not|didn't|do not|don't|could not|couldn't|cannot|can't) (?:really )?(?:understand|read|get) (?:the|this|that|what the) (?:question|task|topic|text|exercise|prompt)\b`,
  String.raw`\bthis (?:question|task|topic|exercise|test|exam) is (?:too |very |so |really )?(?:hard|difficult|strange|boring|stupid)\b`,
  String.raw`\b(?:next time|tomorrow|another time)\b.{0,20}\bi (?:will|shall|can|'ll|would) (?:do|write|make|answer) (?:it|this|that)\b.{0,12}\b(?:better|well|again)\b`,
]

/** Whether a sentence is about having to write, and so about nothing that was asked. */
export const isAboutWriting = sentenceMatcher(ABOUT_WRITING)
