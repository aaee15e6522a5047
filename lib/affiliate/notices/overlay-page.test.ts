import { runInNewContext } from 'node:vm'
import { overlayPage } from './overlay-page'

const FACE = { words: 'Danke', ground: '#000000', ink: '#ffffff', path: 'M0 0Z', width: 10, height: 10 }

/** A part of the page, as far as its script uses one. */
function newPart() {
  const attributes = new Map<string, string>()
  return {
    className: '',
    hidden: true,
    style: { setProperty: () => {} },
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
    attributes,
  }
}

/** Runs the page's script. @returns the elements it draws on, the streams it opened, and its timers */
function openPage() {
  const [place, drawing, shape, note] = [newPart(), newPart(), newPart(), newPart()]
  const streams: FakeStream[] = []
  const planned: (() => void)[] = []
  class FakeStream {
    readyState = 1
    onerror = () => {}
    readonly listeners = new Map<string, (event: { data: string }) => void>()
    constructor(readonly address: string) {
      streams.push(this)
    }
    addEventListener(name: string, listener: (event: { data: string }) => void) {
      this.listeners.set(name, listener)
    }
    send(...ids: string[]) {
      const sales = ids.map((id) => ({ id, face: 'one', isTrial: false }))
      const data = JSON.stringify({ sound: false, sales, faces: { one: FACE } })
      this.listeners.get('sales')?.({ data })
    }
    close() {}
  }
  const script = /<script>([^]*)<\/script>/.exec(overlayPage(1))?.[1] ?? ''
  runInNewContext(script, {
    document: {
      getElementById: () => place,
      querySelector: (name: string) => ({ svg: drawing, path: shape, p: note })[name],
      body: { dataset: { since: '1' } },
    },
    location: { pathname: '/overlay/secret' },
    EventSource: FakeStream,
    setTimeout: (work: () => void) => planned.push(work),
    clearTimeout: () => {},
  })
  return { place, shape, streams, planned }
}

it('the overlay goes blank and drops pending sales if the shop refuses its stream', () => {
  const { place, shape, streams, planned } = openPage()
  const [stream] = streams
  if (!stream) throw new Error('no stream')
  stream.send('sale_1', 'sale_2')
  expect(place.className).toBe('on')
  planned.length = 0
  stream.readyState = 2
  stream.onerror()
  expect(place.className).toBe('')
  expect(shape.attributes.has('d')).toBe(false)
  expect(planned).toHaveLength(1)
  planned.forEach((work) => work())
  expect(streams.map(({ address }) => address)).toEqual(Array(2).fill('/api/overlay/secret?since=1'))
  streams[1]?.send('sale_3')
  expect(place.className).toBe('on')
})

it('the overlay keeps showing a sale while a lost stream reconnects', () => {
  const { place, streams } = openPage()
  const [stream] = streams
  if (!stream) throw new Error('no stream')
  stream.send('sale_1')
  stream.readyState = 0
  stream.onerror()
  expect(place.className).toBe('on')
})
