import { writeFileSync } from 'node:fs'
import { thirdPartyNotices } from './third-party/notices.ts'

writeFileSync('THIRD-PARTY-NOTICES.md', thirdPartyNotices())
