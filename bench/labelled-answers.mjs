/** The labelled answers of content/calibration/points, each with its question as the pack (or `PACK`) has it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { tasks } from '@rehearsal/tasks/definitions'
import { pointFileSchema } from '../content/src/calibration/point-file.ts'
import { filesBelow } from '../content/src/files-below.ts'
import { readYaml } from '../content/src/read-yaml.ts'

const CONTENT = join(import.meta.dirname, '../content')
const FOLDER = join(CONTENT, 'calibration/points')

/** All answers with labels, by question and place in its file; `kind` is the last part of the task's name. */
export async function readLabelledAnswers() {
  return (await readPointAnswers()).filter(({ said }) => said !== undefined)
}

/** The same with the essays of unusual style, whose points are not labelled. */
export async function readPointAnswers() {
  const pack = JSON.parse(gunzipSync(readFileSync(process.env.PACK ?? join(CONTENT, 'pack/pack.json.gz'))).toString())
  const questions = new Map(pack.questions.map((question) => [question.id, question]))
  const files = (await filesBelow(FOLDER)).filter((file) => file.endsWith('.yaml'))
  return files
    .toSorted((one, other) => one.localeCompare(other))
    .flatMap((file) => {
      const { question: id, answers } = pointFileSchema.parse(readYaml(readFileSync(join(FOLDER, file), 'utf8')).value)
      const question = questions.get(id)
      const kind = question.taskId.split('/')[1]
      return answers.map((answer) => ({ ...answer, question, kind }))
    })
}

/** What an answer to a question is about, as its scorer tells the engine. */
export const contextOf = ({ taskId, prompt, answerKey }) => tasks[taskId].heldAgainst?.textOf(prompt, answerKey) ?? ''
