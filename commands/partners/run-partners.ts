import { emailSchema } from '@/lib/core/text/email-schema'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { COMMAND_LINE } from '@/lib/account/actor'
import { affiliateCodePattern, CODE_DAYS } from '@/lib/affiliate/affiliate-code'
import { decideApplication } from '@/lib/affiliate/applications/decide-application'
import { findApplications, readApplication } from '@/lib/affiliate/applications/data'
import { findAffiliate, findAffiliateUid, listAffiliates } from '@/lib/affiliate/data'
import { MAX_DISCOUNT, type Affiliate } from '@/lib/affiliate/schema'
import { setPartnerAs } from '@/lib/affiliate/partners/set-partner-as'
import { env, type Env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { partBefore } from '@/lib/core/listing'
import type { Store } from '@/lib/store/store'
import { tErrors } from '@/messages/texts'
import { causeOf, t } from '@/build/command-texts'
import { openData } from '../open-data'
import { payOutInto, previewOf } from './pay-out-into'
import { agreedValues, termsOffered } from '@/lib/affiliate/agreed-terms'
import { changedTexts, valueTexts } from '@/lib/affiliate/value-texts'
import { formatCents } from '@/lib/core/money'

const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 3 })

const LISTED = 50

const numberOf = (text: string) => Number(text.replace(',', '.'))
const rate = z
  .string()
  .regex(/^\d+([.,]\d{1,3})?$/)
  .transform(numberOf)
  .pipe(z.number().max(100))
const discount = z
  .string()
  .regex(/^\d+([.,]\d{1,2})?$/)
  .transform(numberOf)
  .pipe(z.number().max(MAX_DISCOUNT))
const trueOrFalse = z.stringbool({ truthy: ['true'], falsy: ['false'] })
const partner = z.tuple([z.string().regex(affiliateCodePattern)])
const callSchema = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('list'),
    given: z.tuple([]),
    before: z.string().optional(),
    applications: z.boolean().optional(),
  }),
  z.strictObject({
    command: z.literal('approve'),
    given: partner,
    code: z.string().optional(),
    rate: rate.optional(),
    discount: discount.default(0),
  }),
  z.strictObject({ command: z.literal('show'), given: partner }),
  z.strictObject({
    command: z.literal('payout'),
    given: z.tuple([]),
    'dry-run': z.boolean().optional(),
    out: z.string().min(1).optional(),
  }),
  z.strictObject({
    command: z.literal('set'),
    given: partner,
    code: z.string().optional(),
    rate: rate.optional(),
    discount: discount.optional(),
    'code-lasts': trueOrFalse.optional(),
    email: emailSchema.optional(),
    active: trueOrFalse.optional(),
  }),
])
type Call = z.infer<typeof callSchema>

