import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PortTakenError, startAuthEmulator, type AuthEmulator, type Mail } from './auth-emulator'
import type { Env } from '@/lib/core/env'
import { causeOf, fail, t } from '@/commands/command-texts'
import { sampleAccounts } from '@/dev/sample-accounts'

/** Missing after `npm ci --omit=dev`: a server with a Firebase project does without its hundreds of packages. */
const EMULATOR = 'node_modules/firebase-tools'

/**
 * Starts the sign-in service of this machine on the data folder's accounts, those of SPEC 10 in a new one; ends the
 * command if it cannot. Other commands find its port in the data folder.
 */
export async function startSignIn({ DATA_DIR, AUTH_EMULATOR_PORT }: Env): Promise<AuthEmulator> {
  if (!existsSync(EMULATOR)) fail(t('signInMissing'))
  try {
    const emulator = await startAuthEmulator({
      port: AUTH_EMULATOR_PORT,
      fixedPort: Boolean(process.env.AUTH_EMULATOR_PORT),
      file: join(DATA_DIR, 'accounts.json'),
      accounts: sampleAccounts,
      onMail: tell,
    })
    writeFileSync(portFile(DATA_DIR), String(emulator.port))
    const stop = () => emulator.stop().then(() => rmSync(portFile(DATA_DIR), { force: true }))
    return { ...emulator, stop }
  } catch (error) {
    if (error instanceof PortTakenError) fail(t('signInPortTaken', { port: AUTH_EMULATOR_PORT }))
    return fail(t('signInFailed', { cause: causeOf(error) }))
  }
}

/** Holds the port of the data folder's sign-in service while a shop runs on it. */
export function portFile(folder: string): string {
  return join(folder, 'auth-emulator-port')
}

function tell({ email, link }: Mail): void {
  process.stdout.write(`${t('signInMail', { email, link })}\n`)
}
