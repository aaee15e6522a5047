import type { Filter } from '@/lib/audio/filter'
import type { ClipMark } from '@/lib/studio/clip/clip'
import { ClipStore } from './clip-store'
import type { ClipAnswer, ClipRequest } from './clip-worker'
import { foundFit } from './found-fit'

jest.mock('./read-clip', () => ({
  readClip: async () => ({ duration: 40, numberOfChannels: 1, getChannelData: () => new Float32Array(1) }),
}))

/** Requests to the worker, in order, each with the port for its answer. */
const asked: { request: ClipRequest; answer: (answer: ClipAnswer) => void }[] = []
let ended = 0

class FakeWorker extends EventTarget {
  postMessage(request: ClipRequest, transfer: readonly Transferable[]): void {
    const port = transfer.find((one) => one instanceof MessagePort)
    asked.push({ request, answer: (answer) => port?.postMessage(answer) })
  }
  terminate(): void {
    ended += 1
  }
}
Object.assign(globalThis, { Worker: FakeWorker })

const picture = { width: 0, height: 0, strengths: new Uint8Array() }
const curve = (gain: number): readonly Filter[] => [{ type: 'PK', fc: 1000, gain, q: 1 }]
const sounds = { files: [new Float64Array(31).fill(1 / 31)], bed: new Float64Array(31).fill(1 / 31) }
const answerWith = (gain: number, kept: readonly ClipMark[] = []) => ({
  filters: curve(gain),
  figures: { said: gain, louder: 0 },
  heard: { kept, sounds },
})
/** Until messages have arrived. */
const arrived = () => new Promise((resolve) => setTimeout(resolve, 20))
/** Checks until it is so: on a busy machine messages take longer. */
async function eventually(check: () => void): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      return check()
    } catch {
      await arrived()
    }
  }
  check()
}
/** The newest request of a kind. */
const newest = (ask: ClipRequest['ask']) => asked.findLast(({ request }) => request.ask === ask)
const allOf = (ask: ClipRequest['ask']) => asked.filter(({ request }) => request.ask === ask)

async function opened(name = 'runde.wav', store = new ClipStore()): Promise<ClipStore> {
  asked.length = 0
  const opening = store.open(new File([], name))
  await eventually(() => expect(newest('read')).toBeDefined())
  newest('read')?.answer({ picture, proposed: [] })
  await opening
  return store
}

async function searched(): Promise<ClipStore> {
  const store = await opened()
  store.mark({ from: 1, to: 2 })
  const searching = store.search()
  newest('search')?.answer(answerWith(1, [{ from: 1, to: 2 }]))
  await searching
  return store
}

const shown = (store: ClipStore) => store.current().found?.figures.said

it('shows the effect of the newest edit, asking for one at a time', async () => {
  const store = await searched()
  for (const gain of [2, 3, 4]) void store.follow(curve(gain))
  expect(allOf('figures').map(({ request }) => request)).toMatchObject([{ filters: curve(2) }])
  newest('figures')?.answer(answerWith(2))
  await eventually(() => expect(shown(store)).toBe(2))
  expect(newest('figures')?.request).toMatchObject({ filters: curve(4) })
  newest('figures')?.answer(answerWith(4))
  await eventually(() => expect(shown(store)).toBe(4))
})

it('keeps what a search finds, whenever the effect of an edit made before is known', async () => {
  const store = await searched()
  void store.follow(curve(2))
  const searching = store.search()
  newest('search')?.answer(answerWith(7))
  await searching
  newest('figures')?.answer(answerWith(2))
  await arrived()
  expect(store.current().step).toBe('ready')
  expect(shown(store)).toBe(7)
})

it('tells how far a search is, and keeps the old result until there is a new one', async () => {
  const store = await searched()
  void store.search()
  newest('search')?.answer({ progress: 0.4 })
  await eventually(() => expect(store.current()).toMatchObject({ step: 'searching', progress: 0.4 }))
  expect(shown(store)).toBe(1)
  store.cancel()
})

it('ends a search when it is cancelled, and reads the clip again for the next one', async () => {
  const store = await searched()
  void store.search()
  const workers = ended
  store.cancel()
  expect(ended).toBe(workers + 1)
  await arrived()
  expect(store.current()).toMatchObject({ step: 'ready', problem: null })
  expect(shown(store)).toBe(1)
  void store.search()
  expect(asked.slice(-2).map(({ request }) => request.ask)).toEqual(['read', 'search'])
  store.cancel()
})

it('tells what a preset brings at the marks, and which marks were left out', async () => {
  const store = await opened()
  const preset = { id: 'one', name: 'Eins', filters: curve(3) }
  store.compare(preset, [], null)
  newest('preset')?.answer({ gain: null, louder: 2 })
  store.mark({ from: 1, to: 2 })
  store.mark({ from: 5, to: 6 })
  const searching = store.search()
  newest('search')?.answer({ problem: 'noGain', heard: { kept: [{ from: 5, to: 6 }], sounds } })
  await eventually(() => expect(newest('preset')?.request).toMatchObject({ filters: curve(3), sounds }))
  newest('preset')?.answer({ gain: 1.2, louder: 2 })
  await searching
  expect(store.current()).toMatchObject({
    problem: 'noGain',
    found: null,
    presetGain: 1.2,
    dropped: [{ from: 1, to: 2 }],
  })
})

it('marks the same places again when the same file is opened after a reload', async () => {
  const store = await opened('zweimal.wav')
  store.mark({ from: 1, to: 2 })
  const again = await opened('zweimal.wav')
  expect(again.current()).toMatchObject({ marks: [{ from: 1, to: 2 }], isRestored: true })
  const other = await opened('andere.wav')
  expect(other.current()).toMatchObject({ marks: [], isRestored: false })
})

it('keeps clip, marks and result when its page is left', async () => {
  const store = await searched()
  store.leave()
  expect(store.current()).toMatchObject({ step: 'ready', marks: [{ from: 1, to: 2 }] })
  expect(shown(store)).toBe(1)
})

it('remembers what was found beyond the page, under an id of its own, and no later edit', async () => {
  const store = await searched()
  const first = foundFit.read()
  expect(first).toMatchObject({ preset: null, filters: 'PK1000_10_100', said: 1 })
  void store.follow(curve(2))
  newest('figures')?.answer(answerWith(2))
  await eventually(() => expect(shown(store)).toBe(2))
  expect(foundFit.read()).toBe(first)
  const searching = store.search()
  newest('search')?.answer(answerWith(3))
  await searching
  expect(foundFit.read()).toMatchObject({ said: 3, id: expect.not.stringMatching(first?.id ?? '') })
})

it('remembers the spectra with the headset that was worn, and none through a correction of one’s own', async () => {
  const store = await searched()
  expect(Object.keys(foundFit.read()?.spectra ?? {})).toEqual(['sound', 'bed'])
  const searchWith = async (headset: string | undefined) => {
    store.compare(null, curve(1), headset)
    const searching = store.search()
    newest('search')?.answer(answerWith(3))
    await searching
    return foundFit.read()?.spectra
  }
  const spectra = await searchWith('hyperx-cloud-ii')
  expect(spectra).toMatchObject({ headset: 'hyperx-cloud-ii' })
  expect(Math.max(...(spectra?.sound ?? []))).toBe(0)
  expect(await searchWith(undefined)).toBeUndefined()
})
