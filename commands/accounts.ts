import { listAccounts, type AccountFacts } from '@/lib/account/account-facts'
import { resetFactors } from '@/lib/account/set-up-factor'
import { type DeskRole, deskRoles } from '@/lib/account/desk-roles'
import { setRole } from '@/lib/account/set-role'
import { env as settings } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import messages from '@/messages/de.json'
import { causeOf, t } from '@/build/command-texts'
import { importUsers } from './accounts/import-users'
import { loadEnv } from './load-env'
import { openData } from './open-data'

const [command, email] = process.argv.slice(2)
const commands: Partial<Record<string, (value: string) => AsyncGenerator<string>>> = {
  list,
  ...Object.fromEntries(
    deskRoles.flatMap((role) => [
      [`grant-${role}`, change(role, true)],
      [`revoke-${role}`, change(role, false)],
    ]),
  ),
  'import-firebase': (flag: string) => importUsers(store, env, flag !== ''),
  'reset-factor': resetFactor,
}
const run = commands[command ?? '']
if (!run || !isGivenRight()) {
  process.stderr.write(`${t('accounts.usage', { roles: deskRoles.join(', ') })}\n`)
  process.exit(2)
}

const store = await openData(loadEnv())
const env = settings()
try {
  for await (const text of run(email ?? '')) process.stdout.write(`${text}\n`)
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${sentenceFor(error)}\n`)
} finally {
  await store.close()
}

function isGivenRight(): boolean {
  if (command === 'import-firebase') return email === undefined || email === '--dry-run'
  return (command === 'list') === (email === undefined)
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
    ...roles.map((role) => messages.account.staff.roles[role]),
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
