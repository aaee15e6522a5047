import { listAccounts, type AccountFacts } from '@/lib/account/account-facts'
import { resetFactors } from '@/lib/account/set-up-factor'
import { type DeskRole, deskRoles } from '@/lib/account/desk-roles'
import { setRole } from '@/lib/account/set-role'
import { env as settings, type Env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { tErrors, translator } from '@/messages/texts'
import { causeOf, t, fail } from '@/build/command-texts'
import { loadEnv } from './load-env'
import { openData } from './open-data'
import { COMMAND_LINE } from '@/lib/account/actor'
import { importFirebase, type ImportedPage } from '@/lib/account/sign-in/import-firebase'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'

const tRoles = translator('account.staff.roles')

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
    ...roles.map((role) => tRoles(role)),
    ...(emailVerified ? [] : [t('accounts.unverified')]),
    ...(isDisabled ? [t('accounts.disabled')] : []),
  ]
  return [email, uid, ...marks].join('  ')
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof ShopError)) return causeOf(error)
  return error.code === 'not_found' ? t('accounts.unknown', { email: email ?? '' }) : tErrors(error.code)
}

/** `import-firebase`: a line for each user who was skipped or may use the desk, then the counts. */
async function* importUsers(store: Store, env: Env, isTrial: boolean): AsyncGenerator<string> {
  if (env.FIREBASE_PROJECT_ID === undefined) fail(t('accounts.importNoProject'))
  const counts = { moved: 0, known: 0, left: 0 }
  for await (const page of importFirebase(store, env, isTrial)) {
    counts.moved += page.moved
    counts.known += page.known
    counts.left += page.left.length
    const lines = linesOf(page)
    if (lines.length > 0) yield lines.join('\n')
  }
  if (!isTrial && counts.moved > 0)
    await store.update(
      journalAdded({
        actor: COMMAND_LINE,
        act: 'accounts-imported',
        subject: 'accounts',
        after: { added: counts.moved },
      }),
    )
  yield t(isTrial ? 'accounts.importTried' : 'accounts.imported', counts)
}

function linesOf({ left, staff }: ImportedPage): string[] {
  return [
    ...left.map(({ uid, email, hindrance }) => t(`accounts.importLeft.${hindrance}`, { uid, email })),
    ...staff.map(({ uid, email, roles }) =>
      t('accounts.importStaff', {
        uid,
        email,
        roles: roles.map((role) => tRoles(role)).join(', '),
      }),
    ),
  ]
}
