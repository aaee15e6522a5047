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
 * `zurueck` if it is a path of this shop, else the account page. Ignores all that a browser could take for another
 * origin (`//host`, `/\host`, schemes; https://url.spec.whatwg.org/#relative-slash-state).
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('zurueck') ?? HOME
  const isOwnPath = /^\/(?!\/)/.test(wanted) && !UNSAFE.test(wanted) && !NO_RETURN.test(wanted)
  return isOwnPath ? wanted : HOME
}
