import { randomKey } from '@/lib/core/ids'
import { signInEngine } from '@/lib/account/sign-in/sign-in-engine'
import { LOCAL_PROJECT } from '@/lib/account/sign-in/which-engine'
import { eventually } from '@/lib/store/contract/eventually'
import type { Store } from '@/lib/store/store'
import { startAuthEmulator, type AuthEmulator } from './auth-emulator'

/** The port of the service that all test files of a run share. */
async function sharedPort(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${process.env.SHARED_SIGN_IN}/${LOCAL_PROJECT}`)
  if (!answer.ok) throw new Error('the shared sign-in service did not start')
  return answer.text()
}

/**
 * Firebase's sign-in by its emulator, for one test file `*.firebase.test.ts`; call it at the top of a `describe`.
 * `env()` must not have been read before, because this sets the port in the environment.
 * @param isOwn whether this file gets its own service, which it may end
 */
export function temporarySignIn(store: () => Store, { isOwn = false } = {}) {
  let emulator: AuthEmulator | undefined

  beforeAll(async () => {
    if (isOwn) emulator = await startAuthEmulator({ port: 0, fixedPort: true })
    const port = emulator ? String(emulator.port) : await sharedPort()
    process.env.AUTH_EMULATOR_PORT = port
    // Answers once it has loaded.
    await fetch(`http://127.0.0.1:${port}/`)
    // The first call of each kind is slow, and on a busy machine the shop would give it up.
    const base = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1`
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
    const project = `${base}/projects/${LOCAL_PROJECT}`
    for (const address of [
      `${project}:createSessionCookie`,
      `${project}/accounts:lookup`,
      `${project}/accounts:update`,
      `${base}/accounts:signInWithPassword?key=local`,
      `${base}/accounts:signInWithCustomToken?key=local`,
    ])
      await fetch(address, { method: 'POST', headers, body: '{}' })
  }, 60_000)

  afterAll(async () => {
    await emulator?.kill()
  })

  return {
    /** A new, confirmed account with a session. */
    async register(password = 'vier lose Wörter') {
      const email = `konto-${randomKey()}@spielklang.example`
      const engine = signInEngine(store())
      await engine.add({ email, password, name: '' }, {})
      const proof = await engine.check({ email, password }, false)
      if (!proof) throw new Error('not added')
      await engine.confirm(proof)
      const cookie = (await engine.begin(proof, '')) ?? ''
      return { uid: proof.uid, email, password, cookie }
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
