import { createBrowserHistory } from '@tanstack/react-router'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { LayerProvider } from '@rehearsal/ui/layer'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createLayerHost } from './layer-host.ts'

// Chromium calls the listeners of a window in the order in which they came, also those that ask to be first.
const listen = window.addEventListener.bind(window)
const listening = vi.spyOn(window, 'addEventListener')
listening.mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => listen(type, listener))
const host = createLayerHost(createBrowserHistory)
const { history } = host
listening.mockRestore()
const heard = vi.fn<(href: string) => void>()
history.subscribe(({ location }) => heard(location.href))

/** History moves, and what follows from that, take some turns. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 60))
const back = async () => {
  window.history.back()
  await settled()
}
const forward = async () => {
  window.history.forward()
  await settled()
}
const address = () => window.location.pathname + window.location.search

let round = 0
let before = ''
let page = ''
/** Each test begins on a page of its own, with one before it. */
beforeEach(async () => {
  await settled()
  round += 1
  before = `/before-${round}`
  page = `/page-${round}`
  history.push(before)
  await settled()
  history.push(page)
  await settled()
  heard.mockReset()
})

/** A layer that closes when it is told to. */
function open() {
  const onBack = vi.fn<() => void>(() => close())
  let remove: (() => void) | null = host.add(onBack)
  const close = () => {
    remove?.()
    remove = null
  }
  return { onBack, close }
}

test('Back closes the layer and leaves the page as it is, of which the router never hears', async () => {
  const layer = open()
  await settled()
  await back()
  expect(layer.onBack).toHaveBeenCalledOnce()
  expect(address()).toBe(page)
  expect(heard).not.toHaveBeenCalled()
  await back()
  expect([address(), heard.mock.calls]).toEqual([before, [[before]]])
})

test('of several layers Back closes the topmost, one after the other', async () => {
  const [below, above] = [open(), open()]
  await settled()
  await back()
  expect([below.onBack.mock.calls.length, above.onBack.mock.calls.length]).toEqual([0, 1])
  await back()
  expect([below.onBack.mock.calls.length, address()]).toEqual([1, page])
  await back()
  expect(address()).toBe(before)
})

test('a layer that closes by itself leaves nothing to go back from', async () => {
  const layer = open()
  await settled()
  layer.close()
  await settled()
  expect(window.history.state).toMatchObject({ __TSR_index: history.location.state.__TSR_index })
  await back()
  expect(address()).toBe(before)
})

test('a layer that is opened, closed and opened at once has one entry', async () => {
  const { length } = window.history
  open().close()
  const layer = open()
  await settled()
  expect(window.history.length - length).toBe(1)
  layer.close()
})

test('a layer that does not close on Back takes the next one, too', async () => {
  const onBack = vi.fn<() => void>()
  const remove = host.add(onBack)
  await settled()
  await back()
  await back()
  expect([onBack.mock.calls.length, address()]).toEqual([2, page])
  remove()
})

test('a page that is gone to from a layer comes right after the page that the layer lay on', async () => {
  const layer = open()
  await settled()
  layer.close()
  history.push('/next')
  await settled()
  expect(address()).toBe('/next')
  await back()
  expect(address()).toBe(page)
  await forward()
  expect(address()).toBe('/next')
})

test('from two layers deep it is one step back to the page, too', async () => {
  const layers = [open(), open()]
  await settled()
  for (const layer of layers.reverse()) layer.close()
  history.push('/next')
  await settled()
  await back()
  expect(address()).toBe(page)
  await back()
  expect(address()).toBe(before)
})

test('an address that is replaced over a layer is the page’s once the layer is closed', async () => {
  const layer = open()
  await settled()
  history.replace(`${page}?filter=a`)
  await settled()
  layer.close()
  await settled()
  expect(address()).toBe(`${page}?filter=a`)
  await back()
  expect(address()).toBe(before)
})

test('what is gone to while the entry of a closed layer is being left is gone to after it', async () => {
  const layer = open()
  await settled()
  layer.close()
  await new Promise((resolve) => setTimeout(resolve))
  history.push('/next')
  await settled()
  expect([address(), history.location.href]).toEqual(['/next', '/next'])
  await back()
  expect(address()).toBe(page)
})

test('Forward to where a layer was does nothing', async () => {
  const layer = open()
  await settled()
  await back()
  await forward()
  expect(layer.onBack).toHaveBeenCalledOnce()
  await back()
  expect(address()).toBe(before)
})

test('a page that guards its work asks, and Back then closes the question', async () => {
  let isAsking = false
  const unblock = history.block({
    blockerFn: () => {
      isAsking = true
      return true
    },
    enableBeforeUnload: false,
  })
  const layer = open()
  await settled()
  await back()
  expect([layer.onBack.mock.calls.length, isAsking, address()]).toEqual([1, false, page])
  await back()
  expect([isAsking, address()]).toEqual([true, page])
  unblock()
})

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <LayerProvider host={host}>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Layer" closeLabel="Close" />
    </LayerProvider>
  )
}

test('a dialog is a layer: Back closes it and gives the focus back', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  await settled()
  await back()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  expect(address()).toBe(page)
})
