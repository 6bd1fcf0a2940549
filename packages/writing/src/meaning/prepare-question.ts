import { type AskingQuestion, questionTexts } from './question-texts.ts'
import { questionVectors } from './sentence-vectors.ts'

/** Encodes what a question says before anybody answers it: what is known already costs nothing. */
export async function prepareQuestion(question: AskingQuestion): Promise<void> {
  await questionVectors(Object.values(questionTexts(question)).flat())
}