/** `npm run partners`: prints the result, and sets the exit code. @param readSettings called only for a valid call */
export async function runPartners(args: readonly string[], readSettings: () => Env): Promise<void> {
  const call = callOf(args)
  if (!call) {
    process.exitCode = 2
    process.stderr.write(`${t('partners.usage')}\n`)
    return
  }
  const store = await openData(readSettings())
  try {
    process.stdout.write(`${await run(store, call)}\n`)
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${sentenceFor(error, call)}\n`)
  } finally {
    await store.close()
  }
}

function callOf(args: readonly string[]): Call | null {
  const option = { type: 'string' } as const
  try {
    const { values, positionals: words } = parseArgs({
      args: [...args],
      options: {
        before: option,
        'dry-run': { type: 'boolean' },
        out: option,
        code: option,
        rate: option,
        discount: option,
        'code-lasts': option,
        email: option,
        active: option,
        applications: { type: 'boolean' },
      },
      allowPositionals: true,
    })
    return callSchema.parse({ command: words[0], given: words.slice(1), ...values })
  } catch {
    return null
  }
}

function run(store: Store, call: Call): Promise<string> {
  switch (call.command) {
    case 'list':
      return call.applications ? listWaiting(store, call.before) : list(store, call.before)
    case 'show':
      return show(store, call.given[0])
    case 'approve':
      return approve(store, call)
    case 'set':
      return set(store, call)
    case 'payout':
      return call['dry-run'] ? previewOf(store) : payOutInto(store, call.out)
  }
}

async function listWaiting(store: Store, before: string | undefined): Promise<string> {
  const { entries, broken, next } = await findApplications(store, 'open', partBefore(before, LISTED))
  const lines = [
    ...entries.map(({ uid, name, code, url, email }) => [uid, name, code, url, email].join('  ')),
    ...broken.map((key) => t('broken', { path: `affiliateApplications/${key}` })),
    ...(next === null ? [] : [t('partners.moreApplications', { key: next })]),
  ]
  return lines.length === 0 ? t('partners.noApplications') : lines.join('\n')
}

async function approve(store: Store, call: Extract<Call, { command: 'approve' }>): Promise<string> {
  const [uid] = call.given
  const application = await readApplication(store, uid)
  const wished = application && application !== 'broken' ? application.code : ''
  const offered = application && application !== 'broken' ? application.terms.rate : env().PARTNER_RATE
  const { rate = offered, discount: discountPercent, code = wished } = call
  const approval = { decision: 'approve', code, rate, discountPercent } as const
  await decideApplication(store, uid, approval, COMMAND_LINE)
  return [t('partners.approved', { uid }), await show(store, uid)].join('\n')
}

async function list(store: Store, before: string | undefined): Promise<string> {
  const { entries, broken, next } = await listAffiliates(store, partBefore(before, LISTED))
  const lines = [
    ...entries.map(lineOf),
    ...broken.map((key) => t('broken', { path: `affiliateUsers/${key}` })),
    ...(next === null ? [] : [t('partners.more', { key: next })]),
  ]
  return lines.length === 0 ? t('partners.none') : lines.join('\n')
}

async function show(store: Store, given: string): Promise<string> {
  const partner = await findAffiliate(store, given)
  if (!partner) throw new Error(t('partners.unknown', { given }))
  return linesOf(partner).join('\n')
}

async function set(store: Store, call: Extract<Call, { command: 'set' }>): Promise<string> {
  const { given, code, rate, discount, 'code-lasts': codeLasts, email, active } = call
  const uid = (await findAffiliateUid(store, given[0])) ?? given[0]
  const change = {
    customCode: code,
    commissionRate: rate,
    discountPercent: discount,
    codeLasts,
    email,
    active,
  }
  const isNew = await setPartnerAs(store, uid, change, COMMAND_LINE)
  return [t(isNew ? 'partners.created' : 'partners.changed', { uid }), await show(store, uid)].join('\n')
}

function sentenceFor(error: unknown, call: Call): string {
  if (error instanceof z.ZodError) return t('broken', { path: `affiliateUsers: ${call.given.join()}` })
  if (!(error instanceof ShopError)) return causeOf(error)
  return Object.values(error.fields ?? {})[0] ?? tErrors(error.code)
}

function lineOf(partner: Affiliate): string {
  const { customCode, uid, email } = partner
  return [customCode ?? '-', uid, rateOf(partner), stateOf(partner), countersOf(partner), email ?? '-'].join(
    '  ',
  )
}

function linesOf(partner: Affiliate): string[] {
  const { uid, customCode, codes, name, email, discountPercent = 0 } = partner
  const offer = termsOffered(partner)
  return [
    t('partners.uid', { uid }),
    ...(customCode === undefined ? [] : [t('partners.code', { code: customCode })]),
    ...(codes === undefined ? [] : [t('partners.codes', { codes: Object.keys(codes).join(', ') })]),
    ...(name === undefined ? [] : [t('partners.name', { name })]),
    ...(email === undefined ? [] : [t('partners.email', { email })]),
    t('partners.rate', { rate: rateOf(partner) }),
    t('partners.agreed', { values: said(valueTexts(agreedValues(partner)).slice(1)) }),
    ...(offer
      ? [t('partners.offered', { values: said(changedTexts(offer.values, agreedValues(partner))) })]
      : []),
    ...(discountPercent === 0
      ? []
      : [t('partners.discount', { percent: percent.format(discountPercent / 100) })]),
    ...(partner.codeLasts ? [t('partners.codeLasts', { days: CODE_DAYS })] : []),
    countersOf(partner),
    stateOf(partner),
  ]
}

const said = (texts: readonly { name: string; value: string }[]) =>
  texts.map(({ name, value }) => `${name} ${value}`).join(', ')

function rateOf({ commissionRate }: Affiliate): string {
  return percent.format(commissionRate / 100)
}

function stateOf({ active }: Affiliate): string {
  return t(active ? 'partners.active' : 'partners.inactive')
}

function countersOf({ totalClicks, uniqueClicks, totalSales, totalEarnings }: Affiliate): string {
  return t('partners.counters', {
    clicks: totalClicks,
    visitors: uniqueClicks,
    sales: totalSales,
    earnings: formatCents(totalEarnings),
  })
}
