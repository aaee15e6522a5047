import type { Messages } from 'next-intl'
import { z } from 'zod'
import { accountCollections } from '@/lib/account/collections'
import { affiliateCollections } from '@/lib/affiliate/collections'
import { attemptCollections } from '@/lib/attempts/collections'
import { catalogCollections } from '@/lib/catalog/collections'
import { figureCollections } from '@/lib/figures/collections'
import { headsetCollections } from '@/lib/headsets/collections'
import { invoiceCollections } from '@/lib/invoices/collections'
import { journalCollections } from '@/lib/journal/collections'
import { legalCollections } from '@/lib/legal/collections'
import type { KeptName } from '@/lib/legal/kept-data'
import { formerOwnerSchema } from '@/lib/legal/former-owners'
import { ownerChangesSchema, ownerSchema } from '@/lib/legal/schema'
import { mailCollections } from '@/lib/mail/collections'
import { orderCollections } from '@/lib/orders/collections'
import { paymentCollections } from '@/lib/payment/collections'
import { ratingCollections } from '@/lib/ratings/collections'
import { settingCollections } from '@/lib/settings/collections'
import { variableChangesSchema, variablesSchema } from '@/lib/settings/variables-schema'
import { statementCollections } from '@/lib/statements/collections'
import { ADDED_OR_REMOVED, collection, type CollectionDeclaration } from '@/lib/store/collection'
import { numbered, SENT_AGAIN, type OnceKinds } from '@/lib/store/once-kinds'
import type { Collection } from '@/lib/store/store'
import { taskCollections } from '@/lib/tasks/collections'
import { votingCollections } from '@/lib/voting/collections'
import { withdrawalCollections } from '@/lib/withdrawals/collections'

/** Where the export of a person's data contains a collection, or the reason why it does not. */
type CopyPlace = 'file' | 'account' | keyof Messages['admin']['customers']['leftOut']

interface Declared extends CollectionDeclaration {
  kept: readonly KeptName[]
  copied?: CopyPlace
}

/** Used by the whole shop. */
const sharedCollections = {
  setup: collection({
    records: {
      owner: { keys: 2, schema: ownerSchema },
      formerOwners: { keys: 3, schema: formerOwnerSchema },
      ownerChanges: { keys: 2, schema: ownerChangesSchema },
      /** When the shop was opened, in ms; missing while all is a trial. */
      opened: { keys: 2, schema: z.int() },
      variables: { keys: 2, schema: variablesSchema },
      variableChanges: { keys: 2, schema: variableChangesSchema },
      mailServer: { keys: 2, schema: z.string() },
      address: { keys: 2, schema: z.url() },
      /** How many payments were counted towards the limit of 10,000 € abroad. */
      salesAbroad: { keys: 2, schema: z.int().min(1) },
    },
    kept: [],
    onceKeys: {
      abroad: numbered(() => 'setup/salesAbroad'),
      owner: numbered(() => 'setup/ownerChanges'),
      variables: numbered(() => 'setup/variableChanges'),
    },
  }),
  signals: collection({
    records: { keys: 2, schema: z.union([z.string(), z.int(), z.record(z.string(), z.int())]) },
    kept: [],
  }),
  dataFormat: collection({ records: { keys: 2, schema: z.int() }, kept: [] }),
  once: collection({
    records: { keys: 2, schema: z.union([z.int().min(1e12), z.string()]) },
    rules: ADDED_OR_REMOVED,
    kept: ['accounts', 'unconfirmedAccounts', 'goodwill', 'campaignBuyers', 'onceKeys'],
    copied: 'hash',
    onceKeys: {
      /** An update with an increment, on Firebase. */
      update: { days: SENT_AGAIN },
    },
  }),
}

/** Every kind of record that the shop stores; the compiler does not notice others in database.rules.json. */
export const declaredCollections: ReadonlyMap<string, Declared> = new Map(
  Object.entries({
    ...sharedCollections,
    ...settingCollections,
    ...attemptCollections,
    ...accountCollections,
    ...affiliateCollections,
    ...orderCollections,
    ...invoiceCollections,
    ...paymentCollections,
    ...statementCollections,
    ...withdrawalCollections,
    ...mailCollections,
    ...taskCollections,
    ...figureCollections,
    ...catalogCollections,
    ...headsetCollections,
    ...ratingCollections,
    ...votingCollections,
    ...legalCollections,
    ...journalCollections,
  } satisfies Record<Collection, Declared>),
)

/**
 * The kinds of idempotency keys. Keys of other kinds are kept for ever, such as those of partner codes: no code is assigned
 * twice.
 */
export const onceKinds: ReadonlyMap<string, OnceKinds[string]> = new Map(
  [...declaredCollections.values()].flatMap(({ onceKeys }) => Object.entries(onceKeys ?? {})),
)
