import { join } from 'node:path'
import type { Values } from '../environment.ts'
import type { StorageLocation } from './storage.ts'

/** Where objects lie: in a folder below the data, or in a bucket. */
export function storageOf(values: Values, dataDir: string): StorageLocation {
  if (values.STORAGE === 'disk') return { kind: 'disk', folder: join(dataDir, 'objects') }
  return {
    kind: 's3',
    endpoint: values.S3_ENDPOINT,
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  }
}
