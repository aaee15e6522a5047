const views = { registrieren: 'register', passwort: 'reset' } as const

const HOME = '/konto'
/** Addresses that are no use after signing in: the form itself, and those that are not pages. */
const NO_RETURN = /^\/(?:anmelden\/?(?![^?#])|api(?![^/?#]))/
const UNSAFE = /[\\\s\p{Cc}]/u

export type AccountView = 'signIn' | 'register' | 'reset'

export function viewOf(search: string): AccountView {
  const wanted = new URLSearchParams(search).get('ansicht')
  return wanted === 'registrieren' || wanted === 'passwort' ? views[wanted] : 'signIn'
}

/** The address of a view; it keeps the present query's way back. */
export function viewAddress(view: AccountView, search: string): string {
  const query = new URLSearchParams()
  if (view !== 'signIn') query.set('ansicht', view === 'register' ? 'registrieren' : 'passwort')
  const back = new URLSearchParams(search).get('zurueck')
  if (back !== null) query.set('zurueck', back)
  return query.size === 0 ? '/anmelden' : `/anmelden?${query}`
}

/**
 * Where a visitor goes after signing in: the address's `zurueck`, if it is a path of this shop, otherwise the
 * account page. Anything that a browser could take for another origin is ignored (`//host`, `/\host`, schemes;
 * see https://url.spec.whatwg.org/#relative-slash-state).
 * @param search the query of the present address
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('zurueck') ?? HOME
  const isOwnPath = /^\/(?!\/)/.test(wanted) && !UNSAFE.test(wanted) && !NO_RETURN.test(wanted)
  return isOwnPath ? wanted : HOME
}
