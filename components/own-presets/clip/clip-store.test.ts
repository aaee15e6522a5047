import type { Filter } from '@/lib/audio/filter'
import { ClipStore } from './clip-store'
import type { ClipAnswer, ClipRequest } from './clip-worker'

jest.mock('./read-clip', () => ({
  readClip: async () => ({ duration: 40, numberOfChannels: 1, getChannelData: () => new Float32Array(1) }),
}))

/** Requests to the worker, in order, each with the port for its answer. */
const asked: { request: ClipRequest; answer: (answer: ClipAnswer) => void }[] = []

class FakeWorker extends EventTarget {
  postMessage(request: ClipRequest, transfer: readonly Transferable[]): void {
    const port = transfer.find((one) => one instanceof MessagePort)
    asked.push({ request, answer: (answer) => port?.postMessage(answer) })
  }
  terminate(): void {}
}
Object.assign(globalThis, { Worker: FakeWorker })

const picture = { width: 0, height: 0, strengths: new Uint8Array() }
const curve = (gain: number): readonly Filter[] => [{ type: 'PK', fc: 1000, gain, q: 1 }]
const answerWith = (gain: number) => ({
  filters: curve(gain),
  figures: { inBed: gain, inPinkNoise: gain, louder: 0 },
})
/** Until messages have arrived. */
const arrived = () => new Promise((resolve) => setTimeout(resolve, 20))

async function opened(): Promise<ClipStore> {
  asked.length = 0
  const store = new ClipStore()
  const opening = store.open(new File([], 'runde.wav'))
  await arrived()
  asked[0]?.answer({ picture, proposed: [] })
  await opening
  store.mark({ from: 1, to: 2 })
  const searching = store.search([])
  asked[1]?.answer(answerWith(1))
  await searching
  return store
}

const shown = (store: ClipStore) => store.current().found?.figures.inBed

it('shows the effect of the newest edit, asking for one at a time', async () => {
  const store = await opened()
  for (const gain of [2, 3, 4]) void store.follow(curve(gain))
  expect(asked.slice(2).map(({ request }) => request)).toMatchObject([{ filters: curve(2) }])
  asked[2]?.answer(answerWith(2))
  await arrived()
  expect(shown(store)).toBe(2)
  expect(asked.slice(3).map(({ request }) => request)).toMatchObject([{ filters: curve(4) }])
  asked[3]?.answer(answerWith(4))
  await arrived()
  expect(shown(store)).toBe(4)
})

it('keeps what a search finds, whenever the effect of an edit made before is known', async () => {
  const store = await opened()
  void store.follow(curve(2))
  const searching = store.search([])
  asked[3]?.answer(answerWith(7))
  await searching
  asked[2]?.answer(answerWith(2))
  await arrived()
  expect(store.current().step).toBe('ready')
  expect(shown(store)).toBe(7)
})
