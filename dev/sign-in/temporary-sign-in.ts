import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth'
import { signInConfig } from '@/lib/account/session/sign-in-target'
import { startAuthEmulator, type AuthEmulator } from './auth-emulator'
import { eventually } from '@/lib/store/contract/eventually'

/**
 * A real sign-in service with the browser's real SDK, for one test file; call it at the top of a `describe`.
 * `env()` must not have been read before, because this sets the port in the environment.
 */
export function temporarySignIn() {
  let emulator: AuthEmulator | undefined
  let number = 0
  let client: Auth | undefined

  beforeAll(async () => {
    emulator = await startAuthEmulator({ port: 0, fixedPort: true })
    process.env.AUTH_EMULATOR_PORT = String(emulator.port)
    const { emulatorUrl = '', ...config } = signInConfig()
    client = initializeAuth(initializeApp(config, 'test'), { persistence: inMemoryPersistence })
    connectAuthEmulator(client, emulatorUrl, { disableWarnings: true })
    // Responds once it has loaded.
    await fetch(emulatorUrl)
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
      const email = `konto-${number}@spielklang.example`
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
