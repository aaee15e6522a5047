import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { figuresCsv } from './figures-csv'

const span = { from: '2026-06-01', to: '2026-06-02' }
const linesOf = (csv: string) => csv.replace('\ufeff', '').trim().split('\r\n')

describe('figuresCsv', () => {
  const store = temporaryStore()

  beforeEach(() =>
    store().update({
      'figures/2026-06-01': {
        orders: 2,
        paid: 1,
        turnover: 1180,
        refunded: 100,
        viaPartners: 1180,
        presets: { 'tarkov-stille-sohle': { sold: 1, turnover: 790 } },
        partners: { 'uid-nova': { orders: 2, paid: 1, turnover: 1180 }, sonstige: { orders: 1 } },
      },
      'figures/2026-05-31': { orders: 1, partners: { 'uid-nova': { orders: 1 } } },
      'visits/2026-06-01': {
        visits: 5,
        views: 9,
        carts: 3,
        pages: { start: { views: 7, visits: 5 }, checkout: { views: 2 } },
        sources: { 'youtube~2Ecom': { visits: 4 }, direkt: { visits: 1 }, '~3D1~2B1': { visits: 1 } },
        presets: { 'tarkov-stille-sohle': { views: 2, carts: 3 } },
      },
      'affiliateUsers/uid-nova': { uid: 'uid-nova', customCode: 'NOVA10', commissionRate: 10 },
    }),
  )

  it('has a line for each day', async () => {
    expect(linesOf(await figuresCsv(store(), 'days', span))).toEqual([
      'Tag;Besuche;Seitenaufrufe;Warenkörbe;Kasse geöffnet;Bestellungen;Bezahlt;Umsatz;Erstattet;Umsatz über Partner',
      '01.06.2026;5;9;3;2;2;1;11,80;1,00;11,80',
      '02.06.2026;0;0;0;0;0;0;0,00;0,00;0,00',
    ])
  })

  it('names presets, partners and pages, each with the span before', async () => {
    expect(linesOf(await figuresCsv(store(), 'presets', span))[1]).toBe('Stille Sohle;2;0;3;0;1;0;7,90;0,00')
    expect(linesOf(await figuresCsv(store(), 'partners', span))).toEqual([
      'Partner;Bestellungen;Bestellungen davor;Bezahlt;Bezahlt davor;Umsatz;Umsatz davor',
      'NOVA10;2;1;1;0;11,80;0,00',
      'Andere;1;0;0;0;0,00;0,00',
    ])
    expect(linesOf(await figuresCsv(store(), 'pages', span))[1]).toBe('Startseite;7;0;5;0')
  })

  it('names every partner by code, however many there are', async () => {
    const numbers = Array.from({ length: 120 }, (_, index) => 100 + index)
    const countedIn = (some: number[]) =>
      Object.fromEntries(some.map((number) => [`uid-${number}`, { orders: 3 }]))
    await store().update({
      'figures/2026-06-01/partners': countedIn(numbers.slice(0, 50)),
      'figures/2026-06-02/partners': countedIn(numbers.slice(50, 100)),
      'figures/2026-05-31/partners': countedIn(numbers.slice(100)),
      ...Object.fromEntries(
        numbers.map((number) => [
          `affiliateUsers/uid-${number}`,
          { uid: `uid-${number}`, customCode: `CODE${number}`, commissionRate: 10 },
        ]),
      ),
    })
    const named = linesOf(await figuresCsv(store(), 'partners', span)).map((line) => line.split(';')[0])
    expect(named.slice(1).sort()).toEqual(numbers.map((number) => `CODE${number}`))
  })

  it('writes no source as a spreadsheet formula', async () => {
    expect(linesOf(await figuresCsv(store(), 'sources', span))).toContain("'=1+1;1;0")
  })
})
