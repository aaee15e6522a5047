import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth'
import { LOCAL_PROJECT, signInConfig } from '@/lib/account/session/sign-in-target'
import { randomKey } from '@/lib/core/ids'
import { startAuthEmulator, type AuthEmulator } from './auth-emulator'
import { eventually } from '@/lib/store/contract/eventually'

/** The port of the service that all test files of a run share. */
async function sharedPort(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${process.env.SHARED_SIGN_IN}/${LOCAL_PROJECT}`)
  if (!answer.ok) throw new Error('the shared sign-in service did not start')
  return answer.text()
}

/**
 * A real sign-in service with the browser's real SDK, for one test file; call it at the top of a `describe`.
 * `env()` must not have been read before, because this sets the port in the environment.
 * @param isOwn whether for this file alone: it ends the service, or looks at all accounts there are
 */
export function temporarySignIn({ isOwn = false } = {}) {
  let emulator: AuthEmulator | undefined
  let number = 0
  let client: Auth | undefined

  beforeAll(async () => {
    if (isOwn) emulator = await startAuthEmulator({ port: 0, fixedPort: true })
    process.env.AUTH_EMULATOR_PORT = emulator ? String(emulator.port) : await sharedPort()
    const { emulatorUrl = '', ...config } = signInConfig()
    client = initializeAuth(initializeApp(config, 'test'), { persistence: inMemoryPersistence })
    connectAuthEmulator(client, emulatorUrl, { disableWarnings: true })
    // Answers once it has loaded.
    await fetch(emulatorUrl)
    // It prepares a call when that is first made, for which the shop would not wait on a busy machine.
    const project = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${config.projectId}`
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
    for (const call of [':createSessionCookie', '/accounts:lookup'])
      await fetch(project + call, { method: 'POST', headers, body: '{}' })
  }, 60_000)

  afterAll(async () => {
    if (client) await deleteApp(client.app)
    await emulator?.kill()
  })

  const browser = () => {
    if (!client) throw new Error('the sign-in service starts before the tests')
    return client
  }

  return {
    /** Registers a new account; returns its address and a fresh ID token. */
    async register(password = 'spielklang') {
      number += 1
      const email = `konto-${number}-${randomKey()}@spielklang.example`
      await createUserWithEmailAndPassword(browser(), email, password)
      // The emulator dates an account's first sign-in before its password. If a second ticks over in between, that
      // sign-in's token counts as revoked.
      const { user } = await signInWithEmailAndPassword(browser(), email, password)
      return { uid: user.uid, email, password, idToken: await user.getIdToken() }
    },
    async idToken(email: string, password: string) {
      const { user } = await signInWithEmailAndPassword(browser(), email, password)
      return user.getIdToken(true)
    },
    /** Ends the service as a crash would. */
    kill: async () => emulator?.kill(),
  }
}

/** Waits for the next full second: the sign-in service only counts whole ones. */
export async function nextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000)
  const now = second()
  await eventually(() => expect(second()).toBeGreaterThan(now))
}
