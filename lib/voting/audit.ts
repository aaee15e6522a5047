import { accountOnceKey } from '@/lib/core/server-secret'
import { Scratch, type Figure } from '@/lib/store/scratch'
import type { Snapshot, Store } from '@/lib/store/store'
import { rankPath, suggestionOnceKey } from './data'
import { MOST_VOTES, suggestionSchema, voterSchema } from './schema'

export type VotingFinding =
  | ({ code: 'figure' } & Figure)
  | {
      code:
        | 'broken'
        | 'too_many_votes'
        | 'lost_suggestion'
        /** Its next change's idempotency key is used but not counted, so it can never change again. */
        | 'stuck_votes'
      path: string
    }

/** Within one snapshot. */
export async function* auditVotes(store: Store): AsyncGenerator<VotingFinding> {
  const snapshot = await store.snapshot()
  const scratch = new Scratch()
  try {
    await noteOnceKeys(snapshot, scratch)
    yield* auditVoters(snapshot, scratch)
    await addNoted(snapshot, scratch)
    yield* auditSuggestions(snapshot, scratch)
    for (const figure of scratch.differences()) yield { code: 'figure', ...figure }
  } finally {
    scratch.close()
    snapshot.close()
  }
}

async function noteOnceKeys(snapshot: Snapshot, scratch: Scratch): Promise<void> {
  for await (const { key } of snapshot.entries('once')) {
    if (/^(voter|suggestion)_/.test(key)) scratch.note('once', key)
  }
}

async function* auditVoters(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<VotingFinding> {
  for await (const { key: uid, value } of snapshot.entries('voters')) {
    const path = `voters/${uid}`
    const { data: voter } = voterSchema.safeParse(value)
    if (!voter) {
      yield { code: 'broken', path }
      continue
    }
    const ids = Object.keys(voter.votes)
    if (ids.length > MOST_VOTES) yield { code: 'too_many_votes', path }
    if (scratch.noted('once', accountOnceKey('voter', uid, voter.changes)) !== undefined)
      yield { code: 'stuck_votes', path }
    for (const id of ids) scratch.addStored(`${path}/votes/${id}`, 1)
  }
}

async function addNoted(snapshot: Snapshot, scratch: Scratch): Promise<void> {
  for await (const { key: id, value } of snapshot.entries('suggestionVoters')) {
    for (const uid of Object.keys(Object(value))) {
      scratch.addExpected(`voters/${uid}/votes/${id}`, 1)
      scratch.addExpected(`suggestions/${id}/votes`, 1)
    }
  }
}

async function* auditSuggestions(snapshot: Snapshot, scratch: Scratch): AsyncGenerator<VotingFinding> {
  for await (const { key: id, value } of snapshot.entries('suggestions')) {
    const path = `suggestions/${id}`
    scratch.note('suggestion', id)
    const { data: suggestion } = suggestionSchema.safeParse(value)
    if (suggestion?.id !== id) {
      yield { code: 'broken', path }
      continue
    }
    scratch.addStored(`${path}/votes`, suggestion.votes)
    if (suggestion.mergedInto === undefined) scratch.addExpected(rankPath(suggestion), 1)
    if (scratch.noted('once', suggestionOnceKey(suggestion)) !== undefined)
      yield { code: 'stuck_votes', path }
  }
  for await (const { key: status, value } of snapshot.entries('suggestionRanks')) {
    for (const key of Object.keys(Object(value))) scratch.addStored(`suggestionRanks/${status}/${key}`, 1)
  }
  for await (const { key, value } of snapshot.entries('suggestionKeys')) {
    if (scratch.noted('suggestion', String(value)) === undefined)
      yield { code: 'lost_suggestion', path: `suggestionKeys/${key}` }
  }
}
