import { afterAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '../../testing/an-app.ts'

const apps: TestApp[] = []
afterAll(() => Promise.all(apps.map((app) => app.close())))

async function configs(environment: Record<string, string>) {
  const app = await anApp({ environment })
  apps.push(app)
  return (await app.http.inject('/api/configs')).json()
}

test.each([
  ['nobody', {}, false],
  ['a LanguageTool server', { LANGUAGETOOL_URL: 'http://localhost:8081' }, true],
  ['a model', { GRADER_URL: 'https://models.example', GRADER_KEY: 'secret', GRADER_MODEL: 'judge-1' }, true],
])(
  'with %s outside, the web is told whether answers are sent there, and not where',
  async (_who, environment, sends) => {
    const body = await configs(environment)
    expect(body).toMatchObject({ sendsWriting: sends })
    expect(JSON.stringify(body)).not.toMatch(/secret|judge|models|8081/u)
  },
)
