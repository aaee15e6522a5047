import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { shared } from '@/lib/core/shared'
import { HashQueue } from './hash-queue'

/** Parameters of scrypt (RFC 7914). */
interface Cost {
  N: number
  r: number
  p: number
}

/** One of the five equivalent configurations of OWASP's Password Storage Cheat Sheet; it takes 16 MB. */
const COST: Cost = { N: 2 ** 14, r: 8, p: 5 }
const KEY_BYTES = 32
const SALT_BYTES = 16
/** Node.js's default. */
const LEAST_MEMORY = 32 * 1024 * 1024
const FORM = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/

const queue = shared('password hashes', () => new HashQueue())

/** As `scrypt$N$r$p$salt$key`. @throws ShopError `busy` */
export async function hashPassword(password: string, isKnown = false, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, { salt, cost, isKnown })
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Takes the same time without a hash. @returns `weak`: correct, by other parameters @throws ShopError `busy` */
export async function checkPassword(
  password: string,
  hash: string | undefined,
  isKnown = false,
): Promise<'right' | 'weak' | 'wrong'> {
  const [, N, r, p, salt = '', known = ''] = FORM.exec(hash ?? '') ?? []
  const cost = N === undefined ? COST : { N: Number(N), r: Number(r), p: Number(p) }
  const key = await derive(password, { salt: Buffer.from(salt, 'base64url'), cost, isKnown })
  const expected = Buffer.from(known, 'base64url')
  if (expected.length !== key.length || !timingSafeEqual(expected, key)) return 'wrong'
  return cost.N === COST.N && cost.r === COST.r && cost.p === COST.p ? 'right' : 'weak'
}

/** Unicode knows several ways to write the same letters, and keyboards differ in them. */
function derive(
  password: string,
  { salt, cost: { N, r, p }, isKnown }: { salt: Buffer; cost: Cost; isKnown: boolean },
): Promise<Buffer> {
  const maxmem = Math.max(LEAST_MEMORY, 256 * N * r)
  return queue.run(
    isKnown ? 'known' : 'unknown',
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem }, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}
