import { z } from 'zod'
import { profileSchema } from '@/lib/account/data'
import { storedFactorSchema } from '@/lib/account/factor/data'
import { storedPasskeySchema } from '@/lib/account/passkeys/data'
import { firebaseSessionsShape } from '@/lib/account/sign-in/firebase/firebase-sessions'
import { storedAccountSchema } from '@/lib/account/sign-in/own/account-data'
import { storedSessionSchema } from '@/lib/account/sign-in/own/session-data'
import { invitationSchema } from '@/lib/account/staff/schema'
import { applicationSchema } from '@/lib/affiliate/applications/schema'
import { affiliateSchema, clickSchema, dailySchema, orderTraceSchema } from '@/lib/affiliate/schema'
import { payoutRunSchema, payoutSchema } from '@/lib/affiliate/payouts/schema'
import { ledgerEntrySchema, saleSchema } from '@/lib/affiliate/sales/schema'
import { sourceBucketSchema } from '@/lib/affiliate/clicks/source-data'
import { presetVersionSchema, storedPresetSchema } from '@/lib/catalog/stored-preset'
import { goodwillCountSchema } from '@/lib/orders/refunds/goodwill-data'
import { campaignSchema } from '@/lib/affiliate/campaigns/schema'
import { storedBundleSchema } from '@/lib/catalog/bundles/schema'
import { heardCountSchema } from '@/lib/catalog/heard-counts'
import { ratingCountSchema } from '@/lib/catalog/rating-counts'
import { dayFiguresSchema } from '@/lib/figures/schema'
import { dayVisitsSchema } from '@/lib/figures/visits/schema'
import { hiddenHeadsetSchema, storedHeadsetSchema } from '@/lib/headsets/data'
import { heardIdSchema, heardSchema } from '@/lib/heard/schema'
import { invoiceSchema, seriesHeadSchema } from '@/lib/invoices/schema'
import { ownerSchema } from '@/lib/legal/schema'
import { legalTextSchema } from '@/lib/legal/terms-schema'
import { mailSchema } from '@/lib/mail/schema'
import { refundFileSchema } from '@/lib/orders/refunds/bank-file-schema'
import { orderIdSchema, orderSchema } from '@/lib/orders/schema'
import { settledSchema, unmatchedSchema } from '@/lib/payment/schema'
import { progressSchema } from '@/lib/retention/data'
import { reportSchema } from '@/lib/ratings/reports/schema'
import { ratedItemSchema, ratingSchema } from '@/lib/ratings/schema'
import { settingsSchema } from '@/lib/settings/schema'
import { formerOwnerSchema } from '@/lib/legal/former-owners'
import { ownerChangesSchema } from '@/lib/setup/owner-data'
import { variableChangesSchema, variablesSchema } from '@/lib/setup/schema'
import { bankDaySchema, bankEntrySchema, statementSchema } from '@/lib/statements/schema'
import { APPEND_ONLY } from '@/lib/store/changes'
import { isCollection, placeOf } from '@/lib/store/rules'
import type { Collection, Json, Path, Store } from '@/lib/store/store'
import { withValue } from '@/lib/store/tree'
import { keptPresetSchema } from '@/lib/studio/schema'
import { faultSchema, taskSchema } from '@/lib/tasks/schema'
import { suggestionIdSchema, suggestionSchema, voterSchema } from '@/lib/voting/schema'
import { withdrawalSchema } from '@/lib/withdrawals/schema'
import messages from '@/messages/de.json'

interface Shape {
  /** Number of keys leading to the schema's value: a collection as a whole, an entry, or part of an entry. */
  keys: 1 | 2 | 3
  schema: z.ZodType
}

const userSchema = profileSchema.extend({
  ...firebaseSessionsShape,
  presets: z.record(z.string(), keptPresetSchema).exactOptional(),
  presetChanges: z.int().exactOptional(),
  passkeyChanges: z.int().exactOptional(),
})

