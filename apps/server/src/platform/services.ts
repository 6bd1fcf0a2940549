import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { VECTORS_FILE } from '@rehearsal/content/pack'
import { PERSIAN_FILE } from '@rehearsal/content/persian-pack'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { migrateDatabase } from './database/migrate.ts'
import { type OpenDatabase, openDatabase } from './database/open-database.ts'
import type { Database } from './database/transaction.ts'
import { type Events, openEvents } from './events/events.ts'
import { createScoredAttempts, type ScoredAttempts } from './events/scored-attempts.ts'
import type { PaymentGateway } from './gateways/gateway.ts'
import { openGateways } from './gateways/open-gateways.ts'
import { createLog, type Log } from './log.ts'
import { createGuessLimit, type LimitGuesses } from './limits/guess-limit.ts'
import { type Mail, openMail } from './mail/mail.ts'
import { type ContentMedia, openContentMedia } from './media/content-media.ts'
import { createMedia, type Media } from './media/media-links.ts'
import { type ModelVoice, openModelVoice } from './media/model-speech.ts'
import { openRecordings } from './media/recordings.ts'
import { openPictures, type Pictures } from './pictures/pictures.ts'
import { openQueue, type Queue } from './queue/queue.ts'
import { checkModelFolder } from './rating/check-model-folder.ts'
import { openRating, type Rating } from './rating/rating.ts'
import { warnOfVectors } from './rating/warn-of-vectors.ts'
import { getSecret } from './secrets.ts'
import { openStorage, type Storage } from './storage/storage.ts'
import { openTranslation, type Translation } from './translation/open-translation.ts'
import { openPersian, type Persian } from './translation/persian.ts'
import { openVoice, type Voice } from './voice/voice.ts'

/** Everything a module may use of the world outside. */
export type Platform = {
  config: Config
  log: Log
  clock: Clock
  db: Database
  storage: Storage
  media: Media
  /** What questions are heard and seen by. */
  contentMedia: ContentMedia
  /** When the model recordings say which word, and their melody. */
  modelVoice: ModelVoice
  /** The ways to pay. */
  gateways: readonly PaymentGateway[]
  /** Who translates; nobody where it is null. */
  translation: Translation | null
  /** What comes with the questions in Persian; null where the pack has none. */
  persian: Persian | null
  /** Draws what links to scores are shown by elsewhere. */
  pictures: Pictures
  mail: Mail
  events: Events
  /** Counts what could be a guess of a password, a link or a code. */
  limitGuesses: LimitGuesses
  /** Where modules hear of scored answers. */
  scoredAttempts: ScoredAttempts
  queue: Queue
  rating: Rating
  /** A random secret under a name, the same in all instances. */
  getSecret: (name: string) => Promise<Uint8Array>
}

/** A platform and how to let go of all it holds. */
export type OpenPlatform = Platform & { close: () => Promise<void> }

/** What tests bring themselves. */
export type PlatformParts = {
  database?: OpenDatabase
  clock?: Clock
  log?: Log
  rating?: Rating
  /** In place of the built one; null for none. */
  persian?: Persian | null
  voice?: Voice
  queuePollSeconds?: number
  gateways?: readonly PaymentGateway[]
}

/** Where `npm run build` puts the question bank. */
export const builtContent = fileURLToPath(new URL('../../../../content/pack', import.meta.url))

/** The engines, once the configured model is known to be usable: a wrong folder must not come to light with the first answer. */
async function openCheckedRating(config: Config, log: Log): Promise<Rating> {
  await checkModelFolder(config.transcription.modelFolder)
  const vectorsFile = join(builtContent, VECTORS_FILE)
  await warnOfVectors(vectorsFile, log)
  return openRating({ ...config, log, vectorsFile })
}

/** Opens everything that `config` names and brings the database up to date. Jobs run only after `queue.start()`. */
export async function openPlatform(config: Config, parts: PlatformParts = {}): Promise<OpenPlatform> {
  const clock = parts.clock ?? systemClock
  const log = parts.log ?? createLog(config.logLevel)
  const onConnectionError = (error: Error) => log.warn({ err: error }, 'a database connection broke')
  const database = parts.database ?? (await openDatabase(config.database, { onConnectionError }))
  try {
    await migrateDatabase(database)
    const { db } = database
    const mail = openMail(config.mail, clock)
    const events = await openEvents(database, log)
    const scoredAttempts = createScoredAttempts(log)
    const queue = openQueue(database, log, parts.queuePollSeconds)
    const rating = parts.rating ?? (await openCheckedRating(config, log))
    const storage = openStorage(config.storage)
    const voice = parts.voice ?? openVoice(config.voice)
    const pictures = openPictures()
    const contentMedia = openContentMedia(db, openRecordings(storage, voice))
    const getSecretOf = (name: string) => getSecret(db, name, clock)
    const gatewayParts = { db, clock, publicUrl: config.publicUrl, getSecret: getSecretOf }
    return {
      config,
      log,
      clock,
      db,
      gateways: parts.gateways ?? (await openGateways(config.payments, gatewayParts)),
      translation: openTranslation(config.translation, { log }),
      persian: parts.persian === undefined ? await openPersian(join(builtContent, PERSIAN_FILE), log) : parts.persian,
      pictures,
      mail,
      events,
      limitGuesses: createGuessLimit(db, clock, config.guessLimits),
      scoredAttempts,
      queue,
      rating,
      storage,
      contentMedia,
      modelVoice: openModelVoice(storage, contentMedia, rating),
      media: createMedia(await getSecretOf('media'), clock),
      getSecret: getSecretOf,
      close: async () => {
        await queue.close()
        await scoredAttempts.settled()
        await Promise.all([rating.close(), voice.close(), pictures.close(), events.close()])
        mail.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
