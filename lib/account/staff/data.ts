import 'server-only'
import { now } from '@/lib/core/clock'
import type { Listing } from '@/lib/core/listing'
import { sha256 } from '@/lib/core/server-secret'
import { addressKey } from '@/lib/core/text/email-address'
import { readPage } from '@/lib/store/reading/read-page'
import type { Changes, Store } from '@/lib/store/store'
import { invitationSchema, type Invitation } from './schema'

/** Open invitations at once are few; more are found by withdrawing some. */
const MOST = 100

export const invitationKey = (email: string) => sha256(addressKey(email))

/** The key that lets an invitation be accepted, withdrawn or replaced once. */
export const invitationOnceKey = ({ nonce }: Pick<Invitation, 'nonce'>) => `invitation_${nonce}`

export async function readInvitation(store: Store, key: string): Promise<Invitation | null> {
  const value = await store.get(`invitations/${key}`)
  return value === null ? null : invitationSchema.parse(value)
}

export function invitationRemoved(key: string): Changes {
  return { [`invitations/${key}`]: null }
}

/** Newest first. */
export async function openInvitations(store: Store): Promise<Listing<Invitation>> {
  const page = { limit: MOST }
  const part = await readPage((asked) => store.list('invitations', asked), invitationSchema, page)
  const open = part.entries.filter(({ until, acceptedBy }) => until > now() && acceptedBy === undefined)
  return { ...part, entries: open.sort((one, other) => other.at - one.at) }
}

export async function invitationUnder(store: Store, email: string): Promise<Invitation | null> {
  return readInvitation(store, invitationKey(email))
}

/** For a person's data export: everything except what identifies its link. */
export function copiedInvitation({ email, role, at, until }: Invitation) {
  return { email, role, at, until }
}

/** Written with revoking the role that let them invite; refused if one is accepted or replaced meanwhile. */
export async function invitationsVoided(store: Store, by: string): Promise<Changes> {
  const entries = await store.find('invitations', { child: 'by', equals: by })
  const changes: Changes = {}
  for (const { key, value } of entries) {
    const { data: invitation } = invitationSchema.safeParse(value)
    if (!invitation || invitation.acceptedBy !== undefined) continue
    changes[`invitations/${key}`] = null
    changes[`once/${invitationOnceKey(invitation)}`] = now()
  }
  return changes
}
