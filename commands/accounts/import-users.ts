import { COMMAND_LINE } from '@/lib/account/actor'
import { importFirebase, type ImportedPage } from '@/lib/account/sign-in/import-firebase'
import type { Env } from '@/lib/core/env'
import { journalAdded } from '@/lib/journal/data'
import type { Store } from '@/lib/store/store'
import messages from '@/messages/de.json'
import { fail, t } from '@/build/command-texts'

/** `import-firebase`: a line for each user who was skipped or may use the desk, then the counts. */
export async function* importUsers(store: Store, env: Env, isTrial: boolean): AsyncGenerator<string> {
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
        roles: roles.map((role) => messages.account.staff.roles[role]).join(', '),
      }),
    ),
  ]
}
