import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  AccountsInUseError,
  PortTakenError,
  startAuthEmulator,
  type AuthEmulator,
  type StartAccount,
} from './auth-emulator'
import { emulatorFolder } from './find-emulator.mjs'
import { keepRunning } from './keep-running'
import type { Env } from '@/lib/core/env'
import { causeOf, fail, t } from '@/build/command-texts'
import { SAMPLE_PASSWORD, sampleAccounts } from '@/dev/sample-accounts'

/**
 * Starts this machine's sign-in service on the data folder's accounts, in a new folder the sample ones; ends
 * the command on failure. Other commands find its port in the data folder.
 */
export async function startSignIn(env: Env): Promise<AuthEmulator> {
  try {
    emulatorFolder()
  } catch (error) {
    fail(t('signInMissing', { cause: causeOf(error) }))
  }
  const { DATA_DIR, AUTH_EMULATOR_PORT } = env
  try {
    const emulator = await keepRunning((port) => start(env, port), tellFailure)
    writeFileSync(portFile(DATA_DIR), String(emulator.port))
    const stop = () => emulator.stop().then(() => rmSync(portFile(DATA_DIR), { force: true }))
    return { ...emulator, stop }
  } catch (error) {
    if (error instanceof PortTakenError) fail(t('signInPortTaken', { port: AUTH_EMULATOR_PORT }))
    if (error instanceof AccountsInUseError) fail(t('signInElsewhere', { folder: DATA_DIR }))
    return fail(t('signInFailed', { cause: causeOf(error) }))
  }
}

/** Holds the port of the data folder's sign-in service while a shop runs on it. */
export function portFile(folder: string): string {
  return join(folder, 'auth-emulator-port')
}

function start({ DATA_DIR, AUTH_EMULATOR_PORT, PORT, PUBLIC_ORIGIN }: Env, port?: number) {
  return startAuthEmulator({
    port: port ?? AUTH_EMULATOR_PORT,
    fixedPort: port !== undefined || Boolean(process.env.AUTH_EMULATOR_PORT),
    file: join(DATA_DIR, 'accounts.json'),
    accounts: sampleAccounts.map(startAccountOf),
    origins: [PUBLIC_ORIGIN, `http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`],
    onMail: ({ email, link }) => process.stdout.write(`${t('signInMail', { email, link })}\n`),
  })
}

function startAccountOf({ uid, email, name, roles }: (typeof sampleAccounts)[number]): StartAccount {
  const customAttributes = JSON.stringify(roles)
  return {
    localId: uid,
    email,
    displayName: name,
    customAttributes,
    emailVerified: true,
    rawPassword: SAMPLE_PASSWORD,
  }
}

function tellFailure(pauseMs: number): void {
  process.stderr.write(`${t('signInRestarts', { seconds: pauseMs / 1000 })}\n`)
}
