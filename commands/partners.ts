import { parseArgs } from 'node:util'
import { z } from 'zod'
import { COMMAND_LINE } from '@/lib/account/actor'
import { affiliateCodePattern } from '@/lib/affiliate/affiliate-code'
import { decideApplication } from '@/lib/affiliate/applications/decide-application'
import { findApplications, readApplication } from '@/lib/affiliate/applications/data'
import { USUAL_RATE } from '@/lib/affiliate/sales/commission'
import { findAffiliate, findAffiliateUid } from '@/lib/affiliate/data'
import { listAffiliates } from '@/lib/affiliate/data'
import { MAX_DISCOUNT, type Affiliate } from '@/lib/affiliate/schema'
import { setPartnerAs } from '@/lib/affiliate/partners/set-partner-as'
import { ShopError } from '@/lib/core/errors'
import { partBefore } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import messages from '@/messages/de.json'
import { causeOf, t } from '@/build/command-texts'
import { loadEnv } from './load-env'
import { openData } from './open-data'
import { payOutInto, previewOf } from './partners/pay-out-into'

const LISTED = 50
const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 3 })

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
    rate: rate.default(USUAL_RATE),
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
    email: z.email().optional(),
    active: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
  }),
])
type Call = z.infer<typeof callSchema>

const call = readCall()
const store = await openData(loadEnv())
try {
  process.stdout.write(`${await run(call)}\n`)
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${sentenceFor(error)}\n`)
} finally {
  await store.close()
}

/** Ends the command with its usage if the call is none. */
function readCall(): Call {
  const option = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      options: {
        before: option,
        'dry-run': { type: 'boolean' },
        out: option,
        code: option,
        rate: option,
        discount: option,
        email: option,
        active: option,
        applications: { type: 'boolean' },
      },
      allowPositionals: true,
    })
    const [command, ...given] = positionals
    return callSchema.parse({ command, given, ...values })
  } catch {
    process.stderr.write(`${t('partners.usage')}\n`)
    process.exit(2)
  }
}

function run(call: Call): Promise<string> {
  switch (call.command) {
    case 'list':
      return call.applications ? listWaiting(call.before) : list(call.before)
    case 'show':
      return show(call.given[0])
    case 'approve':
      return approve(call)
    case 'set':
      return set(call)
    case 'payout':
      return call['dry-run'] ? previewOf(store) : payOutInto(store, call.out)
  }
}

async function listWaiting(before: string | undefined): Promise<string> {
  const { entries, broken, next } = await findApplications(store, 'open', partBefore(before, LISTED))
  const lines = [
    ...entries.map(({ uid, name, code, url, email }) => [uid, name, code, url, email].join('  ')),
    ...broken.map((key) => t('broken', { path: `affiliateApplications/${key}` })),
    ...(next === null ? [] : [t('partners.moreApplications', { key: next })]),
  ]
  return lines.length === 0 ? t('partners.noApplications') : lines.join('\n')
}

async function approve(call: Extract<Call, { command: 'approve' }>): Promise<string> {
  const [uid] = call.given
  const application = await readApplication(store, uid)
  const wished = application && application !== 'broken' ? application.code : ''
  const { rate, discount: discountPercent, code = wished } = call
  const approval = { decision: 'approve', code, rate, discountPercent } as const
  await decideApplication(store, uid, approval, COMMAND_LINE)
  return [t('partners.approved', { uid }), await show(uid)].join('\n')
}

async function list(before: string | undefined): Promise<string> {
  const { entries, broken, next } = await listAffiliates(store, partBefore(before, LISTED))
  const lines = [
    ...entries.map(lineOf),
    ...broken.map((key) => t('broken', { path: `affiliateUsers/${key}` })),
    ...(next === null ? [] : [t('partners.more', { key: next })]),
  ]
  return lines.length === 0 ? t('partners.none') : lines.join('\n')
}

async function show(given: string): Promise<string> {
  const partner = await findAffiliate(store, given)
  if (!partner) throw new Error(t('partners.unknown', { given }))
  return linesOf(partner).join('\n')
}

async function set(call: Extract<Call, { command: 'set' }>): Promise<string> {
  const { given, code, rate, discount, email, active } = call
  const uid = (await findAffiliateUid(store, given[0])) ?? given[0]
  const change = { customCode: code, commissionRate: rate, discountPercent: discount, email, active }
  const isNew = await setPartnerAs(store, uid, change, COMMAND_LINE)
  return [t(isNew ? 'partners.created' : 'partners.changed', { uid }), await show(uid)].join('\n')
}

function lineOf(partner: Affiliate): string {
  const { customCode, uid, email } = partner
  return [customCode ?? '-', uid, rateOf(partner), stateOf(partner), countersOf(partner), email ?? '-'].join(
    '  ',
  )
}

function linesOf(partner: Affiliate): string[] {
  const { uid, customCode, codes, name, email, discountPercent = 0 } = partner
  return [
    t('partners.uid', { uid }),
    ...(customCode === undefined ? [] : [t('partners.code', { code: customCode })]),
    ...(codes === undefined ? [] : [t('partners.codes', { codes: Object.keys(codes).join(', ') })]),
    ...(name === undefined ? [] : [t('partners.name', { name })]),
    ...(email === undefined ? [] : [t('partners.email', { email })]),
    t('partners.rate', { rate: rateOf(partner) }),
    ...(discountPercent === 0
      ? []
      : [t('partners.discount', { percent: percent.format(discountPercent / 100) })]),
    countersOf(partner),
    stateOf(partner),
  ]
}

function rateOf({ commissionRate }: Affiliate): string {
  return percent.format(commissionRate / 100)
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'))
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

function sentenceFor(error: unknown): string {
  if (error instanceof z.ZodError) return t('broken', { path: `affiliateUsers: ${call.given.join()}` })
  if (!(error instanceof ShopError)) return causeOf(error)
  return Object.values(error.fields ?? {})[0] ?? messages.errors[error.code]
}