/** By collection, or by the parts of one holding different things; a new one does not compile until it is here. */
const shapes: Record<Exclude<Collection, typeof APPEND_ONLY>, Shape | Record<string, Shape>> = {
  settings: { keys: 1, schema: settingsSchema },
  setup: {
    owner: { keys: 2, schema: ownerSchema },
    formerOwners: { keys: 3, schema: formerOwnerSchema },
    ownerChanges: { keys: 2, schema: ownerChangesSchema },
    variables: { keys: 2, schema: variablesSchema },
    variableChanges: { keys: 2, schema: variableChangesSchema },
  },
  affiliateDaily: { keys: 2, schema: z.record(z.string(), dailySchema) },
  unlockAttempts: { keys: 2, schema: z.record(z.string(), z.int()) },
  users: { keys: 2, schema: userSchema },
  accounts: { keys: 2, schema: storedAccountSchema },
  invitations: { keys: 2, schema: invitationSchema },
  sessions: { keys: 2, schema: storedSessionSchema },
  factors: { keys: 2, schema: storedFactorSchema },
  passkeys: { keys: 2, schema: storedPasskeySchema },
  signInAttempts: { keys: 2, schema: z.record(z.string(), z.int()) },
  affiliateUsers: { keys: 2, schema: affiliateSchema },
  affiliateClicks: { keys: 2, schema: clickSchema },
  affiliateSales: { keys: 2, schema: saleSchema },
  affiliateAddresses: { keys: 2, schema: z.record(z.string(), z.string()) },
  orderTraces: { keys: 2, schema: orderTraceSchema },
  paymentPrints: { keys: 3, schema: z.record(z.string(), z.int()) },
  affiliatePayouts: { keys: 2, schema: payoutSchema },
  affiliateRuns: { keys: 2, schema: payoutRunSchema },
  affiliateReleases: { keys: 2, schema: z.iso.date() },
  affiliateSources: { keys: 2, schema: z.record(z.string(), sourceBucketSchema) },
  affiliateLedger: { keys: 2, schema: z.record(z.string(), ledgerEntrySchema) },
  affiliateApplications: { keys: 2, schema: applicationSchema },
  partnerSearch: { keys: 3, schema: z.literal(true) },
  tasks: { keys: 2, schema: taskSchema },
  faults: { keys: 2, schema: faultSchema },
  mails: { keys: 2, schema: mailSchema },
  signals: { keys: 2, schema: z.union([z.string(), z.int(), z.record(z.string(), z.int())]) },
  payments: {
    unmatched: { keys: 3, schema: unmatchedSchema },
    settled: { keys: 3, schema: settledSchema },
    matched: { keys: 3, schema: orderIdSchema },
  },
  statements: { keys: 2, schema: statementSchema },
  bankDays: { keys: 2, schema: bankDaySchema },
  bankEntries: { keys: 2, schema: bankEntrySchema },
  legalTexts: { keys: 2, schema: legalTextSchema },
  orders: { keys: 2, schema: orderSchema },
  orderCounts: { keys: 2, schema: z.int() },
  refundFiles: { keys: 2, schema: refundFileSchema },
  figures: { keys: 2, schema: dayFiguresSchema },
  visits: { keys: 2, schema: dayVisitsSchema },
  presets: { keys: 2, schema: storedPresetSchema },
  bundles: { keys: 2, schema: storedBundleSchema },
  campaigns: { keys: 2, schema: campaignSchema },
  goodwill: { keys: 3, schema: goodwillCountSchema },
  presetVersions: { keys: 3, schema: presetVersionSchema },
  headsets: { keys: 2, schema: storedHeadsetSchema },
  headsetsHidden: { keys: 2, schema: hiddenHeadsetSchema },
  suggestions: { keys: 2, schema: suggestionSchema },
  suggestionKeys: { keys: 2, schema: suggestionIdSchema },
  suggestionRanks: { keys: 3, schema: suggestionIdSchema },
  suggestionSearch: { keys: 2, schema: z.literal(true) },
  suggestionVoters: { keys: 3, schema: z.int() },
  voters: { keys: 2, schema: voterSchema },
  ratings: { keys: 2, schema: ratingSchema },
  ratedItems: { keys: 3, schema: ratedItemSchema },
  ratingCounts: { keys: 2, schema: ratingCountSchema },
  heard: { keys: 2, schema: heardSchema },
  heardBy: { keys: 2, schema: z.record(z.string(), heardIdSchema) },
  heardCounts: { keys: 2, schema: heardCountSchema },
  tidying: { keys: 2, schema: progressSchema },
  presetBuyers: { keys: 2, schema: z.record(z.string(), z.int()) },
  invoices: { keys: 2, schema: invoiceSchema },
  invoiceSeries: { keys: 2, schema: seriesHeadSchema },
  withdrawals: { keys: 2, schema: withdrawalSchema },
  dataFormat: { keys: 2, schema: z.int() },
  once: { keys: 2, schema: z.union([z.int().min(1e12), z.string()]) },
  reports: { keys: 2, schema: reportSchema },
  bookingDays: { keys: 2, schema: z.literal(true) },
}

/** An entry the shop could not read, with German sentences by field. */
export class EntryError extends Error {
  override readonly name = 'EntryError'
  constructor(
    readonly path: Path,
    readonly fields: Record<string, string>,
  ) {
    super(`${path}: ${Object.keys(fields).join(', ')}`)
  }
}

/**
 * Checks an entry as it would be after a write.
 * @throws EntryError
 */
export async function checkEntry(store: Store, path: Path, value: Json | null): Promise<void> {
  const keys = path.split('/')
  const shape = shapeOf(keys)
  if (!shape || keys.length < shape.keys) return
  const entry = keys.slice(0, shape.keys).join('/')
  const after = withValue(await store.get(placeOf(entry)), keys.slice(shape.keys), value)
  if (after === undefined) return
  const fields = wrongFields(shape.schema, after)
  if (Object.keys(fields).length > 0) throw new EntryError(entry, fields)
}

function shapeOf([collection = '', part = '']: readonly string[]): Shape | undefined {
  if (!isCollection(collection) || collection === APPEND_ONLY) return undefined
  const shape = shapes[collection]
  if (isShape(shape)) return shape
  return Object.hasOwn(shape, part) ? shape[part] : undefined
}

function isShape(shape: Shape | Record<string, Shape>): shape is Shape {
  return 'schema' in shape && shape.schema instanceof z.ZodType
}

function wrongFields(schema: z.ZodType, entry: Json): Record<string, string> {
  const { invalid, required, unknown_field } = messages.fields
  const parsed = schema.safeParse(entry, { reportInput: true })
  if (parsed.success) {
    return Object.fromEntries(unknownFields(entry, parsed.data).map((field) => [field, unknown_field]))
  }
  const isMissing = (issue: z.core.$ZodIssue) => issue.code === 'invalid_type' && issue.input === undefined
  return Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join('/'), isMissing(issue) ? required : invalid]),
  )
}

/** Fields a schema has dropped. */
function unknownFields(given: unknown, kept: unknown): string[] {
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(given).flatMap(([key, child]) => {
    if (!Object.hasOwn(Object(kept), key)) return [key]
    return unknownFields(child, Reflect.get(Object(kept), key)).map((field) => `${key}/${field}`)
  })
}
