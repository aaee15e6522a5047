const views = { registrieren: 'register', passwort: 'reset' } as const

export type AccountView = 'signIn' | 'register' | 'reset'

/** The view that a query asks for. */
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
