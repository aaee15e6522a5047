import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { GET, POST } from '@/app/api/mails/unsubscribe/route'
import { newId } from '@/lib/core/ids'
import type { Mail } from '@/lib/mail/schema'
import { unsubscribeAddress } from '@/lib/mail/unsubscribe-link'
import { setCurrentSettings } from '@/lib/settings/current-settings'
import { store } from '@/lib/store/open-store'
import { orderUnder } from './testing/order-under'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
const ONE_CLICK = 'List-Unsubscribe=One-Click'
const nothing = { params: Promise.resolve({}) }

describe('the unsubscribe address', () => {
  const accounts = temporaryAccounts(store)
  beforeAll(() => setCurrentSettings({ maintenance: true, turboMode: true, unlocksVoidBefore: 0 }))
  afterAll(async () => {
    await store().close()
    rmSync(folder, { recursive: true })
  })

  const mailed = async (mail: Pick<Mail, 'to' | 'template' | 'orderId'>) => {
    const id = newId('mail')
    await store().update({ [`mails/${id}`]: { ...mail, id, status: 'sent', tries: 1, at: 1 } })
    return unsubscribeAddress(id)
  }
  const call = (address: string, method = 'POST', body: string | FormData = ONE_CLICK, accept = '*/*') => {
    const request = new Request(address, {
      method,
      headers: {
        accept,
        // The other kind of form names its boundary itself.
        ...(typeof body === 'string' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(method === 'POST' ? { body } : {}),
    })
    return (method === 'POST' ? POST : GET)(request, nothing)
  }
  const formOf = (said: string) => {
    const form = new FormData()
    form.set('List-Unsubscribe', said)
    return form
  }
  const silent = (orderId: string) => store().get(`orders/${orderId}/noUpdates`)

  it('stops version mails for all orders of a mailbox by one POST without sign-in, even in maintenance', async () => {
    const to = 'Kundin@example.com'
    const ids = [
      (await orderUnder(store(), to)).orderId,
      (await orderUnder(store(), to.toLowerCase())).orderId,
    ]
    const other = await orderUnder(store(), 'anderer@example.com')
    const address = await mailed({ to, template: 'new-version', orderId: ids[0] ?? '' })
    expect((await call(address)).status).toBe(204)
    expect((await call(address)).status).toBe(204)
    expect(await Promise.all(ids.map(silent))).toEqual([true, true])
    expect(await silent(other.orderId)).toBeNull()
  })

  it('accepts the multipart form that RFC 8058 recommends', async () => {
    const to = 'mehrteilig@example.com'
    const { orderId } = await orderUnder(store(), to)
    const address = await mailed({ to, template: 'new-version', orderId })
    expect((await call(address, 'POST', formOf('No'))).status).toBe(400)
    expect(await silent(orderId)).toBeNull()
    expect((await call(address, 'POST', formOf('One-Click'))).status).toBe(204)
    expect(await silent(orderId)).toBe(true)
  })

  it('stops mails to a voter, without revealing the uid', async () => {
    const { uid, email } = await accounts.register()
    const address = await mailed({ to: email, template: 'vote-released' })
    expect(address).not.toContain(uid)
    expect((await call(address)).status).toBe(204)
    expect(await store().get(`voters/${uid}/noMails`)).toBe(true)
  })

  it('only redirects to its page, which asks first, when followed by GET or HEAD', async () => {
    const { orderId } = await orderUnder(store(), 'folgt@example.com')
    const address = await mailed({ to: 'folgt@example.com', template: 'new-version', orderId })
    for (const method of ['GET', 'HEAD']) {
      const answer = await call(address, method)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe(`/abbestellen${new URL(address).search}`)
    }
    expect(await silent(orderId)).toBeNull()
    const answer = await call(address, 'POST', ONE_CLICK, 'text/html,*/*')
    expect(answer.headers.get('location')).toBe(`/abbestellen${new URL(address).search}&stand=done`)
    expect(await silent(orderId)).toBe(true)
  })

  it('is rejected with a wrong key or body, for another mail, or for a mandatory mail', async () => {
    const { orderId } = await orderUnder(store(), 'bleibt@example.com')
    const about = { to: 'bleibt@example.com', orderId }
    const address = await mailed({ ...about, template: 'new-version' })
    const other = new URL(await mailed({ ...about, template: 'new-version' })).searchParams.get('mail') ?? ''
    const own = new URL(address).searchParams.get('mail') ?? ''
    const receipt = await mailed({ ...about, template: 'order-received' })
    for (const wrong of [address.slice(0, -1), address.replace(own, other), receipt])
      expect((await call(wrong)).status).toBe(404)
    expect((await call(address, 'POST', 'List-Unsubscribe=No')).status).toBe(400)
    expect(await silent(orderId)).toBeNull()
  })
})
