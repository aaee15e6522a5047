import { randomKey } from '@/lib/core/ids'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import type { StoredAccount } from '../sign-in/account-data'
import { hashPassword } from '../sign-in/password-hash'
import { temporaryAccounts } from '../testing/temporary-accounts'
import { signIn } from './begin-session'

const TRIES = 30
const ACCOUNTS = 20
/** As a share of the usual time, too, since slow machines differ by more. */
const MOST = { ms: 20, share: 0.04 } as const
/** A busy machine differs by more at times; an account that shows does so each time. */
const MOST_ROUNDS = 6

describe('the response time to a wrong password', () => {
  const store = temporaryStore()
  const accounts = temporaryAccounts(store)

  let networks = 0
  /** Each request comes from a different network. */
  const timeOf = async (email: string) => {
    networks += 1
    const address = `81.${networks >> 8}.${networks & 255}.1`
    const browser = { address, userAgent: null, signedInBefore: undefined }
    const start = performance.now()
    const attempt = signIn(store(), { email, password: 'geraten geraten' }, browser)
    await expect(attempt).rejects.toMatchObject({ code: 'wrong_credentials' })
    return performance.now() - start
  }
  /** Whether the times differ by no more than noise, as the median of pairs tells, whose halves meet the same load. */
  const isAlike = async (known: string[], unknown: string[]) => {
    const [times, differences]: [number[], number[]] = [[], []]
    for (let tries = 0; tries < TRIES; tries += 1) {
      const both = [known[tries % ACCOUNTS] ?? '', unknown[tries % ACCOUNTS] ?? '']
      // The second of a pair finds the processor warm.
      const isTurned = tries % 2 === 1
      const first = await timeOf(both[isTurned ? 1 : 0] ?? '')
      const second = await timeOf(both[isTurned ? 0 : 1] ?? '')
      times.push(first, second)
      differences.push(isTurned ? second - first : first - second)
    }
    const [usual, difference] = [median(times), median(differences)]
    process.stdout.write(`${usual.toFixed(1)} ms, ${difference.toFixed(1)} more than of nobody\n`)
    return Math.abs(difference) <= Math.max(MOST.ms, MOST.share * usual)
  }
  const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? NaN

  it.each<[string, Partial<StoredAccount>]>([
    ['an account', {}],
    ['an account that is locked', { isDisabled: true }],
    ['an account whose address was never confirmed', { emailVerified: false }],
    ['an account that came without a password', { movedAt: 1 }],
  ])(
    'does not distinguish %s from an unknown address',
    async (_, given) => {
      const known: string[] = []
      for (let count = 0; count < ACCOUNTS; count += 1) {
        const { uid, email } = await accounts.register(given)
        const password = given.movedAt === undefined ? await hashPassword('ein echtes Kennwort') : null
        await store().update({ [`accounts/${uid}/password`]: password })
        known.push(email)
      }
      const unknown = known.map(() => `konto-${randomKey()}@spielklang.example`)
      let rounds = 1
      while (rounds < MOST_ROUNDS && !(await isAlike(known, unknown))) rounds += 1
      expect(rounds < MOST_ROUNDS || (await isAlike(known, unknown))).toBe(true)
    },
    600_000,
  )
})
