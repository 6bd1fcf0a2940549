/**
 * Rates 24 calibration recordings and four edited texts and writes what the engine found, for `picture_takes.py` to draw and people to look at
 * (docs/studies/2026-11-28-how-scores-were-measured.md, "Checked by eye"). Chosen by rule: of girls, boys, women and men six speakers each, evenly by age, and of each the longest text.
 * Usage: node bench/picture-takes.mjs FOLDER. Corpus: CORPUS or ../shared/data/speechocean762.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSpeechRaters } from '../packages/speech/src/index.ts'
import { readPcm, readUtterances } from '../training/corpus.ts'
import { commonWords, createSimilarWords } from '../training/similar-words.ts'

const PER_GROUP = 6
const folder = process.argv[2] ?? '/tmp/handcheck'
const similar = createSimilarWords(commonWords())
const groups = Map.groupBy(readUtterances('calibration'), ({ age, gender }) => `${gender}${age < 13}`)
const chosen = [...groups.values()].flatMap((own) => {
  const longest = [...Map.groupBy(own, ({ speaker }) => speaker).values()]
    .map((takes) => takes.reduce((most, take) => (take.words.length > most.words.length ? take : most)))
    .toSorted((one, other) => one.age - other.age || one.speaker.localeCompare(other.speaker))
  return Array.from({ length: PER_GROUP }, (_, i) => longest[Math.floor(((i + 0.5) * longest.length) / PER_GROUP)])
})
const edited = chosen.filter((_, i) => i % PER_GROUP === 3)

const { rateReading } = await createSpeechRaters()
for (const [utterance, isEdited] of [...chosen.map((one) => [one, false]), ...edited.map((one) => [one, true])]) {
  const pcm = await readPcm('calibration', utterance)
  const text = isEdited ? editedText(utterance) : utterance.text
  const rating = await rateReading({ pcm, text })
  const { utt, age, gender, text: said, human } = utterance
  const name = isEdited ? `${utt}-edited` : utt
  const samples = Array.from(pcm, (sample) => Number(sample.toFixed(4)))
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ name, age, gender, said, text, human, samples, rating }))
  console.log(name, `${gender}${age}`, rating.seconds.toFixed(2), text)
}

/** A word replaced by one that sounds alike after a quarter of the text, one missing in the middle, one too many after three quarters. */
function editedText({ words }) {
  const at = (share) => Math.floor(words.length * share)
  return words
    .flatMap(({ text }, i) => {
      if (i === at(0.25)) return [similar(text)[0]?.word ?? 'mountain']
      if (i === at(0.5)) return []
      return i === at(0.75) ? ['mountain', text] : [text]
    })
    .join(' ')
}
