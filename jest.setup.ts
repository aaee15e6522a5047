process.env.LOG_LEVEL = 'silent'
process.env.SERVER_SECRET = 'a-secret-only-for-the-unit-tests-of-the-shop'
process.env.ADMIN_PIN = 'Prüf-PIN 4711'

const unexpected: unknown[][] = []

beforeEach(() => {
  unexpected.length = 0
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    unexpected.push(args)
  })
})

afterEach(() => {
  expect(unexpected).toEqual([])
})

/** jsdom lays nothing out, so there are no sizes to observe. */
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoSizes

/** Nor is there a window whose size is asked for. */
const noMedia = () => Object.assign(new EventTarget(), { matches: false })
if (!('matchMedia' in globalThis)) Object.assign(globalThis, { matchMedia: noMedia })

/** Nor has it a stream of server events; this one stays silent. */
class NoEvents extends EventTarget {
  close(): void {}
}
if (!('EventSource' in globalThis)) Object.assign(globalThis, { EventSource: NoEvents })

/** Nor are there other tabs. */
class NoTabs extends EventTarget {
  postMessage(): void {}
  close(): void {}
}
if (!('BroadcastChannel' in globalThis)) Object.assign(globalThis, { BroadcastChannel: NoTabs })
