const HOME = '/konto'
/** Nobody wants to return to the form itself, or to an address that is not a page. */
const NO_RETURN = /^\/(anmelden|api)(?![^/?#])/
const UNSAFE = /[\\\s\p{Cc}]/u

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
