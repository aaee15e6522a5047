import 'server-only'
import { dictionary } from '@zxcvbn-ts/language-common'
import { ShopError } from '@/lib/core/errors'
import { shared } from '@/lib/core/shared'
import { addressKey } from '@/lib/core/text/email-address'
import { tFields } from '@/messages/texts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../schema'

/** Different characters that a password has at least. */
const LEAST_DIFFERENT = 5
/** Of the part of an address before the @; shorter ones are found in any word. */
const LEAST_NAME = 4

/** Refuses short, long and common ones, and those like the address. @throws ShopError `invalid_input` at `field` */
export function requireGoodPassword(password: string, email: string, field = 'password'): void {
  const problem = problemOf(password, addressKey(email))
  if (problem) throw new ShopError('invalid_input', { fields: { [field]: tFields(problem) } })
}

function problemOf(password: string, email: string) {
  const { length } = [...password]
  if (length < PASSWORD_MIN_LENGTH) return 'password_short'
  if (length > PASSWORD_MAX_LENGTH) return 'password_long'
  const lower = password.toLowerCase()
  const [name = ''] = email.split('@')
  if (name.length >= LEAST_NAME && lower.includes(name)) return 'password_address'
  const isMonotonous = new Set(lower).size < LEAST_DIFFERENT
  return isMonotonous || isCommonPassword(password) ? 'password_common' : null
}

const common = () => shared('common passwords', () => new Set<string>(dictionary['passwords-common']))

/** Also with figures and signs behind it: those are tried first. */
function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const word = plain.replace(/[^\p{L}]+$/u, '')
  return common().has(plain) || (word !== '' && common().has(word))
}
