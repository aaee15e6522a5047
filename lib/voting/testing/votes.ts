import type { Store } from '@/lib/store/store'
import { auditVotes, type VotingFinding } from '../audit'
import { getSuggestion, getVoter } from '../data'
import type { SuggestionKind } from '../schema'
import { suggestGame } from '../suggest-game'

export const voterOf = (uid: string) => ({ uid, emailVerified: true })

/**
 * Suggests a game or headset from a new account, which thereby votes for it.
 * @returns the suggestion's id
 */
export async function suggestionOf(
  store: Store,
  game: string,
  kind: SuggestionKind = 'game',
): Promise<string> {
  const answer = await suggestGame(store, voterOf(`first-${kind}-${game.replaceAll(/\W/g, '')}`), game, kind)
  if (answer.outcome !== 'added') throw new Error(`${game}: ${answer.outcome}`)
  return answer.id
}

export async function votesOf(store: Store, id: string): Promise<number | undefined> {
  return (await getSuggestion(store, id))?.votes
}

/** The games an account votes for. */
export async function votedBy(store: Store, uid: string): Promise<string[]> {
  return Object.keys((await getVoter(store, uid)).votes).sort()
}

export async function findingsOf(store: Store): Promise<VotingFinding[]> {
  const findings: VotingFinding[] = []
  for await (const finding of auditVotes(store)) findings.push(finding)
  return findings
}
