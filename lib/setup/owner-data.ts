import 'server-only'
import { z } from 'zod'
import { ownerChangesSchema, ownerSchema, type Owner } from '@/lib/legal/schema'
import type { OnceChanges } from '@/lib/store/optimistic-update'
import { treeValue } from '@/lib/store/tree-value'
import type { Changes, Json, Store, Unsubscribe } from '@/lib/store/store'

interface StoredOwner {
  /** Never filled in, or unreadable. */
  owner: Owner | null
  isBroken: boolean
  changes: number
}

/** Readable or not, now and on every change. */
export function subscribeToOwner(store: Store, listener: (stored: Json | null) => void): Unsubscribe {
  return store.subscribe('setup/owner', listener)
}

/** @throws ZodError if it cannot be read */
export async function getOwner(store: Store): Promise<Owner | null> {
  return parseOwner(await store.get('setup/owner'))
}

export async function getStoredOwner(store: Store): Promise<StoredOwner> {
  const changes = ownerChangesSchema.parse((await store.get('setup/ownerChanges')) ?? 0)
  const stored = await store.get('setup/owner')
  const { data = null } = ownerSchema.safeParse(stored)
  return { owner: data, isBroken: stored !== null && data === null, changes }
}

/** @throws ZodError */
export function parseOwner(stored: Json | null): Owner | null {
  return stored === null ? null : ownerSchema.parse(stored)
}

/** At this number of changes. @param further changes written with it */
export function ownerChanged(changes: number, owner: Owner, further: Changes): OnceChanges {
  const written = { 'setup/owner': treeValue(owner), 'setup/ownerChanges': changes + 1 }
  return { onceKey: `owner_${changes}`, changes: { ...written, ...further } }
}

/** ms; null while all in it is a trial. */
export async function openedAt(store: Store): Promise<number | null> {
  return z
    .int()
    .nullable()
    .parse(await store.get('setup/opened'))
}

export function subscribeToOpening(store: Store, listener: (isOpen: boolean) => void): Unsubscribe {
  return store.subscribe('setup/opened', (stored) => listener(stored !== null))
}

/** Flat, with '' for missing values. */
export function journaledOwner({ register, vat, bank, ...owner }: Owner): Record<string, Json> {
  const { name, legalForm, representative, street, zip, city, country, email, phone } = owner
  return {
    name,
    legalForm,
    representative,
    street,
    zip,
    city,
    country,
    email,
    phone,
    vat: vat.mode,
    ratePercent: vat.mode === 'included' ? vat.ratePercent : '',
    ossFrom: (vat.mode === 'included' && vat.ossFrom) || '',
    ossOverLimit: vat.mode === 'included' && vat.ossOverLimit === true,
    taxNumber: owner.taxNumber ?? '',
    vatId: owner.vatId ?? '',
    businessId: owner.businessId ?? '',
    register: register ? `${register.court}, ${register.number}` : '',
    holder: bank.holder,
    iban: bank.iban,
    bic: bank.bic ?? '',
    bankName: bank.bankName,
  }
}
