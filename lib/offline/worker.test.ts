import { EventEmitter, once } from 'node:events'
import { shopPlace } from './places'
import { page, WorkerWorld } from './testing/worker-world'

const PRODUCT = '/presets/tarkov-stille-sohle'
const away = () => Promise.reject(new TypeError('Failed to fetch'))
const refused = (status: number) => () => Promise.resolve(new Response('', { status }))

describe('the worker without network', () => {
  it('shows the kept page although the preload has failed', async () => {
    const world = await WorkerWorld.start()
    world.answer(PRODUCT, page('kept'))
    await world.ask(PRODUCT).done()
    world.answer(PRODUCT, away)
    const failed = Promise.reject(new TypeError('preload'))
    expect(await (await world.ask(PRODUCT, { preload: failed }).answer)?.text()).toContain('kept')
  })

  it('asks itself where only the preload has failed', async () => {
    const world = await WorkerWorld.start()
    world.answer('/kasse', page('checkout'))
    const failed = Promise.reject(new TypeError('preload'))
    expect(await (await world.ask('/kasse', { preload: failed }).answer)?.text()).toContain('checkout')
  })

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'disabled'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', 'enabled'],
  ])('has no preload where a failed one would end the visit: %s', async (userAgent, state) => {
    const world = await WorkerWorld.start({ userAgent })
    await world.activate()
    expect(world.preloads).toEqual([state])
  })
})

it.each([
  ['script', true],
  ['worker', false],
])('takes assets as %s: %s', async (destination, isTaken) => {
  const world = await WorkerWorld.start()
  world.answer('/_next/static/a.js', page(''))
  const { answer, done } = world.ask('/_next/static/a.js', { mode: 'cors', destination })
  await done()
  expect(answer !== undefined).toBe(isTaken)
})

describe('the worker of a new build', () => {
  const begin = async (answer: () => Promise<unknown>) => {
    const world = await WorkerWorld.start()
    const older = await world.caches.open(shopPlace('older'))
    await older.put('/offline', await page('of an older build')())
    for (const path of ['/offline', '/', '/presets']) world.answer(path, answer)
    return world.install()
  }

  it('begins with the pages of its own', () => expect(begin(page(''))).resolves.not.toThrow())

  // The older page would go with its build, and nothing would be left to show without network.
  it('does not begin while the shop is locked, although an older one holds the offline page', () =>
    expect(begin(refused(503))).rejects.toThrow())
})

describe('a kept order', () => {
  const ORDER = '/bestellung/order_1?token=a'
  const FILE = '/api/orders/order_1/files/a/alles.zip?token=a'

  async function keptWorld(): Promise<WorkerWorld> {
    const world = await WorkerWorld.start()
    world.answer('/offline', page('nothing kept'))
    world.answer(ORDER, page(`<a href="${FILE}">alles.zip</a>`))
    world.answer(FILE, page('plain zip'))
    for (const path of ['/offline', FILE]) await world.ask(path).done()
    world.answer(FILE, away)
    return world
  }
  const shown = async (world: WorkerWorld, path: string) => (await world.ask(path).answer)?.text()
  const isKept = ({ caches }: WorkerWorld) =>
    Promise.all([ORDER, FILE].map(async (name) => (await caches.match(name)) !== undefined))

  it('shows its file as it was bought, and never in the place of an adapted one', async () => {
    const world = await keptWorld()
    expect(await shown(world, FILE)).toContain('plain zip')
    expect(await shown(world, `${FILE}&staerke=kraeftig`)).toContain('nothing kept')
  })

  it.each([
    [503, true],
    [502, true],
    [404, false],
  ])('whose page answers %i stays with its file: %s', async (status, stays) => {
    const world = await keptWorld()
    expect(await isKept(world)).toEqual([true, true])
    world.answer(ORDER, refused(status))
    await world.ask(ORDER).done()
    expect(await isKept(world)).toEqual([stays, stays])
  })
})

describe('on a device that several people use', () => {
  const ORDER = '/bestellung/order_1'
  const FILE = '/api/orders/order_1/files/a/alles.zip'
  const orderPage = page(`of A <a href="${FILE}">alles.zip</a>`)
  const signOut = { mode: 'cors', method: 'DELETE' }
  const done = () => Promise.resolve(new Response())
  const isKept = async ({ caches }: WorkerWorld) => (await caches.match(ORDER)) !== undefined

  /** A response that arrives when the test releases it. */
  function held(answer: () => Promise<unknown>) {
    const line = new EventEmitter()
    const coming = once(line, 'come').then(answer)
    return { answer: () => coming, come: () => void line.emit('come') }
  }

  it('an order is kept for its buyer', async () => {
    const world = await WorkerWorld.start()
    world.answer(ORDER, orderPage)
    await world.ask(ORDER).done()
    expect(await isKept(world)).toBe(true)
  })

  it.each([
    ['has signed out', (world: WorkerWorld) => world.ask('/api/session', signOut).done()],
    ['has deleted the account', (world: WorkerWorld) => world.ask('/api/account', signOut).done()],
    ['was followed by another', (world: WorkerWorld) => world.tell({ user: 'B' })],
  ])('an order that comes when its buyer %s is not', async (_, leave) => {
    const world = await WorkerWorld.start()
    const slow = held(orderPage)
    world.answer(ORDER, slow.answer)
    world.answer('/api/session', done)
    world.answer('/api/account', done)
    await world.tell({ user: 'A' })
    const visit = world.ask(ORDER)
    await leave(world)
    slow.come()
    await visit.done()
    expect(await isKept(world)).toBe(false)
    // The next user's pages are kept again.
    world.answer('/bestellung/order_2', orderPage)
    await world.ask('/bestellung/order_2').done()
    expect(await world.caches.match('/bestellung/order_2')).toBeDefined()
    expect(await isKept(world)).toBe(false)
  })

  it('nor is one that was being kept at that moment, nor a file of it', async () => {
    const world = await WorkerWorld.start()
    const slow = held(orderPage)
    world.answer(ORDER, slow.answer)
    world.answer(FILE, page('zip'))
    world.answer('/api/session', done)
    const visit = world.ask(FILE)
    await visit.answer
    await world.ask('/api/session', signOut).done()
    slow.come()
    await visit.done()
    expect([await isKept(world), await world.caches.match(FILE)]).toEqual([false, undefined])
  })

  it('nor one that was shown anew, or told of', async () => {
    const world = await WorkerWorld.start()
    const slow = held(orderPage)
    world.answer(ORDER, slow.answer)
    world.answer('/api/session', done)
    const told = world.tell({ seen: ORDER })
    await world.ask('/api/session', signOut).done()
    slow.come()
    await told
    expect(await isKept(world)).toBe(false)
  })
})
