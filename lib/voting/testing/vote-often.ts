import { createInterface } from 'node:readline'
import { env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { vote } from '../vote'
import { takeBackVote } from '../take-back-vote'
import { voterOf } from './votes'

/**
 * vote-often.ts UID ID…: prints `ready` and waits for a line; then votes 100 times at once, cycling through the
 * suggestions, and removes a vote every fifth time. Prints a line for each request answered.
 */
const PRESSES = 100

const store = openStore(env())
const [uid = '', ...ids] = process.argv.slice(2)

async function press(index: number): Promise<void> {
  const id = ids[index % ids.length] ?? ''
  const pressed = index % 5 === 4 ? takeBackVote(store, uid, id) : vote(store, voterOf(uid), id)
  const answer = await pressed.then(
    () => 'done',
    (error: unknown) => String(error),
  )
  process.stdout.write(`${answer}\n`)
}

createInterface({ input: process.stdin }).once('line', () => {
  const presses = Array.from({ length: PRESSES }, (_, index) => press(index))
  void Promise.all(presses).then(() => process.exit())
})
await store.get(`voters/${uid}`)
process.stdout.write('ready\n')
