import { setClock } from '@/lib/core/clock'
import { setCurrentOwner } from '@/lib/legal/current-owner'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { ownerSchema, type Owner } from '@/lib/legal/schema'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { changeOwner } from '@/lib/setup/change-owner'
import { getOwner } from '@/lib/setup/owner-data'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import messages from '@/messages/de.json'
import { confirmPayment } from '../paying/confirm-payment'
import { addOrder } from '../testing/add-order'
import { findingsOf } from '../testing/outcome'
import { bookingsIn } from './bookings'
import { ensureInvoice } from './ensure-invoice'

const DAY = 86_400_000
const START = Date.parse('2026-09-01T10:00:00Z')
const small = (owner: Owner): Owner => ({ ...owner, vat: { mode: 'small-business' } })
const other = ownerSchema.parse({
  ...realOwner,
  name: 'Klangladen',
  legalForm: 'Einzelunternehmen',
  representative: 'Rosa Nachfolger',
})

describe('the invoice of an order that was placed before the owner changed', () => {
  const store = temporaryStore()
  let revision = 0
  const on = (day: number) => setClock(() => START + day * DAY)
  const change = async (owner: Owner, person?: 'same' | 'other') => {
    await changeOwner(store(), { ...owner, revision, ...(person ? { person } : {}) }, 'admin a')
    revision += 1
    setCurrentOwner((await getOwner(store())) ?? sampleOwner)
  }
  const place = (vat: 'included' | 'small-business') => addOrder(store(), { createdAt: START + 1000, vat })

  beforeEach(async () => {
    revision = 0
    on(0)
    await change(realOwner)
  })
  afterEach(async () => {
    expect(await findingsOf(store())).toEqual([])
    setClock()
    setCurrentOwner(sampleOwner)
  })

  it('names the contract’s seller by the last known name, with their tax', async () => {
    const { id } = await place('included')
    on(2)
    await change({ ...realOwner, street: 'Neue Gasse 2' }, 'same')
    on(3)
    await change(small(other), 'other')
    on(4)
    await confirmPayment(store(), id, 'admin')
    expect(await ensureInvoice(store(), id)).toMatchObject({
      seller: { name: realOwner.name, street: 'Neue Gasse 2' },
      vat: 'included',
      tax: 94,
    })
    const later = await addOrder(store(), { createdAt: START + 4 * DAY, vat: 'small-business' })
    await confirmPayment(store(), later.id, 'admin')
    expect(await ensureInvoice(store(), later.id)).toMatchObject({
      seller: { name: 'Rosa Nachfolger', tradeName: 'Klangladen' },
      vat: 'small-business',
      tax: 0,
    })
  })

  it('names the same person by the new name', async () => {
    const { id } = await place('included')
    on(2)
    await change({ ...realOwner, name: 'Neuer Name GmbH' }, 'same')
    await confirmPayment(store(), id, 'admin')
    expect((await ensureInvoice(store(), id))?.seller.name).toBe('Neuer Name GmbH')
  })

  it('has the tax of the day of delivery, whenever it is issued', async () => {
    const { id } = await place('included')
    const late = await place('included')
    on(1)
    await confirmPayment(store(), id, 'admin')
    on(2)
    await change(small(realOwner))
    expect(await ensureInvoice(store(), id)).toMatchObject({ vat: 'included', tax: 94 })
    await confirmPayment(store(), late.id, 'admin')
    expect(await ensureInvoice(store(), late.id)).toMatchObject({ vat: 'small-business', tax: 0 })
  })

  it('is booked with that tax before it is issued', async () => {
    const { id } = await place('included')
    on(2)
    await change(small(realOwner))
    await confirmPayment(store(), id, 'admin')
    const taxes: unknown[] = []
    const period = { from: '2026-09-01', to: '2026-09-30' }
    for await (const { tax } of bookingsIn(store(), period, new Set())) taxes.push(tax)
    expect(taxes).toEqual([{ vat: 'small-business', ratePercent: 0 }])
    await ensureInvoice(store(), id)
  })

  it('asks who sells if name or legal form change, and stores nothing before the answer', async () => {
    await expect(change({ ...realOwner, name: 'Neuer Name GmbH' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { person: messages.fields.owner_person },
    })
    expect((await getOwner(store()))?.name).toBe(realOwner.name)
    await change({ ...realOwner, street: 'Neue Gasse 2' })
    await change({ ...realOwner, representative: 'Neue Leitung' })
  })

  it('asks if a sole trader’s name becomes another person’s', async () => {
    await change(other, 'other')
    await expect(change({ ...other, representative: 'Ida Petersen' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { person: messages.fields.owner_person },
    })
    expect((await getOwner(store()))?.representative).toBe('Rosa Nachfolger')
  })
})
