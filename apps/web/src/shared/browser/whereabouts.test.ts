import { expect, test } from 'vitest'
import { type Standing, whereaboutsOf } from './whereabouts.ts'

const at = (address: string, publicOrigin: string | null, changes: Partial<Standing> = {}) =>
  whereaboutsOf({ publicOrigin, location: new URL(address), isSecure: true, hasJustLed: false, ...changes })

const HOME = 'http://localhost:3000'

test('a page at the configured address is right, however that was written', () => {
  for (const written of [HOME, `${HOME}/`, `${HOME}/some/path`]) {
    expect(at(`${HOME}/dashboard?a=1`, written)).toEqual({ kind: 'right' })
  }
  expect(at('https://rehearsal.example/x', 'https://rehearsal.example:443')).toEqual({ kind: 'right' })
  expect(at('http://rehearsal.example/x', 'http://REHEARSAL.example:80/')).toEqual({ kind: 'right' })
})

test.each(['127.0.0.1', '[::1]', '0.0.0.0', '127.0.0.2', 'rehearsal.localhost'])(
  'another name of this machine (%s) leads there with path, query and hash',
  (name) => {
    expect(at(`http://${name}:3000/dashboard/reading?page=2&a=%20b#end`, HOME)).toEqual({
      kind: 'leads',
      address: `${HOME}/dashboard/reading?page=2&a=%20b#end`,
    })
  },
)

test.each([
  ['http://192.168.1.20:3000/', 'https://class.example'],
  ['http://class.example/', 'https://class.example'],
  ['http://localhost:3000/', 'https://class.example'],
  ['http://localhost:3000/', 'http://192.168.1.20:3000'],
  ['https://www.class.example/', 'https://class.example'],
])('%s leads to %s, which others reach', (address, home) => {
  expect(at(address, home, { isSecure: false })).toEqual({ kind: 'leads', address: `${home}/` })
})

test.each(['http://192.168.1.20:3000/', 'http://teacher.local:3000/dashboard', 'https://tunnel.example/'])(
  'nobody is led from %s to their own machine',
  (address) => expect(at(address, HOME)).toEqual({ kind: 'other-machine', publicOrigin: HOME }),
)

test.each(['http://localhost:8080/x', 'http://127.0.0.1:8080/x', 'https://localhost:3000/x'])(
  'from %s, another port of this machine, one goes by a press',
  (address) => expect(at(address, HOME)).toEqual({ kind: 'elsewhere', address: `${HOME}/x` }),
)

test('who comes back from where they were led is not led again', () => {
  const home = 'https://class.example'
  expect(at('http://192.168.1.20/x', home, { hasJustLed: true })).toEqual({ kind: 'elsewhere', address: `${home}/x` })
})

test('plain http over which a browser withholds its means says so', () => {
  const home = 'http://192.168.1.20:3000'
  expect(at(`${home}/dashboard`, home, { isSecure: false })).toEqual({ kind: 'insecure', publicOrigin: home })
})

test.each([null, '', 'nonsense', 'javascript:alert(1)', 'file:///etc'])(
  'a page that is told %j stays',
  (publicOrigin) => expect(at('http://127.0.0.1:3000/', publicOrigin)).toEqual({ kind: 'right' }),
)

test('a shared score stands at any address', () => {
  expect(at('http://192.168.1.20:3000/s/abc', HOME, { isSecure: false })).toEqual({ kind: 'right' })
})
