import { mailAdded, mailRemoved } from '@/lib/mail/data'
import { saveOrder } from '@/lib/orders/data'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { readDeskMail } from './read-desk-mail'

describe('a mail that the desk reads', () => {
  const store = temporaryStore()

  async function write(template: 'order-received' | 'owner-order') {
    await store().update(mailAdded({ to: 'kundin@example.com', template, orderId: sampleOrder.id }))
    const [entry] = await store().list('mails', { limit: 1 })
    return entry?.key ?? ''
  }

  beforeEach(() => saveOrder(store(), sampleOrder))

  it('shows what the buyer reads, without the tokens of its links', async () => {
    const id = await write('order-received')
    for (const isAdmin of [true, false]) {
      const { mail, content } = await readDeskMail(store(), id, { isAdmin })
      expect(mail.template).toBe('order-received')
      expect(content?.subject).toContain(sampleOrder.reference)
      expect(content?.text).toMatch(/\/bestellung\/order_\w+\?…/)
      expect(content?.text).not.toMatch(/token=/)
    }
  })

  it('is hidden from support if it went to the owner, and not found once deleted', async () => {
    const id = await write('owner-order')
    expect((await readDeskMail(store(), id, { isAdmin: true })).content).not.toBeNull()
    await expect(readDeskMail(store(), id, { isAdmin: false })).rejects.toMatchObject({ code: 'not_found' })
    await store().update(mailRemoved(id))
    await expect(readDeskMail(store(), id, { isAdmin: true })).rejects.toMatchObject({ code: 'not_found' })
  })
})
