import { createBrowserHistory } from '@tanstack/react-router'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { LayerProvider } from '@rehearsal/ui/layer'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
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

const TURNS = 30

/** History moves, and what follows from that, take some turns. Turns are counted and no time: a busy machine lets time go by without any. */
async function settled() {
  // One after the other, so that what is due in between has its turn.
  // oxlint-disable-next-line no-await-in-loop
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2))
}
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
function open(goBack?: () => void) {
  const onBack = vi.fn<() => void>(() => (goBack ?? close)())
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

/** Guards the page with a question, which is a layer of its own. */
function guardPage() {
  const asked: { stay: () => void; leave: () => void }[] = []
  const unblock = history.block({
    blockerFn: () =>
      new Promise((resolve) => {
        const answer = (isBlocked: boolean) => {
          question.close()
          resolve(isBlocked)
        }
        const question = open(() => answer(true))
        asked.push({ stay: () => answer(true), leave: () => answer(false) })
      }),
    enableBeforeUnload: false,
  })
  return { asked, unblock }
}

describe('a page that guards its work', () => {
  test('asks once nothing lies over it, and Back then closes the question', async () => {
    const { asked, unblock } = guardPage()
    const layer = open()
    await settled()
    await back()
    expect([layer.onBack.mock.calls.length, asked.length, address()]).toEqual([1, 0, page])
    for (const times of [1, 2]) {
      await back()
      expect([asked.length, address()]).toEqual([times, page])
      await back()
      expect([asked.length, address()]).toEqual([times, page])
    }
    expect(heard).not.toHaveBeenCalled()
    unblock()
    await back()
    expect(address()).toBe(before)
  })

  test('has its question on an entry of its own, so that Back cannot lead out of the site', async () => {
    const { asked, unblock } = guardPage()
    await back()
    expect(window.history.state).toMatchObject({ __TSR_index: history.location.state.__TSR_index, layerDepth: 1 })
    asked[0]?.stay()
    await settled()
    expect([window.history.state.layerDepth, address()]).toEqual([undefined, page])
    unblock()
  })

  test('is left as far as Back was pressed for', async () => {
    const { asked, unblock } = guardPage()
    await back()
    asked[0]?.leave()
    await settled()
    expect([address(), history.location.pathname, heard.mock.calls]).toEqual([before, before, [[before]]])
    unblock()
    await forward()
    expect(address()).toBe(page)
  })

  test('asks one question where Back is pressed twice at once', async () => {
    const { asked, unblock } = guardPage()
    window.history.back()
    window.history.back()
    await settled()
    expect([asked.length, address()]).toEqual([1, page])
    asked[0]?.stay()
    await settled()
    expect(address()).toBe(page)
    unblock()
  })

  test('is found again where another move overtook the way back to it', async () => {
    const { asked, unblock } = guardPage()
    vi.spyOn(window.history, 'go').mockReturnValueOnce()
    await back()
    expect([asked.length, address()]).toEqual([1, before])
    await vi.waitFor(() => expect(address()).toBe(page))
    asked[0]?.leave()
    await settled()
    expect([address(), history.location.pathname]).toEqual([before, before])
    unblock()
  })

  test('is found again where another move overtook the way back to it and something was gone to meanwhile', async () => {
    const { asked, unblock } = guardPage()
    vi.spyOn(window.history, 'go').mockReturnValueOnce()
    await back()
    asked[0]?.stay()
    history.push('/next', undefined, { ignoreBlocker: true })
    unblock()
    await vi.waitFor(() => expect(address()).toBe('/next'))
    await back()
    expect(address()).toBe(page)
  })

  test('is found again over the entry of a layer that a page was gone to from', async () => {
    const layers = [open(), open()]
    await settled()
    for (const layer of layers.reverse()) layer.close()
    history.push('/next')
    await settled()
    const { asked, unblock } = guardPage()
    await back()
    expect([asked.length, address()]).toEqual([1, '/next'])
    asked[0]?.leave()
    await settled()
    expect(address()).toBe(page)
    unblock()
  })

  test('asks before Forward, too, which then leads where it did', async () => {
    history.push('/next')
    await settled()
    await back()
    const { asked, unblock } = guardPage()
    await forward()
    expect([asked.length, address()]).toEqual([1, page])
    asked[0]?.leave()
    await settled()
    expect([address(), history.location.pathname]).toEqual(['/next', '/next'])
    unblock()
    await back()
    expect(address()).toBe(page)
  })

  test('is left at once where it has nothing to ask', async () => {
    const unblock = history.block({ blockerFn: () => false, enableBeforeUnload: false })
    await back()
    expect([address(), heard.mock.calls]).toEqual([before, [[before]]])
    unblock()
  })
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
