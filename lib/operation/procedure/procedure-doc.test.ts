import { temporaryAccounts } from '@/lib/account/testing/temporary-accounts'
import { setClock } from '@/lib/core/clock'
import { setStoredVariables } from '@/lib/core/env'
import { readPdf } from '@/lib/invoices/testing/read-pdf'
import { setCurrentOwner, setOpen } from '@/lib/legal/current-owner'
import { formerOwnerKept } from '@/lib/legal/former-owners'
import { retention } from '@/lib/legal/retention'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { saveOrder } from '@/lib/orders/data'
import { ensureInvoice } from '@/lib/orders/invoicing/ensure-invoice'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { sampleOrder } from '@/lib/orders/testing/sample-order'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { version } from '@/package.json'
import { noteBackup } from '../last-backup'
import { procedureDoc, procedureFile } from './procedure-doc'

describe('the procedure documentation', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)

  beforeEach(() => setClock(() => Date.parse('2026-06-15T12:00:00Z')))
  afterEach(() => {
    setClock()
    setCurrentOwner(sampleOwner)
    setOpen(false)
    setStoredVariables({})
  })

  const facts = async () => {
    const { sections } = await procedureDoc(store())
    return Object.fromEntries(
      sections.map(({ heading, facts: of }) => [
        heading,
        Object.fromEntries(of.map(({ name, lines }) => [name, lines.join(' | ')])),
      ]),
    )
  }

  it('describes a new shop, and states what is not set up yet', async () => {
    const { Unternehmen, Zahlungsarten, Buchhaltung, Sicherung, ...others } = await facts()
    expect(Unternehmen).toMatchObject({
      Stand: expect.stringContaining('noch nicht eröffnet'),
      Umsatzsteuer: 'Preise enthalten 19 % Umsatzsteuer',
    })
    expect(Object.keys(Zahlungsarten ?? {})).toEqual(['Überweisung'])
    expect(Buchhaltung).toEqual({ 'Export für DATEV': 'nicht eingerichtet; Buchungen gibt es als CSV' })
    expect(Sicherung).toEqual({
      'Letzte Sicherung': 'Es gibt noch keine Sicherung.',
      'Laufende Kopie': 'keine laufende Kopie',
    })
    expect(others['Belege und Nummernkreise']).toMatchObject({ 'R: Rechnungen': 'noch kein Beleg' })
    expect(others['Wer was darf']).toEqual({})
    expect(others['E-Mail']).toEqual({ Versand: expect.stringContaining('kein Mailserver') })
  })

  it('describes the shop’s settings on the page and as a PDF, without any secret', async () => {
    setCurrentOwner({ ...realOwner, vat: { mode: 'small-business' } })
    setOpen(true)
    const until = Date.parse('2026-01-01T00:00:00+01:00')
    await store().update(formerOwnerKept(1, { until, owner: realOwner }))
    setStoredVariables({
      SMTP_HOST: 'mail.klangwerk-nord.de',
      SMTP_USER: 'post',
      SMTP_PASSWORD: 'very-secret',
      MAIL_FROM: 'shop@klangwerk-nord.de',
      OWNER_MAIL: 'anna@klangwerk-nord.de',
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      DATEV_CONSULTANT: '29098',
      DATEV_CLIENT: '55003',
      DATEV_CHART: 'SKR04',
      DATEV_YEAR_START: '07-01',
      BACKUP_PLACE: '/mnt/backups',
    })
    await accounts.register({ email: 'anna@example.com', name: 'Anna', roles: { admin: true } })
    await accounts.register({ email: 'steuer@example.com', roles: { accounting: true } })
    await saveOrder(store(), sampleOrder)
    await confirmPayment(store(), sampleOrder.id, 'admin')
    const invoice = await ensureInvoice(store(), sampleOrder.id)
    await noteBackup(store(), 'admin a')

    const expected = {
      Unternehmen: {
        'Name und Rechtsform': 'Klangwerk Nord GmbH | GmbH',
        'Vertreten durch': 'Anna Petersen',
        Anschrift: 'Am Hafen 7 | 24103 Kiel | Deutschland',
        'USt-IdNr.': 'DE123456788',
        Register: 'Amtsgericht Kiel | HRB 12345',
        Umsatzsteuer: 'Kleinunternehmer nach § 19 UStG, keine Umsatzsteuer',
        'Frühere Angaben': 'bis 01.01.2026: Klangwerk Nord GmbH; Preise enthalten 19 % Umsatzsteuer',
      },
      Programm: { Version: version, Datenspeicher: 'SQLite' },
      Zahlungsarten: {
        'Zahlungsdienst Stripe': 'mit echten Schlüsseln',
        Überweisung: 'Klangwerk Nord GmbH | DE89370400440532013000 | Hafenbank',
      },
      'Belege und Nummernkreise': {
        'R: Rechnungen': `zuletzt R-2026-000001, mit dem Prüfwert | ${invoice?.hash}`,
        'K: Korrekturen': 'noch kein Beleg',
      },
      Buchhaltung: {
        'Export für DATEV': 'Berater 29098, Mandant 55003',
        Kontenrahmen: 'SKR04',
        'Wirtschaftsjahr beginnt am': '01.07.',
      },
      'E-Mail': {
        Versand: 'mail.klangwerk-nord.de:465',
        Absender: 'shop@klangwerk-nord.de',
        'Meldungen an': 'anna@klangwerk-nord.de',
      },
      Aufbewahrung: {
        'Bezahlte Bestellungen und Rechnungen': expect.stringContaining(`${retention.bookYears} Jahre`),
      },
      'Wer was darf': {
        Anna: 'anna@example.com | Admin',
        'steuer@example.com': 'Buchhaltung',
      },
      Sicherung: {
        'Letzte Sicherung': '15. Juni 2026 um 14:00:00 Uhr',
        'Laufende Kopie': expect.stringContaining('verschlüsselt'),
      },
    }
    expect(await facts()).toMatchObject(expected)

    const { name, content } = await procedureFile(store())
    expect(name).toBe('spielklang-verfahrensdokumentation-2026-06-15.pdf')
    const { pages, isTagged, info } = await readPdf(content)
    expect([isTagged, info.Title]).toEqual([true, 'Verfahrensdokumentation'])
    const text = pages.join(' ').replaceAll(/\s+/g, '')
    const lines = (await procedureDoc(store())).sections.flatMap(({ heading, facts: of }) => [
      heading,
      ...of.flatMap((fact) => [fact.name, ...fact.lines]),
    ])
    for (const line of lines) expect(text).toContain(line.replaceAll(/\s+/g, ''))
    expect(text).not.toMatch(/very-secret|sk_live|whsec/)
  })

  it('marks unreadable records as such, and shows the rest', async () => {
    await store().update({ 'invoiceSeries/R': 'broken', 'setup/formerOwners/1': 'broken' })
    expect(await facts()).toMatchObject({
      Unternehmen: { 'Frühere Angaben': 'nicht lesbar' },
      'Belege und Nummernkreise': { 'R: Rechnungen': 'nicht lesbar', 'K: Korrekturen': 'noch kein Beleg' },
    })
  })
})
