import { setClock } from '@/lib/core/clock'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { saleNumber } from '../sales/ledger-kind'
import { partnerCsv, type PartnerFile } from './partner-csv'
import { recordClick } from '../attribution/record-click'
import { recordSale } from '../attribution/record-sale'

const DAY = 86_400_000
const NOON = Date.UTC(2026, 5, 1, 10)

describe('partnerCsv', () => {
  const store = temporaryStore()
  const csvOf = async (file: PartnerFile) => {
    let text = ''
    for await (const part of partnerCsv(store(), 'uid-nova', file, 7)) text += part
    return text
  }
  const visit = (query = '') =>
    recordClick(
      store(),
      {
        code: 'NOVA10',
        originalUrl: `https://spielklang.example/?ref=NOVA10${query}`,
        referrer: 'https://x.example/a',
      },
      { address: '8.8.8.8', userAgent: 'Browser' },
    )

  beforeEach(async () => {
    setClock(() => NOON)
    await store().update({
      'affiliateUsers/uid-nova': { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 },
      'affiliateUsers/uid-other': { uid: 'uid-other', customCode: 'other' },
    })
  })
  afterEach(() => setClock())

  it('lists clicks, sales and ledger entries without data of visitors or buyers', async () => {
    const { trackingId: trackingCode } = await visit('&sub=-1')
    setClock(() => NOON + 1000)
    const sale = await recordSale(store(), {
      orderId: 'order_1780308000000_aaaaaaaaaaaaaaaa',
      attribution: { affiliateUid: 'uid-nova', trackingCode, by: 'link' },
      customerEmail: 'kundin@example.com',
      productName: '=1+1; "Sohle"',
      productPrice: 500,
    })
    const number = saleNumber(sale?.id ?? '')
    expect(await csvOf('clicks')).toBe(
      "\ufeffZeit;Seite;Quelle;Sub-ID;Verkauf\r\n01.06.2026, 12:00:00;/;x.example;'-1;ja\r\n",
    )
    expect(await csvOf('sales')).toBe(
      '\ufeffDatum;Nummer;Preset;Verkauf in Euro;Provision in Euro;Davon zurückgenommen in Euro;Stand;Durch;Seite;Quelle;Sub-ID\r\n' +
        `01.06.2026;${number};"'=1+1; ""Sohle""";5,00;0,50;0,00;Offen bis 01.07.2026;Link;/;x.example;'-1\r\n`,
    )
    expect(await csvOf('ledger')).toBe(
      `\ufeffZeit;Buchung;Betrag in Euro;Wofür\r\n01.06.2026, 12:00:01;Provision;0,50;"'=1+1; ""Sohle"", 01.06.2026, ${number}"\r\n`,
    )
    expect(await findingsOf(store())).toEqual([])
  })

  it('contains all clicks of the period, and only this partner’s', async () => {
    await visit()
    setClock(() => NOON + 7 * DAY)
    await Promise.all(Array.from({ length: 1_100 }, () => visit()))
    await recordClick(
      store(),
      { code: 'other', originalUrl: 'https://spielklang.example/' },
      { address: null, userAgent: 'Browser' },
    )
    expect((await csvOf('clicks')).trimEnd().split('\r\n')).toHaveLength(1_101)
  })
})
