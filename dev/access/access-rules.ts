import { z } from 'zod'
import type { Access } from '@/lib/http/server/admission'
import { findCalls, sourceOf } from './find-calls'

/** Who may call something, and what all others get. */
export interface AccessRule {
  who: string
  others: string
}

const NOT_SIGNED_IN = '401'
const NOT_THE_ROLE = '401, signed in 403'
const everybody: AccessRule = { who: 'everybody', others: '–' }

const routeRules: Record<Access, AccessRule> = {
  public: everybody,
  optional: everybody,
  signature: { who: 'signed message', others: '400' },
  buyer: { who: 'buyer', others: '404' },
  'buyer or support': { who: 'buyer, support', others: '404' },
  user: { who: 'signed in', others: NOT_SIGNED_IN },
  recent: { who: 'signed in lately', others: NOT_SIGNED_IN },
  partner: { who: 'partner', others: NOT_THE_ROLE },
  support: { who: 'support', others: NOT_THE_ROLE },
  admin: { who: 'admin', others: NOT_THE_ROLE },
  metrics: { who: '`METRICS_TOKEN`', others: NOT_SIGNED_IN },
}

/** By what a page asks for before it shows anything. */
const pageRules: readonly [guard: string, AccessRule][] = [
  ['requireAdmin', routeRules.admin],
  ['requireSupport', routeRules.support],
  ['requireUser', routeRules.user],
  ['requirePartner', { who: 'partner', others: '200, the programme' }],
  ['openDespiteLock', routeRules.buyer],
]

const handlerSchema = z.object({ access: z.string().optional() })
const isAccess = (access: string): access is Access => Object.hasOwn(routeRules, access)

/** Who may call what, as routes and pages say it themselves, in the order of these rules and by address. */
export async function accessRules(): Promise<[call: string, AccessRule][]> {
  const rules = await Promise.all(
    [...findCalls()].map(async ([call, file]): Promise<[string, AccessRule]> => [
      call,
      call.startsWith('/') ? pageRule(file) : await routeRule(file, call),
    ]),
  )
  const order = Object.values(routeRules).map(({ who }) => who)
  const placeOf = ([call, { who }]: [string, AccessRule]) =>
    `${String.fromCharCode(order.indexOf(who) + 65)} ${call.replace(/^[A-Z]+ /, '')} ${call}`
  return rules.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
}

function pageRule(file: string): AccessRule {
  const source = sourceOf(file)
  const asks = (guard: string) => new RegExp(`^import \\{[^}]*\\b${guard}\\b`, 'm').test(source)
  return pageRules.find(([guard]) => asks(guard))?.[1] ?? everybody
}

/** A handler that is no `defineRoute` answers everybody with what the build has made. */
async function routeRule(file: string, call: string): Promise<AccessRule> {
  const [method = ''] = call.split(' ')
  const routes: Record<string, unknown> = await import(`@/app/${file}`)
  const handler = routes[method]
  const { access = 'public' } = handlerSchema.parse(Object.assign({}, handler))
  if (!isAccess(access)) throw new Error(`${call} says that ${access} may call it`)
  return routeRules[access]
}
