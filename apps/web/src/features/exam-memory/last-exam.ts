import { countryCodeSchema } from '@rehearsal/contracts/countries'
import { daySchema } from '@rehearsal/contracts/wire'
import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { z } from 'zod'
import { tabStore } from '../../shared/browser/stored.ts'

const examSchema = z.object({ date: daySchema, country: countryCodeSchema, pteType: examVariantSchema })

/** When, where and which exam it was. */
export type Exam = z.infer<typeof examSchema>

const nameOf = (userId: string) => `last-exam:${userId}`

/** The exam of the last report in this tab: whoever reports one question of an exam often reports more of it. */
export function lastExamOf(userId: string): Exam | null {
  try {
    return examSchema.parse(JSON.parse(tabStore.read(nameOf(userId)) ?? 'null'))
  } catch {
    return null
  }
}

export function keepLastExam(userId: string, { date, country, pteType }: Exam): void {
  tabStore.write(nameOf(userId), JSON.stringify({ date, country, pteType }))
}
