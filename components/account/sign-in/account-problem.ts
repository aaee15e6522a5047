/** Problems with signing in and with a new password; their texts are the messages `account.problems`. */
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
  | 'changedAlready'
  | 'expired'
  | 'unknown'

export const PASSWORD_MIN_LENGTH = 10

/**
 * Codes of https://firebase.google.com/docs/reference/js/auth#autherrorcodes. Unknown address, other sign-in
 * method and wrong password get one answer, so that nobody can find out which addresses have an account.
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

/** The problem behind an error code of the sign-in service. */
export function problemOf(code: string): ProblemKey {
  return Object.hasOwn(problems, code) ? (problems[code] ?? 'unknown') : 'unknown'
}

/** Checks a password without asking anybody; only new ones must be long. */
export function wrongPassword(password: string, isNew: boolean): ProblemKey | null {
  if (password === '') return 'passwordMissing'
  return isNew && password.length < PASSWORD_MIN_LENGTH ? 'passwordShort' : null
}

/** The field that shows a problem; null for the form as a whole. */
export function fieldOf(problem: ProblemKey): 'email' | 'name' | 'password' | null {
  if (problem.startsWith('email')) return 'email'
  if (problem.startsWith('name')) return 'name'
  return problem.startsWith('password') ? 'password' : null
}
