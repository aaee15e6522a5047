import { asciiAddress } from '@/lib/core/text/email-address'
import { FirebaseError, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth'
import { object, optional, parse, string } from 'zod/mini'

const configSchema = object({
  apiKey: string(),
  authDomain: optional(string()),
  projectId: string(),
  emulatorUrl: optional(string()),
})

export interface Credentials {
  email: string
  password: string
}

let connected: Promise<Auth> | undefined

/**
 * The shop's sign-in service. It keeps nothing in the browser; the shop's own session cookie is all that stays.
 * @throws TypeError, Error if the shop does not say where the service is
 */
async function auth(): Promise<Auth> {
  connected ??= connect()
  try {
    return await connected
  } catch (error) {
    connected = undefined
    throw error
  }
}

async function connect(): Promise<Auth> {
  const response = await fetch('/api/session/config')
  if (!response.ok) throw new Error(`no sign-in service: ${response.status}`)
  const { apiKey, authDomain, projectId, emulatorUrl } = parse(configSchema, await response.json())
  const app = initializeApp({ apiKey, projectId, ...(authDomain === undefined ? {} : { authDomain }) })
  const service = initializeAuth(app, { persistence: inMemoryPersistence })
  service.languageCode = 'de'
  if (emulatorUrl !== undefined) connectAuthEmulator(service, emulatorUrl, { disableWarnings: true })
  return service
}

/** @throws FirebaseError, or what `auth` throws */
export async function signIn({ email, password }: Credentials): Promise<User> {
  return (await signInWithEmailAndPassword(await auth(), known(email), password)).user
}

/**
 * Creates an account and sends the mail that verifies its address. Neither that mail nor the name undoes the account:
 * both can be asked for again.
 * @throws FirebaseError, or what `auth` throws
 */
export async function register({ email, password }: Credentials, name: string): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(await auth(), known(email), password)
  const goOn = (error: unknown) => console.info('registered, but', error)
  if (name !== '') await updateProfile(user, { displayName: name }).catch(goOn)
  await sendEmailVerification(user).catch(goOn)
  return user
}

/**
 * Changes the password of a user who knows the current one. The service then ends all sessions of the account.
 * @throws FirebaseError, or what `auth` throws
 */
export async function changePassword(current: Credentials, next: string): Promise<void> {
  await updatePassword(await signIn(current), next)
}

/**
 * Sends a mail for setting a new password. For an unknown address nothing happens, and nobody can tell.
 * @throws FirebaseError, or what `auth` throws
 */
export async function resetPassword(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(await auth(), known(email))
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error
  }
}

export { sendEmailVerification }

/** The sign-in service's error code; empty for any other error. */
export function codeOf(error: unknown): string {
  return error instanceof FirebaseError ? error.code : ''
}

/** As the service knows an address: with its domain in ASCII. */
function known(email: string): string {
  return asciiAddress(email) ?? email
}
