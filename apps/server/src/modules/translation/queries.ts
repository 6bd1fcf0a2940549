import { and, eq } from 'drizzle-orm'
import { translation } from '../../platform/database/schema/translations.ts'
import type { Database } from '../../platform/database/transaction.ts'

export type TranslationKey = { provider: string; target: string; sourceHash: string }

/** What a service has said of a text before. */
export async function findTranslation(db: Database, { provider, target, sourceHash }: TranslationKey) {
  const [row] = await db
    .select({ translated: translation.translated })
    .from(translation)
    .where(
      and(eq(translation.provider, provider), eq(translation.target, target), eq(translation.sourceHash, sourceHash)),
    )
  return row?.translated
}

/** The first answer stands. */
export async function insertTranslation(db: Database, row: TranslationKey & { translated: string; createdAt: Date }) {
  await db.insert(translation).values(row).onConflictDoNothing()
}
