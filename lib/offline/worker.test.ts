import { EventEmitter, once } from 'node:events'
import { shopPlace } from './places'
import { page, TestedWorker } from './testing/tested-worker'

const PRODUCT = '/presets/tarkov-stille-sohle'
const away = () => Promise.reject(new TypeError('Failed to fetch'))
const refused = (status: number) => () => Promise.resolve(new Response('', { status }))

describe('the worker without network', () => {
  it('shows the stored page although the preload has failed', async () => {
    const worker = await TestedWorker.start()
    worker.answer(PRODUCT, page('kept'))
    await worker.ask(PRODUCT).done()
    worker.answer(PRODUCT, away)
    const failed = Promise.reject(new TypeError('preload'))
    expect(await (await worker.ask(PRODUCT, { preload: failed }).answer)?.text()).toContain('kept')
  })

  it('requests a page itself if only the preload has failed', async () => {
    const worker = await TestedWorker.start()
    worker.answer('/kasse', page('checkout'))
    const failed = Promise.reject(new TypeError('preload'))
    expect(await (await worker.ask('/kasse', { preload: failed }).answer)?.text()).toContain('checkout')
  })

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'disabled'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', 'enabled'],
  ])(
    'enables navigation preload only in browsers where a failed one does not abort the visit: %s',
    async (userAgent, state) => {
      const worker = await TestedWorker.start({ userAgent })
      await worker.activate()
      expect(worker.preloads).toEqual([state])
    },
  )
})

it.each([
  ['script', true],
  ['worker', false],
])('handles requests for assets as %s: %s', async (destination, isTaken) => {
  const worker = await TestedWorker.start()
  worker.answer('/_next/static/a.js', page(''))
  const { answer, done } = worker.ask('/_next/static/a.js', { mode: 'cors', destination })
  await done()
  expect(answer !== undefined).toBe(isTaken)
})

describe('the worker of a new build', () => {
  const begin = async (answer: () => Promise<unknown>) => {
    const worker = await TestedWorker.start()
    const older = await worker.caches.open(shopPlace('older'))
    await older.put('/offline', await page('of an older build')())
    for (const path of ['/offline', '/', '/presets']) worker.answer(path, answer)
    return worker.install()
  }

  it('installs with its own pages', () => expect(begin(page(''))).resolves.not.toThrow())

  // The older page would be deleted with its build, and none would remain to show without network.
  it('does not install while the shop is locked, although an older build has stored the offline page', () =>
    expect(begin(refused(503))).rejects.toThrow())
})

describe('a stored order', () => {
  const ORDER = '/bestellung/order_1?token=a'
  const FILE = '/api/orders/order_1/files/a/alles.zip?token=a'

  async function keptWorker(): Promise<TestedWorker> {
    const worker = await TestedWorker.start()
    worker.answer('/offline', page('nothing kept'))
    worker.answer(ORDER, page(`<a href="${FILE}">alles.zip</a>`))
    worker.answer(FILE, page('plain zip'))
    for (const path of ['/offline', FILE]) await worker.ask(path).done()
    worker.answer(FILE, away)
    return worker
  }
  const shown = async (worker: TestedWorker, path: string) => (await worker.ask(path).answer)?.text()
  const isKept = ({ caches }: TestedWorker) =>
    Promise.all([ORDER, FILE].map(async (name) => (await caches.match(name)) !== undefined))

  it('serves its file as bought, and never in place of an adapted one', async () => {
    const worker = await keptWorker()
    expect(await shown(worker, FILE)).toContain('plain zip')
    expect(await shown(worker, `${FILE}&staerke=kraeftig`)).toContain('nothing kept')
  })

  it.each([
    [503, true],
    [502, true],
    [404, false],
  ])('is kept with its file after its page responds with %i: %s', async (status, stays) => {
    const worker = await keptWorker()
    expect(await isKept(worker)).toEqual([true, true])
    worker.answer(ORDER, refused(status))
    await worker.ask(ORDER).done()
    expect(await isKept(worker)).toEqual([stays, stays])
  })
})

describe('on a shared device', () => {
  const ORDER = '/bestellung/order_1'
  const FILE = '/api/orders/order_1/files/a/alles.zip'
  const orderPage = page(`of A <a href="${FILE}">alles.zip</a>`)
  const signOut = { mode: 'cors', method: 'DELETE' }
  const done = () => Promise.resolve(new Response())
  const isKept = async ({ caches }: TestedWorker) => (await caches.match(ORDER)) !== undefined

  /** A response that arrives when the test releases it. */
  function held(answer: () => Promise<unknown>) {
    const line = new EventEmitter()
    const coming = once(line, 'come').then(answer)
    return { answer: () => coming, come: () => void line.emit('come') }
  }

  it('an order is stored for its buyer', async () => {
    const worker = await TestedWorker.start()
    worker.answer(ORDER, orderPage)
    await worker.ask(ORDER).done()
    expect(await isKept(worker)).toBe(true)
  })

  it.each([
    ['has signed out', (worker: TestedWorker) => worker.ask('/api/session', signOut).done()],
    ['has deleted the account', (worker: TestedWorker) => worker.ask('/api/account', signOut).done()],
    ['was followed by another', (worker: TestedWorker) => worker.tell({ user: 'B' })],
  ])('an order that arrives after its buyer %s is not stored', async (_, leave) => {
    const worker = await TestedWorker.start()
    const slow = held(orderPage)
    worker.answer(ORDER, slow.answer)
    worker.answer('/api/session', done)
    worker.answer('/api/account', done)
    await worker.tell({ user: 'A' })
    const visit = worker.ask(ORDER)
    await leave(worker)
    slow.come()
    await visit.done()
    expect(await isKept(worker)).toBe(false)
    // The next user's pages are stored again.
    worker.answer('/bestellung/order_2', orderPage)
    await worker.ask('/bestellung/order_2').done()
    expect(await worker.caches.match('/bestellung/order_2')).toBeDefined()
    expect(await isKept(worker)).toBe(false)
  })

  it('an order or file that is being stored during a sign-out is not kept', async () => {
    const worker = await TestedWorker.start()
    const slow = held(orderPage)
    worker.answer(ORDER, slow.answer)
    worker.answer(FILE, page('zip'))
    worker.answer('/api/session', done)
    const visit = worker.ask(FILE)
    await visit.answer
    await worker.ask('/api/session', signOut).done()
    slow.come()
    await visit.done()
    expect([await isKept(worker), await worker.caches.match(FILE)]).toEqual([false, undefined])
  })

  it('an order that a page reported before a sign-out is not stored after it', async () => {
    const worker = await TestedWorker.start()
    const slow = held(orderPage)
    worker.answer(ORDER, slow.answer)
    worker.answer('/api/session', done)
    const told = worker.tell({ seen: ORDER })
    await worker.ask('/api/session', signOut).done()
    slow.come()
    await told
    expect(await isKept(worker)).toBe(false)
  })
})
