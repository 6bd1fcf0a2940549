import { ARPABET } from '@rehearsal/phonetics/phones/arpabet'
import { pronounceTextWord } from '@rehearsal/phonetics/pronunciation/pronounce'
import { type TextWord, tokenize } from '@rehearsal/phonetics/text/tokenize'
import { buildChain, type SoundChain } from './sound-chain.ts'

/** A word or phrase to listen for. */
export type Keyword = {
  /** As it is shown. */
  text: string
  words: TextWord[]
  /** One chain per way of saying it, most usual first. */
  chains: SoundChain[]
}

const MAX_CHAINS = 4
const MAX_PHONES = 60

/** The keyword of a text; null when nothing in it can be pronounced. */
export function keywordOf(text: string): Keyword | null {
  const words = tokenize(text)
  const variants = words.map(pronounceTextWord).map((all) => all.map((phones) => phones.map(classOf)))
  if (words.length === 0 || variants.some((all) => all.length === 0)) return null
  if (variants.reduce((sum, all) => sum + (all[0]?.length ?? 0), 0) > MAX_PHONES) return null
  const ways = Math.min(MAX_CHAINS, Math.max(...variants.map((all) => all.length)))
  const chains = Array.from({ length: ways }, (_, way) =>
    buildChain(variants.map((all) => all[Math.min(way, all.length - 1)] ?? [])),
  )
  return { text, words, chains }
}

function classOf(phone: string): number {
  return ARPABET.findIndex((name) => name === phone)
}
