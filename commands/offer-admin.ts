import { offerFirstAdmin } from '@/lib/account/first-admin/offer-first-admin'
import type { Env } from '@/lib/core/env'
import { openStore } from '@/lib/store/open-store'
import { causeOf, say, t } from '@/build/command-texts'

/**
 * Prints the link to become the first admin, as long as nobody is one.
 * @param signInPort of the local sign-in service, which may still be loading; null with a Firebase project
 */
export async function offerAdmin(env: Env, signInPort: number | null): Promise<void> {
  try {
    if (signInPort !== null) {
      // `env()` gives this object to all that follows.
      env.AUTH_EMULATOR_PORT = signInPort
      // It answers when it has loaded.
      await fetch(`http://127.0.0.1:${signInPort}/`)
    }
    const store = openStore(env)
    const link = await offerFirstAdmin(store).finally(() => store.close())
    if (link !== null) say(`\n${t('firstAdmin', { link })}`)
  } catch (error) {
    process.stderr.write(`${t('firstAdminUnknown', { cause: causeOf(error) })}\n`)
  }
}
