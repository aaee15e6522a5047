import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { randomKey } from '@/lib/core/ids'
import { sealingFor } from '@/lib/core/sealing'
import { accountOnceKey } from '@/lib/core/server-secret'
import { optimisticUpdate, type OnceChanges } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'

const { sealed, unsealed } = sealingFor('second factors')

/** A secret that no code has been given for yet. */
const draftSchema = z.object({
  /** Different for each secret. */
  id: z.string(),
  /** Sealed. */
  secret: z.string(),
  at: z.int(),
})
export type FactorDraft = z.infer<typeof draftSchema>

const activeSchema = z.object({
  id: z.string(),
  /** Sealed. */
  secret: z.string(),
  since: z.int(),
  /** The time step of the last code used: codes of that step or an earlier one are refused. */
  lastStep: z.int(),
  wrong: z.int().default(0),
  wrongAt: z.int().default(0),
  /** Keyed hashes of the recovery codes that are left. */
  recovery: z.record(z.string(), z.literal(true)).default({}),
  /** Numbers the changes, see `optimisticUpdate`. */
  changes: z.int(),
})
export type Factor = z.infer<typeof activeSchema>

/** An account's second factor, at `factors/{uid}`; times in ms. */
export const storedFactorSchema = z.object({
  draft: draftSchema.exactOptional(),
  active: activeSchema.exactOptional(),
})

export async function readFactor(store: Store, uid: string): Promise<Factor | null> {
  const value = await store.get(`factors/${uid}/active`)
  return value === null ? null : activeSchema.parse(value)
}

export async function readDraft(store: Store, uid: string): Promise<FactorDraft | null> {
  const value = await store.get(`factors/${uid}/draft`)
  return value === null ? null : draftSchema.parse(value)
}

export async function saveDraft(store: Store, uid: string, secret: string): Promise<void> {
  const draft: FactorDraft = { id: randomKey(), secret: sealed(uid, secret), at: now() }
  await store.update({ [`factors/${uid}/draft`]: draft })
}

/** The secret in plain text; null if it was sealed with a different server secret. */
export function secretOf(uid: string, { secret }: Pick<Factor, 'secret'>): string | null {
  return unsealed(uid, secret)
}

/** Once, replacing any previous factor. */
export function draftActive(
  uid: string,
  { id, secret }: FactorDraft,
  { step, recovery }: { step: number; recovery: readonly string[] },
): OnceChanges {
  const factor = activeSchema.parse({
    id,
    secret,
    since: now(),
    lastStep: step,
    recovery: hashed(recovery),
    changes: 1,
  })
  return {
    onceKey: onceKeyOf(uid, { id, changes: 0 }),
    changes: { [`factors/${uid}`]: { active: factor } },
  }
}

/** @param fields by path below it */
export function factorChanged(uid: string, factor: Factor, fields: Changes): OnceChanges {
  const changed = Object.entries(fields).map(([path, value]) => [`factors/${uid}/active/${path}`, value])
  return {
    onceKey: onceKeyOf(uid, factor),
    changes: { ...Object.fromEntries(changed), [`factors/${uid}/active/changes`]: factor.changes + 1 },
  }
}

export function recoveryChanged(uid: string, factor: Factor, recovery: readonly string[]): OnceChanges {
  return factorChanged(uid, factor, { recovery: hashed(recovery) })
}

/** A concurrent change finds it gone and does not restore any of it. @returns whether there was one */
export function removeFactor(store: Store, uid: string, also: Changes = {}): Promise<boolean> {
  return optimisticUpdate(store, async () => {
    const factor = await readFactor(store, uid)
    const changes = { [`factors/${uid}`]: null }
    if (!factor) return { result: false, changes }
    return { result: true, onceKey: onceKeyOf(uid, factor), changes: { ...changes, ...also } }
  })
}

const hashed = (hashes: readonly string[]) => Object.fromEntries(hashes.map((hash) => [hash, true as const]))

/** Each secret has its own change numbers, so that a factor that is set up again can be changed, too. */
const onceKeyOf = (uid: string, { id, changes }: Pick<Factor, 'id' | 'changes'>) =>
  accountOnceKey('factor', `${uid} ${id}`, changes)
