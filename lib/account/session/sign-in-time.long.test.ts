import { randomKey } from '@/lib/core/ids'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import type { StoredAccount } from '../sign-in/account-data'
import { hashPassword } from '../sign-in/password-hash'
import { temporaryAccounts } from '../testing/temporary-accounts'
import { signIn } from './begin-session'

const TRIES = 60
const ACCOUNTS = 20
const MOST_MS = 20
/** A busy machine differs by more at times; an account that shows does so each time. */
const MOST_ROUNDS = 3

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
  /** The difference of the medians; attempts alternate, so that other load on the machine affects both alike. */
  const differenceOf = async (known: string[], unknown: string[]) => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let tries = 0; tries < TRIES; tries += 1) {
      times.known.push(await timeOf(known[tries % ACCOUNTS] ?? ''))
      times.unknown.push(await timeOf(unknown[tries % ACCOUNTS] ?? ''))
    }
    const [here, nowhere] = [median(times.known), median(times.unknown)]
    process.stdout.write(`${here.toFixed(1)} ms, of nobody ${nowhere.toFixed(1)} ms\n`)
    return Math.abs(here - nowhere)
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
      const differences: number[] = []
      while (differences.length < MOST_ROUNDS && !differences.some((difference) => difference <= MOST_MS))
        differences.push(await differenceOf(known, unknown))
      expect(Math.min(...differences)).toBeLessThanOrEqual(MOST_MS)
    },
    600_000,
  )
})
