import type { Messages } from 'next-intl'
import { listStaff, type StaffMember } from '@/lib/account/staff/list-staff'
import { dayOf, now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { getHead } from '@/lib/invoices/data'
import { dayText } from '@/lib/invoices/invoice-texts'
import { describeGaps, readRestores, type Restore } from '@/lib/invoices/restored-numbers'
import { invoiceSeriesSchema, numberOf, type InvoiceSeries, type SeriesHead } from '@/lib/invoices/schema'
import { isTrialShop, owner } from '@/lib/legal/current-owner'
import { currentTerms } from '@/lib/legal/current-terms'
import { readFormerOwners } from '@/lib/legal/former-owners'
import { keptData, type KeptName } from '@/lib/legal/kept-data'
import type { Owner, Vat } from '@/lib/legal/schema'
import type { Fact } from '@/lib/orders/contracts/evidence-pdf'
import { momentText } from '@/lib/orders/mail-texts'
import { isDatevSet } from '@/lib/orders/invoicing/datev/export-datev'
import { isTrialMoney, offeredMethods } from '@/lib/payment/providers/providers'
import { FORMAT } from '@/lib/store/format'
import { readOr } from '@/lib/store/reading/read-or'
import type { Store } from '@/lib/store/store'
import { textGroup, translator } from '@/messages/texts'
import { programVersion } from '../health'
import { copyPlace } from '../copies/litestream'
import { lastBackupAt } from '../last-backup'
import { procedurePdf, type ProcedureDoc, type ProcedureSection } from './procedure-pdf'

const t = translator('admin.procedure')
const tAdmin = translator('admin')
const tMethods = translator('invoices.methods')
const tRoles = translator('account.staff.roles')

/** What the books are based on, or what explains it. */
const BOOKS = [
  'paidOrders',
  'unpaidOrders',
  'statements',
  'settledTransfers',
  'withdrawals',
  'payouts',
  'journal',
  'mails',
  'backups',
] as const satisfies KeptName[]

/** Procedure documentation (GoBD, BMF of 28 November 2019, no. 151 to 155) as far as the shop itself knows. */
export async function procedureDoc(store: Store): Promise<ProcedureDoc> {
  const at = now()
  const [business, documents, roles, backup] = await Promise.all([
    businessFacts(store),
    documentFacts(store),
    roleFacts(store),
    backupFacts(store),
  ])
  const retention = BOOKS.map((name) => ({ name: keptData[name].what, lines: [keptData[name].period] }))
  return {
    at,
    title: t('title'),
    intro: t('intro', { at: momentText(at) }),
    seller: currentTerms().seller.text.split('\n'),
    sections: [
      section('business', business),
      section('program', programFacts(store)),
      section('payment', paymentFacts()),
      section('documents', documents, t('documents')),
      section('bookkeeping', bookkeepingFacts()),
      section('mail', mailFacts()),
      section('retention', retention),
      section('roles', roles, tAdmin('staff.text')),
      section('backup', backup, tAdmin(`operation.backup.text.${store.engine}`)),
    ],
  }
}

export async function procedureFile(store: Store) {
  const doc = await procedureDoc(store)
  const content = await procedurePdf(doc)
  return { name: t('file', { day: dayOf(doc.at) }), contentType: 'application/pdf', content }
}

function section(key: keyof Messages['admin']['procedure']['headings'], facts: Fact[], text?: string) {
  const shown: ProcedureSection = { heading: t(`headings.${key}`), facts }
  return text === undefined ? shown : { ...shown, text }
}

function factsOf(facts: Partial<Record<keyof Messages['admin']['procedure']['facts'], string[]>>): Fact[] {
  return Object.entries(textGroup('admin.procedure.facts')).flatMap(([key, name]) => {
    const lines = Object.entries(facts).find(([given]) => given === key)?.[1] ?? []
    return lines.length === 0 ? [] : [{ name, lines }]
  })
}

const given = (line: string | undefined) => (line === undefined ? [] : [line])

function vatText(vat: Vat): string {
  if (vat.mode === 'small-business') return t('vat.smallBusiness')
  const abroad = vat.ossFrom === undefined ? [] : [t('vat.oss', { day: vat.ossFrom })]
  const over = vat.ossOverLimit ? [t('vat.ossOverLimit')] : []
  return [t('vat.included', { rate: vat.ratePercent }), ...abroad, ...over].join('; ')
}

async function businessFacts(store: Store): Promise<Fact[]> {
  const { name, legalForm, representative, street, zip, city, country, ...others } = owner()
  const former = await readOr(readFormerOwners(store), null)
  return factsOf({
    trialShop: isTrialShop() ? [t('trialShop')] : [],
    name: [name, legalForm],
    representative: [representative],
    address: [street, `${zip} ${city}`, country],
    vatId: given(others.vatId),
    taxNumber: given(others.taxNumber),
    businessId: given(others.businessId),
    register: others.register ? [others.register.court, others.register.number] : [],
    vat: [vatText(others.vat)],
    former: former?.map(({ until, owner: before }) => formerText(until, before)) ?? [t('unreadable')],
  })
}

const formerText = (until: number, { name, vat }: Owner) =>
  t('former', { until: dayText(until), name, vat: vatText(vat) })

function programFacts({ engine }: Store): Fact[] {
  const { version, build } = programVersion()
  return factsOf({
    version: [version],
    build: given(build ?? undefined),
    engine: [tAdmin(`operation.program.engines.${engine}`)],
    format: [String(FORMAT)],
    origin: [env().PUBLIC_ORIGIN],
  })
}

function paymentFacts(): Fact[] {
  const { holder, iban, bankName } = owner().bank
  return offeredMethods().map((method) => ({
    name: tMethods(method),
    lines:
      method === 'vorkasse'
        ? [holder, iban, bankName]
        : [t(isTrialMoney(method) ? 'testMoney' : 'realMoney')],
  }))
}

async function documentFacts(store: Store): Promise<Fact[]> {
  const series = invoiceSeriesSchema.options
  const heads = await Promise.all(
    series.map(async (each) => {
      const head = await readOr(getHead(store, each), 'broken')
      return { name: `${each}: ${t(`series.${each}`)}`, lines: headLines(each, head) }
    }),
  )
  const restores = await readOr(readRestores(store), null)
  const lines = restores?.flatMap(gapLines) ?? [t('unreadable')]
  return lines.length === 0 ? heads : [...heads, { name: t('gaps'), lines }]
}

function gapLines(restore: Restore): string[] {
  const day = dayText(restore.at)
  if (restore.confirmedAt === undefined) return [t('gapOpen', { day })]
  const numbers = describeGaps(restore)
  return numbers === '' ? [] : [t('gap', { day, numbers })]
}

function headLines(series: InvoiceSeries, head: SeriesHead | null | 'broken'): string[] {
  if (head === null) return [t('noNumber')]
  if (head === 'broken') return [t('unreadable')]
  return [t('lastNumber', { number: numberOf(series, head.year, head.last) }), head.hash]
}

function bookkeepingFacts(): Fact[] {
  const { DATEV_CONSULTANT, DATEV_CLIENT, DATEV_CHART, DATEV_YEAR_START, DATEV_ACCOUNTS } = env()
  if (!isDatevSet()) return factsOf({ datev: [t('noDatev')] })
  return factsOf({
    datev: [t('datev', { consultant: String(DATEV_CONSULTANT), client: String(DATEV_CLIENT) })],
    chart: [DATEV_CHART, ...DATEV_ACCOUNTS.map(([name, account]) => `${name}=${account}`)],
    yearStart: [`${DATEV_YEAR_START.split('-').reverse().join('.')}.`],
  })
}

function mailFacts(): Fact[] {
  const { SMTP_URL, MAIL_FROM, OWNER_MAIL } = env()
  return factsOf({
    mailServer: [SMTP_URL === undefined ? tAdmin('operation.health.none.mail') : new URL(SMTP_URL).host],
    sender: given(MAIL_FROM),
    ownerMail: given(OWNER_MAIL),
  })
}

async function roleFacts(store: Store): Promise<Fact[]> {
  return (await listStaff(store)).map(memberFact)
}

function memberFact({ name, email, roles, isDisabled }: StaffMember): Fact {
  return {
    name: name === '' ? email : name,
    lines: [
      ...(name === '' ? [] : [email]),
      roles.map((role) => tRoles(role)).join(', '),
      ...(isDisabled ? [tAdmin('staff.disabled')] : []),
    ],
  }
}

async function backupFacts(store: Store): Promise<Fact[]> {
  const last = await lastBackupAt(store)
  return factsOf({
    lastBackup: [last === null ? tAdmin('operation.backup.none') : momentText(last)],
    copies: [t(copyPlace(env()) === null ? 'noCopies' : 'copies')],
  })
}
