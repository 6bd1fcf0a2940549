/** Reads an essay, or what is left of it without some of its paragraphs, and judges it. */
import type { ReadableText } from '../../mark/readable-text.ts'
import { readMeaning } from '../../meaning/answer-meaning.ts'
import { askedVectors } from '../../meaning/asked-vectors.ts'
import type { ParsedText } from '../../text/token.ts'
import { type JudgedEssay, judgeEssay } from './judge-essay.ts'

/** An essay has no list of points that it must make: it is judged by what it does with its question. */
export async function readEssay(
  answer: ParsedText,
  prompt: ParsedText,
  quoted: ReadableText['quoted'],
): Promise<JudgedEssay> {
  const meaning = await readMeaning(answer, ['sentence'])
  return judgeEssay(meaning, prompt, await askedVectors(prompt), quoted)
}
