import 'server-only'
import { heardCountSchema } from '@/lib/catalog/heard-counts'
import { heardSteps } from '@/lib/catalog/showing/heard-data'
import { Scratch, type Figure } from '@/lib/store/scratch'
import type { Snapshot, Store } from '@/lib/store/store'
import { heardOnceKey, hearerOnceKey, personOf, runOnceKey } from './data'
import { heardSchema } from './schema'

export type HeardFinding =
  | ({ code: 'figure' } & Figure)
  | {
      code:
        /** An unreadable record. */
        | 'broken'
        /** A result does not match its index entries, or lacks those that prevent adding it twice. */
        | 'stray_heard'
        /** The idempotency key of the next decision is already taken, so that no decision is possible. */
        | 'stuck_heard'
      path: string
    }

/** Checks results against their owners' index entries, and the presets' figures against the results, in bounded memory. */
export async function* auditHeard(store: Store): AsyncGenerator<HeardFinding> {
  const snapshot = await store.snapshot()
  const scratch = new Scratch()
  try {
    for await (const { key } of snapshot.entries('once')) if (/^hear/.test(key)) scratch.note('once', key)
    for await (const { key: owner, value } of snapshot.entries('heardBy'))
      for (const [presetId, id] of Object.entries(Object(value)))
        scratch.note('by', `${owner}/${presetId}`, String(id))
    yield* auditResults(snapshot, scratch)
    for await (const { key: owner, value } of snapshot.entries('heardBy'))
      for (const [presetId, id] of Object.entries(Object(value)))
        if (scratch.noted('heard', `${id} ${owner} ${presetId}`) === undefined)
          yield { code: 'stray_heard', path: `heardBy/${owner}/${presetId}` }
    yield* auditFigures(snapshot, scratch)
  } finally {
    scratch.close()
    snapshot.close()
  }
}

async function* auditResults(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<HeardFinding> {
  for await (const { key, value } of snapshot.entries('heard')) {
    const path = `heard/${key}`
    const { data: heard } = heardSchema.safeParse(value)
    if (heard?.id !== key) {
      yield { code: 'broken', path }
      continue
    }
    const { presetId } = heard
    const owners = Object.keys(heard.owners)
    const isFound = owners.every(
      (owner) =>
        scratch.noted('by', `${owner}/${presetId}`) === key &&
        scratch.noted('once', hearerOnceKey(owner, presetId)) !== undefined,
    )
    if (owners.length === 0 || !isFound || scratch.noted('once', runOnceKey(heard.run)) === undefined)
      yield { code: 'stray_heard', path }
    if (scratch.noted('once', heardOnceKey(heard)) !== undefined) yield { code: 'stuck_heard', path }
    for (const owner of owners) scratch.note('heard', `${key} ${owner} ${presetId}`)
    if (heard.status !== 'counted') continue
    for (const [figure, by] of Object.entries(heardSteps(presetId, personOf(heard), 1)))
      scratch.addExpected(figure, by)
  }
}

async function* auditFigures(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<HeardFinding> {
  for await (const { key, value } of snapshot.entries('heardCounts')) {
    const { data: counted } = heardCountSchema.safeParse(value)
    if (!counted) yield { code: 'broken', path: `heardCounts/${key}` }
    if (!counted) continue
    for (const [target, { buyers, bins }] of Object.entries(counted)) {
      const path = `heardCounts/${key}/${target}`
      scratch.addStored(`${path}/buyers`, buyers)
      for (const [bin, people] of Object.entries(bins)) scratch.addStored(`${path}/bins/${bin}`, people)
    }
  }
  for (const figure of scratch.differences()) yield { code: 'figure', ...figure }
}
