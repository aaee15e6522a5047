import { z } from 'zod'
import { collection } from '@/lib/store/collection'
import { SENT_AGAIN } from '@/lib/store/once-kinds'
import { ownPresetSchema } from '@/lib/studio/schema'
import { profileSchema } from './data'
import { storedFactorSchema } from './factor/data'
import { storedPasskeySchema } from './passkeys/data'
import { storedAccountSchema } from './sign-in/account-data'
import { storedSessionSchema } from './sign-in/session-data'
import { invitationSchema } from './staff/schema'

const userSchema = profileSchema.extend({
  presets: z.record(z.string(), ownPresetSchema).exactOptional(),
  presetChanges: z.int().exactOptional(),
  passkeyChanges: z.int().exactOptional(),
})

export const accountCollections = {
  accounts: collection({
    records: { keys: 2, schema: storedAccountSchema },
    indexes: ['emailKey', 'atDesk'],
    numberedBy: ['changes', 'epoch'],
    kept: ['accounts', 'unconfirmedAccounts'],
    copied: 'account',
    onceKeys: {
      /** The number of a change to an account; as with the keys below, the key does not reveal which account. */
      account: { days: SENT_AGAIN },
      /** The journal says that an account was deleted by the desk. */
      erasure: { days: SENT_AGAIN },
      /** The owner of an account without a password was asked by mail on a day to choose one. */
      asked: { days: 2 },
      /** Set forever once the shop has had an admin. */
      admin: { days: 'forever' },
      /** An account's address, deleted with the account. */
      address: { days: 'forever' },
      /** A user imported from Firebase, who may have deleted the account since. */
      moved: { days: 'forever' },
    },
  }),
  users: collection({
    records: { keys: 2, schema: userSchema },
    numberedBy: ['presetChanges', 'passkeyChanges'],
    kept: ['accounts', 'sessions'],
    copied: 'account',
    onceKeys: {
      /** The number of a change to an account's own presets. */
      studio: { days: SENT_AGAIN },
    },
  }),
  invitations: collection({
    records: { keys: 2, schema: invitationSchema },
    indexes: ['by'],
    kept: ['invitations'],
    copied: 'file',
    onceKeys: {
      /** An invitation was accepted, withdrawn or replaced; its link is void after a week. */
      invitation: { days: SENT_AGAIN },
    },
  }),
  sessions: collection({
    records: { keys: 2, schema: storedSessionSchema },
    indexes: ['uid'],
    kept: ['sessions'],
    copied: 'account',
  }),
  factors: collection({
    records: { keys: 2, schema: storedFactorSchema },
    kept: ['factors'],
    copied: 'account',
    onceKeys: {
      /** The number of a change to a second factor; a factor that replaces it does not start with the same key. */
      factor: { days: SENT_AGAIN },
    },
  }),
  passkeys: collection({
    records: { keys: 2, schema: storedPasskeySchema },
    indexes: ['uid'],
    kept: ['passkeys'],
    copied: 'account',
    onceKeys: {
      passkey: { days: SENT_AGAIN },
      /** A passkey's challenge that was answered; it holds for five minutes. */
      challenge: { days: 2 },
    },
  }),
}
