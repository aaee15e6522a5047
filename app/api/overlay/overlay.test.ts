import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GET as getPage } from '@/app/overlay/[secret]/route'
import { getAffiliate } from '@/lib/affiliate/data'
import {
  renewOverlay,
  revokeOverlay,
  setOverlayLook,
  tryOverlay,
} from '@/lib/affiliate/notices/change-notices'
import { getNotices } from '@/lib/affiliate/notices/data'
import { overlayAddress, showSale } from '@/lib/affiliate/notices/overlay'
import { addPartners, addSale } from '@/lib/affiliate/testing/add-sales'
import { setClock } from '@/lib/core/clock'
import { closeEventStreams, openStreams } from '@/lib/http/server/event-stream'
import { setOpen } from '@/lib/legal/current-owner'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { eventually } from '@/lib/store/contract/eventually'
import { store } from '@/lib/store/open-store'
import { StoreError } from '@/lib/store/store'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { GET as getStream } from './[secret]/route'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
const AT = Date.parse('2026-10-01T12:00:00+02:00')
const LARGEST = 30 * 1024

describe('a partner’s overlay', () => {
  const ends: (() => void)[] = []
  let count = 0
  let uid = ''
  beforeAll(() => setCurrentSettings({ maintenance: true, turboMode: true, unlocksVoidBefore: 0 }))
  beforeEach(async () => {
    setOpen(true)
    setClock(() => AT)
    uid = `kira${(count += 1)}x`
    await addPartners(store(), [uid])
    await renewOverlay(store(), await kira())
  })
  afterEach(() => {
    ends.splice(0).forEach((end) => end())
    setClock()
  })
  afterAll(async () => {
    closeEventStreams()
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const kira = async () => {
    const partner = await getAffiliate(store(), uid)
    if (!partner) throw new Error('no partner')
    return partner
  }
  const secretNow = async () =>
    overlayAddress(await getNotices(store(), uid))
      ?.split('/')
      .at(-1) ?? ''
  const context = (secret: string) => ({ params: Promise.resolve({ secret }) })
  const page = (secret: string, from = '203.0.114.1') =>
    getPage(
      new Request(`http://localhost:3000/overlay/${secret}`, { headers: { 'x-peer-address': from } }),
      context(secret),
    )
  const call = (secret: string, since: number, signal?: AbortSignal) =>
    getStream(
      new Request(`http://localhost:3000/api/overlay/${secret}?since=${since}`, {
        ...(signal ? { signal } : {}),
      }),
      context(secret),
    )

  /** Opens a stream. @returns the text received so far, which is updated as more arrives */
  async function watch(secret: string, since = AT) {
    const end = new AbortController()
    ends.push(() => end.abort())
    const { body, status } = await call(secret, since, end.signal)
    expect(status).toBe(200)
    const said = { text: '', isOver: false }
    void (async () => {
      const decoder = new TextDecoder()
      for await (const piece of body ?? []) said.text += decoder.decode(piece)
      said.isOver = true
    })()
    await eventually(() => expect(said.text).toContain('event: sales'))
    return said
  }
  const sell = async (at = AT, by: 'code' | 'link' = 'code') => {
    const sale = await addSale(store(), uid, { at, price: 1000, by })
    const [task] = await store().list('tasks', { limit: 9 })
    await attemptTask(store(), task?.key ?? '', { overlay: showSale })
    return sale.id
  }

  it('shows a recorded sale in every open stream, without any data of the buyer', async () => {
    const secret = await secretNow()
    const both = [await watch(secret), await watch(secret)]
    const id = await sell()
    for (const said of both) {
      await eventually(() => expect(said.text).toContain(id))
      expect(said.text).toContain(`Danke, ein Preset mit Code KIRA${count}X`)
      expect(said.text).toContain('"isTrial":false')
      expect(said.text).not.toMatch(/kundin|order_|price|Amount/)
    }
  })

  it('names a code only if the buyer typed one', async () => {
    const said = await watch(await secretNow())
    await sell(AT, 'link')
    await eventually(() => expect(said.text).toContain(`Danke, ein Preset über KIRA${count}X`))
    expect(said.text).not.toContain('mit Code')
    await sell(AT + 1)
    await eventually(() => expect(said.text).toContain(`Danke, ein Preset mit Code KIRA${count}X`))
  })

  it('repeats sales after a reconnect, but none over a minute old or from before it was opened', async () => {
    const secret = await secretNow()
    const id = await sell()
    expect((await watch(secret)).text).toContain(id)
    expect((await watch(secret, AT + 1)).text).not.toContain(id)
    setClock(() => AT + 60_001)
    expect((await watch(secret)).text).not.toContain(id)
  })

  it('marks a trial, and every sale of a shop before it opens, as a trial', async () => {
    const said = await watch(await secretNow())
    await tryOverlay(store(), await kira())
    await eventually(() => expect(said.text).toContain('"isTrial":true'))
    setOpen(false)
    const id = await sell()
    await eventually(() => expect(said.text).toMatch(new RegExp(`"id":"${id}"[^}]*"isTrial":true`)))
  })

  it('uses the partner’s colours, which must be readable, and a sound only if wanted', async () => {
    const said = await watch(await secretNow())
    expect(said.text).toContain('"sound":false')
    const colours = { ground: '#102030', ink: '#ffeedd' }
    await setOverlayLook(store(), await kira(), { colours, sound: true })
    await sell()
    await eventually(() => expect(said.text).toContain('"ground":"#102030","ink":"#ffeedd"'))
    expect(said.text).toContain('"sound":true')
    const alike = { colours: { ground: '#102030', ink: '#122232' }, sound: false }
    await expect(setOverlayLook(store(), await kira(), alike)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'colours.ink': expect.any(String) },
    })
  })

  it('goes blank as soon as its address is revoked, which then answers 404', async () => {
    const secret = await secretNow()
    const said = await watch(secret)
    await revokeOverlay(store(), await kira())
    await eventually(() => expect(said.isOver).toBe(true), 5_000)
    expect(said.text).toContain('event: gone')
    expect(openStreams()).toBe(0)
    expect((await page(secret)).status).toBe(404)
    expect((await call(secret, AT)).status).toBe(404)
  })

  it('can get a new address, which revokes the old one', async () => {
    const secret = await secretNow()
    const said = await watch(secret)
    await renewOverlay(store(), await kira())
    await eventually(() => expect(said.isOver).toBe(true))
    expect((await page(secret)).status).toBe(404)
    const next = await secretNow()
    expect(next).not.toBe(secret)
    expect((await page(next)).status).toBe(200)
  })

  it('has a secret of 256 bits, which the store does not hold', async () => {
    const secret = await secretNow()
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(await store().get('partnerNotices'))).not.toContain(secret)
  })

  it('cannot be guessed: a network gets 60 tries in a minute', async () => {
    const tries = await Promise.all(Array.from({ length: 70 }, () => page('guessed', '198.51.99.7')))
    expect(tries.filter(({ status }) => status === 404)).toHaveLength(60)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(10)
    for (const { body } of tries) expect(body).toBeNull()
    expect(tries.at(-1)?.headers.get('retry-after')).not.toBeNull()
  })

  it('answers with an empty page while the store is unavailable', async () => {
    const secret = await secretNow()
    const failing = jest
      .spyOn(store(), 'find')
      .mockRejectedValue(new StoreError('unavailable', 'the database does not answer'))
    const answer = await page(secret)
    failing.mockRestore()
    expect(answer.status).toBe(503)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('content-type')).toBeNull()
  })

  it('shows the next sale, after one that could not be read', async () => {
    const said = await watch(await secretNow())
    const get = store().get.bind(store())
    const failing = jest
      .spyOn(store(), 'get')
      .mockImplementation((path) =>
        path === `affiliateUsers/${uid}`
          ? Promise.reject(new StoreError('unavailable', 'the database does not answer'))
          : get(path),
      )
    await tryOverlay(store(), { uid })
    await eventually(() => expect(failing).toHaveBeenCalledWith(`affiliateUsers/${uid}`))
    failing.mockRestore()
    expect(said.text).not.toContain('"isTrial":true')
    await tryOverlay(store(), { uid })
    await eventually(() => expect(said.text).toContain('"isTrial":true'))
  })

  it('runs no other script, sets no cookie, is not indexed and sends no referrer', async () => {
    const { headers, status } = await page(await secretNow())
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    // Styles, fonts and pictures may come with what OBS adds to the page.
    expect(policy.replace(/(?:style|font|img)-src [^;]*/g, '')).not.toMatch(/unsafe|https:|\*/)
    expect(policy).not.toContain('*')
  })

  it('takes at most 30 KB with all that it shows', async () => {
    await store().update({ [`affiliateUsers/${uid}/customCode`]: 'W'.repeat(24) })
    const html = await (await page(await secretNow())).text()
    expect(html).not.toMatch(/(?:src|href)=/)
    const said = await watch(await secretNow())
    await sell()
    await eventually(() => expect(said.text).toContain('WWW'))
    const whole = html + said.text
    expect(Buffer.byteLength(whole)).toBeLessThanOrEqual(LARGEST)
  })
})
