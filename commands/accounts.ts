import { existsSync, readFileSync } from 'node:fs'
import { listAccounts, type AccountFacts } from '@/lib/account/account-facts'
import { resetFactors } from '@/lib/account/set-up-factor'
import type { DeskRole } from '@/lib/account/session/session'
import { deskRoles } from '@/lib/account/signed-in-user'
import { setRole } from '@/lib/account/set-role'
import { isSignInSafe, usesEmulator } from '@/lib/account/sign-in/which-engine'
import { env as settings } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import messages from '@/messages/de.json'
import { portFile, startSignIn } from '@/dev/sign-in/start-sign-in'
import { causeOf, fail, t } from '@/build/command-texts'
import { importUsers } from './accounts/import-users'
import { loadEnv } from './load-env'
import { openData } from './open-data'

const [command, email] = process.argv.slice(2)
const run = {
  list,
  'grant-admin': change('admin', true),
  'revoke-admin': change('admin', false),
  'grant-support': change('support', true),
  'revoke-support': change('support', false),
  'import-firebase': (flag: string) => importUsers(store, env, flag !== ''),
  'reset-factor': resetFactor,
  'grant-accounting': change('accounting', true),
  'revoke-accounting': change('accounting', false),
}[command ?? '']
if (!run || !isGivenRight()) {
  process.stderr.write(`${t('accounts.usage')}\n`)
  process.exit(2)
}

const store = await openData(loadEnv())
const env = settings()
if (!isSignInSafe(env)) fail(t('signInLocal', { origin: env.PUBLIC_ORIGIN, host: env.LISTEN_HOST }))
const own = usesEmulator(env) ? await findSignIn() : null
try {
  for await (const text of run(email ?? '')) process.stdout.write(`${text}\n`)
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${sentenceFor(error)}\n`)
} finally {
  await store.close()
  await own?.stop()
}

function isGivenRight(): boolean {
  if (command === 'import-firebase') return email === undefined || email === '--dry-run'
  return (command === 'list') === (email === undefined)
}

/** Uses the sign-in service of the shop that runs on this data folder, else starts one for this command. */
async function findSignIn() {
  const file = portFile(env.DATA_DIR)
  const running = existsSync(file) ? Number(readFileSync(file, 'utf8')) : null
  const emulator = running !== null && (await answers(running)) ? null : await startSignIn(env)
  // Waits until it has loaded.
  if (emulator) await answers(emulator.port)
  // `env()` returns this object, so all later code sees the port.
  env.AUTH_EMULATOR_PORT = emulator?.port ?? running ?? env.AUTH_EMULATOR_PORT
  return emulator
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function* list() {
  let isEmpty = true
  for await (const accounts of listAccounts(store)) {
    if (accounts.length > 0) yield accounts.map(lineOf).join('\n')
    isEmpty &&= accounts.length === 0
  }
  if (isEmpty) yield t('accounts.none')
}

function change(role: DeskRole, isGranted: boolean) {
  return async function* (email: string) {
    await setRole(store, email, role, isGranted)
    yield t(`accounts.${role}${isGranted ? 'Granted' : 'Revoked'}`, { email })
  }
}

async function* resetFactor(email: string) {
  await resetFactors(store, email)
  yield t('accounts.factorReset', { email })
}

function lineOf(account: AccountFacts): string {
  const { uid, email, admin, emailVerified, isDisabled } = account
  const roles = deskRoles.filter((role) => (admin ? role === 'admin' : account[role]))
  const marks = [
    ...roles.map((role) => t(`accounts.${role}`)),
    ...(emailVerified ? [] : [t('accounts.unverified')]),
    ...(isDisabled ? [t('accounts.disabled')] : []),
  ]
  return [email, uid, ...marks].join('  ')
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof ShopError)) return causeOf(error)
  return error.code === 'not_found'
    ? t('accounts.unknown', { email: email ?? '' })
    : messages.errors[error.code]
}
