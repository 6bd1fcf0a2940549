import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WrongAddressPage } from './wrong-address-page.tsx'

const LAN = { origin: 'http://192.168.1.20:3000', protocol: 'http:', hostname: '192.168.1.20', port: '3000' }
const START = 'HOST=0.0.0.0 PUBLIC_URL=https://192.168.1.20:3000 TLS_CERT=cert.pem TLS_KEY=key.pem npm start'

test('on a phone the page of a machine’s own address says who must do what', () => {
  render(
    <WrongAddressPage whereabouts={{ kind: 'other-machine', publicOrigin: 'http://localhost:3000' }} location={LAN} />,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This device cannot use Rehearsal yet')
  expect(screen.getByText(/its address, http:\/\/localhost:3000, leads every device to itself/u)).toBeVisible()
  expect(screen.getByText(START)).toBeVisible()
  expect(screen.getByText(/subjectAltName=IP:192\.168\.1\.20/u)).toBeVisible()
  // Nothing leads a phone to itself.
  expect(screen.queryByRole('link', { name: /localhost/u })).not.toBeInTheDocument()
})

test('over plain http the page says that https is needed, and the two lines', () => {
  render(<WrongAddressPage whereabouts={{ kind: 'insecure', publicOrigin: LAN.origin }} location={LAN} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rehearsal needs https here')
  expect(document.title).toContain('Rehearsal needs https here')
  expect(screen.getByText(START)).toBeVisible()
})

test('a page that may not lead by itself has a link that does, and the setting that makes it unneeded', () => {
  const address = 'https://class.example/dashboard?a=1'
  render(
    <WrongAddressPage whereabouts={{ kind: 'elsewhere', address }} location={new URL('https://192.168.1.20:3000')} />,
  )
  expect(screen.getByRole('link', { name: 'Open https://class.example' })).toHaveAttribute('href', address)
  expect(screen.getByText('PUBLIC_URL=https://192.168.1.20:3000')).toBeVisible()
})

test('at another port of the machine itself the setting needs no https', () => {
  const address = 'http://localhost:3000/'
  render(<WrongAddressPage whereabouts={{ kind: 'elsewhere', address }} location={new URL('http://localhost:4000')} />)
  expect(screen.getByText('PUBLIC_URL=http://localhost:4000')).toBeVisible()
})

test('a page that came over plain http from another machine is told the lines for https, not an address that would not work', () => {
  const address = 'https://class.example/'
  render(<WrongAddressPage whereabouts={{ kind: 'elsewhere', address }} location={LAN} />)
  expect(screen.getByText('If learners should use it at 192.168.1.20, it needs https there.')).toBeVisible()
  expect(screen.getByText(START)).toBeVisible()
  expect(screen.queryByText(/PUBLIC_URL=http:/u)).not.toBeInTheDocument()
})
