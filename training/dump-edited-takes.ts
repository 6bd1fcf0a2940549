import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { createSpeechRecogniser } from '../packages/speech/src/decoder/recogniser.ts'
import { type FrameEvidence, gatherEvidence } from '../packages/speech/src/acoustics/frame-evidence.ts'
import { secondPassOf } from '../packages/speech/src/miscues/second-pass.ts'
import { loadSpeechModels, type SpeechModels } from '../packages/speech/src/models/speech-models.ts'
import { RECOGNISER_FOLDER } from '../packages/speech/src/weights/read-weights.ts'
import type { SecondPass } from '../packages/speech/src/miscues/verify-words.ts'
import { networksOfStrangers, ownShare, readPcm, type Utterance, wordNetworksOfStrangers } from './corpus.ts'
import { OUT } from './dumped-utterance.ts'
import { editSources } from './edit-sources.ts'
import { seededRandom, type SimulatedEdit, simulateEdits } from './simulated-edits.ts'

/** A recording as a stranger's networks and the recogniser hear it, and texts that differ from its own: others with every call. */
export type EditedTake = {
  utterance: Utterance
  models: SpeechModels
  evidence: FrameEvidence
  secondPass: SecondPass
  edits: () => SimulatedEdit[]
}

/**
 * Writes OUT/{name}-{part}-{index}.jsonl: the rows of every recording of this process. A training speaker is heard by the networks that never heard
 * them. The command line says which recordings: INDEX COUNT train|calibration [EVERY].
 */
export async function dumpEditedTakes(
  name: string,
  seed: number,
  rowsOf: (take: EditedTake) => object[],
): Promise<void> {
  const index = process.argv[2] ?? '0'
  const part = process.argv[4] === 'calibration' ? 'calibration' : 'train'
  const every = Number(process.argv[5] ?? 1)
  const models = await loadSpeechModels()
  const recogniser = createSpeechRecogniser(models.encoder, RECOGNISER_FOLDER)
  const sources = { ...editSources(part), random: seededRandom(seed + Number(index)) }
  const rows = createWriteStream(join(OUT, `${name}-${part}-${index}.jsonl`))
  for (const utterance of ownShare(sources.others.filter((_, i) => i % every === 0))) {
    const pcm = await readPcm(part, utterance)
    const own = {
      ...models,
      networks: networksOfStrangers(models.networks, utterance),
      wordNetworks: wordNetworksOfStrangers(models.wordNetworks, utterance),
    }
    const heard = { evidence: gatherEvidence(own, pcm), secondPass: secondPassOf(pcm, recogniser) }
    const edits = () => simulateEdits(utterance, sources)
    for (const row of rowsOf({ utterance, models: own, ...heard, edits })) rows.write(`${JSON.stringify(row)}\n`)
    await setImmediate()
  }
  rows.end()
}
