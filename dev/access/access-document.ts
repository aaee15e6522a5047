import { z } from 'zod'
import { markdownTable } from '@/dev/markdown-tables'
import { byRole, type DeskRole, deskRoles, orderReaders } from '@/lib/account/desk-roles'
import type { Access } from '@/lib/http/server/admission'
import { findCalls, sourceOf } from './find-calls'

export const ACCESS_DOCUMENT = 'docs/access.md'

const does: Record<DeskRole, string> = {
  admin:
    'An **admin** may do whatever a role may, and everything else; over HTTP the server secret does as well.',
  support: `**Support** sees orders, notes something about them, reads what was sent to buyers and has it sent again.`,
  accounting: `**Accounting**, called \`Buchhaltung\` at the desk, reads orders, invoices, credit notes, the exports for the books and
  the procedure documentation, and changes nothing.`,
}

const HEAD = `# Who may call what

Written by \`npm run access\`, from what routes and pages say themselves; a test fails where this file says anything else, and
others call every route and open every page as each of these people.

`
const FOOT = `
- A **buyer** holds the order's access token, or is signed in to the account that has ordered.
- The **desk** is whoever has a role (\`npm run accounts -- grant-support EMAIL\`, for example); the columns say what each role may
  call, as such or as anybody may. \`/admin\` leads all but admins to the first part that is open to them.
- An **order reader** has one of the roles that see orders: ${orderReaders.join(', ')}.
${deskRoles.map((role) => `- ${does[role]}`).join('\n')}
- A **partner** has a record in \`affiliateUsers/{uid}\`.
- **Signed in lately** means that a password, a code or a passkey was given within the last five minutes: what cannot be taken
  back asks for it again. The server secret needs none.
- At a public address, **every role** needs a second factor or a passkey in its session, too (403 without).
- A **signed message** comes from Stripe, or from a mail program by the address in a mail.

While the shop is locked for maintenance, the legal pages, \`/vertrag-widerrufen\`, \`/abbestellen\`, the pages for getting in
(\`/anmelden\`, those of the links mailed for it, \`/einladung\`, \`/konto/zweiter-faktor\`), and the pages, contracts and files of
paid orders stay within reach; everything else answers with 503. The owner's calls and \`/api/health\` go on working.
`

/** Contents of docs/access.md. */
export async function accessDocument(): Promise<string> {
  const rows = (await accessRules()).map(([call, { who, roles, others }]) => [
    `\`${call}\``,
    who,
    ...deskRoles.map((role) => (roles.includes(role) ? 'yes' : '–')),
    others,
  ])
  return HEAD + markdownTable(['Call', 'Who', ...deskRoles, 'Others get'], rows) + FOOT
}

/** Who may call something, and the status for all others. */
interface AccessRule {
  who: string
  /** The desk roles that may call it, including calls that are open to everyone or to every user. */
  roles: readonly DeskRole[]
  others: string
}

const NOT_SIGNED_IN = '401'
const NOT_THE_ROLE = '401, signed in 403'
const everybody: AccessRule = { who: 'everybody', roles: deskRoles, others: '–' }

const routeRules: Record<Access, AccessRule> = {
  public: everybody,
  optional: everybody,
  signature: { who: 'signed message', roles: [], others: '400' },
  buyer: { who: 'buyer', roles: [], others: '404' },
  'buyer or order reader': { who: 'buyer, order reader', roles: ['admin', ...orderReaders], others: '404' },
  user: { who: 'signed in', roles: deskRoles, others: NOT_SIGNED_IN },
  recent: { who: 'signed in lately', roles: deskRoles, others: NOT_SIGNED_IN },
  partner: { who: 'partner', roles: [], others: NOT_THE_ROLE },
  'order reader': { who: 'order reader', roles: ['admin', ...orderReaders], others: NOT_THE_ROLE },
  ...byRole((role) => ({ who: role, roles: ['admin', role], others: NOT_THE_ROLE })),
  'admin, recent': { who: 'admin, signed in lately', roles: ['admin'], others: NOT_THE_ROLE },
  metrics: { who: '`METRICS_TOKEN`', roles: [], others: NOT_SIGNED_IN },
}

/** By the guard that a page imports, other than `requireRole`, or the component that others see instead. */
const pageRules: readonly [guard: string, AccessRule][] = [
  ['requireAdmin', routeRules.admin],
  ['requireDesk', { who: 'desk', roles: deskRoles, others: NOT_THE_ROLE }],
  ['requireOrderReader', routeRules['order reader']],
  ['requireUser', routeRules.user],
  ['Programme', { who: 'partner', roles: [], others: '200, the programme' }],
  ['requirePartner', routeRules.partner],
  ['openDespiteLock', routeRules.buyer],
]

const handlerSchema = z.object({ access: z.string().optional() })
const isAccess = (access: string): access is Access => Object.hasOwn(routeRules, access)

/** Access to all routes and pages, found in their sources, in the order of these rules and by address. */
async function accessRules(): Promise<[call: string, AccessRule][]> {
  const rules = await Promise.all(
    [...findCalls()].map(async ([call, file]): Promise<[string, AccessRule]> => [
      call,
      call.startsWith('/') ? pageRule(file) : await routeRule(file, call),
    ]),
  )
  const order = [...Object.values(routeRules), ...pageRules.map(([, rule]) => rule)].map(({ who }) => who)
  const placeOf = ([call, { who }]: [string, AccessRule]) =>
    `${String.fromCharCode(order.indexOf(who) + 65)} ${call.replace(/^[A-Z]+ /, '')} ${call}`
  return rules.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
}

function pageRule(file: string): AccessRule {
  const source = sourceOf(file)
  const role = deskRoles.find((each) => source.includes(`requireRole('${each}')`))
  if (role) return routeRules[role]
  const asks = (guard: string) => new RegExp(`^import \\{[^}]*\\b${guard}\\b`, 'm').test(source)
  return pageRules.find(([guard]) => asks(guard))?.[1] ?? everybody
}

/** A handler without `defineRoute` serves a static result of the build to everyone. */
async function routeRule(file: string, call: string): Promise<AccessRule> {
  const [method = ''] = call.split(' ')
  const routes: Record<string, unknown> = await import(`@/app/${file}`)
  const handler = routes[method]
  const { access = 'public' } = handlerSchema.parse(Object.assign({}, handler))
  if (!isAccess(access)) throw new Error(`${call} says that ${access} may call it`)
  return routeRules[access]
}
