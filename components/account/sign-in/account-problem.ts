/** What can go wrong with signing in and with a new password; each has its text in the messages, `account.problems`. */
export type ProblemKey =
  | 'emailMissing'
  | 'emailInvalid'
  | 'emailTaken'
  | 'nameNotPlain'
  | 'passwordMissing'
  | 'passwordShort'
  | 'passwordWeak'
  | 'passwordWrong'
  | 'wrongCredentials'
  | 'disabled'
  | 'tooMany'
  | 'unavailable'
  | 'closed'
  | 'cookiesBlocked'
  | 'expired'
  | 'unknown'

export const PASSWORD_MIN_LENGTH = 10

/**
 * Codes of https://firebase.google.com/docs/reference/js/auth#autherrorcodes. Whether an address has an account is not
 * to be learned by trying to sign in: unknown address, other way of signing in and wrong password are one answer.
 */
const problems: Record<string, ProblemKey> = {
  'auth/invalid-email': 'emailInvalid',
  'auth/missing-email': 'emailMissing',
  'auth/invalid-recipient-email': 'emailInvalid',
  'auth/email-already-in-use': 'emailTaken',
  'auth/missing-password': 'passwordMissing',
  'auth/weak-password': 'passwordWeak',
  'auth/password-does-not-meet-requirements': 'passwordWeak',
  'auth/wrong-password': 'wrongCredentials',
  'auth/user-not-found': 'wrongCredentials',
  'auth/invalid-credential': 'wrongCredentials',
  'auth/invalid-login-credentials': 'wrongCredentials',
  'auth/user-disabled': 'disabled',
  'auth/too-many-requests': 'tooMany',
  'auth/quota-exceeded': 'tooMany',
  'auth/network-request-failed': 'unavailable',
  'auth/timeout': 'unavailable',
  'auth/internal-error': 'unavailable',
  'auth/invalid-api-key': 'unavailable',
  'auth/configuration-not-found': 'unavailable',
  'auth/operation-not-allowed': 'closed',
  'auth/admin-restricted-operation': 'closed',
  'auth/login-blocked': 'closed',
  'auth/user-token-expired': 'expired',
  'auth/requires-recent-login': 'expired',
}

/** What an error code of the sign-in service means. */
export function problemOf(code: string): ProblemKey {
  return Object.hasOwn(problems, code) ? (problems[code] ?? 'unknown') : 'unknown'
}

/** What is wrong with a password before anybody is asked; only new ones must be long. */
export function wrongPassword(password: string, isNew: boolean): ProblemKey | null {
  if (password === '') return 'passwordMissing'
  return isNew && password.length < PASSWORD_MIN_LENGTH ? 'passwordShort' : null
}

/** The field that a problem belongs to; null for the form as a whole. */
export function fieldOf(problem: ProblemKey): 'email' | 'name' | 'password' | null {
  if (problem.startsWith('email')) return 'email'
  if (problem.startsWith('name')) return 'name'
  return problem.startsWith('password') ? 'password' : null
}
