const HOME = '/konto'
/** Nobody wants to be led back to the form itself, or to an address that is no page. */
const NO_RETURN = /^\/(anmelden|api)(?![^/?#])/
const UNSAFE = /[\\\s\p{Cc}]/u

/**
 * Where a visitor goes on after signing in: the `zurueck` of the address, if it is a path of this shop, else the
 * account page. Everything that a browser could read as another origin is ignored (`//host`, `/\host`, schemes; see
 * https://url.spec.whatwg.org/#relative-slash-state).
 * @param search the query of the present address
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('zurueck') ?? HOME
  const isOwnPath = /^\/(?!\/)/.test(wanted) && !UNSAFE.test(wanted) && !NO_RETURN.test(wanted)
  return isOwnPath ? wanted : HOME
}
