import { retention } from '@/lib/legal/retention'
import type { Mail } from '@/lib/mail/schema'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { lapseFacts } from './lapse-facts'

const mail = (sentAt?: number): Mail => ({
  id: 'mail_1780308000000_aaaaaaaaaaaaaaaa',
  to: 'kundin@example.com',
  template: 'order-confirmed',
  status: sentAt === undefined ? 'waiting' : 'sent',
  tries: 1,
  at: 1,
  ...(sentAt === undefined ? {} : { sentAt }),
})
const downloads = (...times: number[]) => ({
  preset: Object.fromEntries(
    times.map((first) => [`file${first}`, { file: 'a', version: 1, count: 1, first, last: 99 }]),
  ),
})
const order = { ...sampleOrder, downloads: downloads(40, 30) }

describe('the right of withdrawal', () => {
  it('has lapsed if consents, confirmation and download came before the withdrawal', () => {
    expect(lapseFacts({ at: 50 }, order, [mail(20)], 50)).toEqual({
      consentedAt: 1,
      confirmedAt: 20,
      downloadedAt: 30,
      hasLapsed: true,
    })
  })

  it.each([
    ['no confirmation', { at: 50 }, order, []],
    ['a confirmation that was not handed over', { at: 50 }, order, [mail()]],
    ['a confirmation that came later', { at: 50 }, order, [mail(60)]],
    ['another mail only', { at: 50 }, order, [{ ...mail(20), template: 'order-received' as const }]],
    [
      'a confirmation to an address corrected since',
      { at: 50 },
      order,
      [{ ...mail(20), to: 'kudnin@example.com' }],
    ],
    ['no download', { at: 50 }, sampleOrder, [mail(20)]],
    ['a download that came later', { at: 25 }, order, [mail(20)]],
  ])('has not lapsed with %s', (_, withdrawal, about, mails) => {
    expect(lapseFacts(withdrawal, about, mails, 60).hasLapsed).toBe(false)
  })

  it.each([
    ['the confirmation is deleted with the mails of its time', order, [], null],
    ['it was sent once more after the withdrawal', order, [mail(60)], null],
    ['a download never came', sampleOrder, [], false],
    ['a confirmation came in time', order, [mail(20)], true],
  ])('once the retention of mails has passed: %s', (_, about, mails, hasLapsed) => {
    const paid = { ...about, history: { paid: { at: 10, actor: 'admin' } } }
    const later = (retention.mailDays + 1) * 86_400_000
    expect(lapseFacts({ at: 50 }, paid, mails, later)).toMatchObject({ hasLapsed })
  })
})
