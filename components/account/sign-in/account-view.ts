const views = { registrieren: 'register', passwort: 'reset' } as const

export type AccountView = 'signIn' | 'register' | 'reset'

/** Which of the three forms the query of an address asks for. */
export function viewOf(search: string): AccountView {
  const wanted = new URLSearchParams(search).get('ansicht')
  return wanted === 'registrieren' || wanted === 'passwort' ? views[wanted] : 'signIn'
}

/** The address of one of the forms, with the way back of the present one. */
export function viewAddress(view: AccountView, search: string): string {
  const query = new URLSearchParams()
  if (view !== 'signIn') query.set('ansicht', view === 'register' ? 'registrieren' : 'passwort')
  const back = new URLSearchParams(search).get('zurueck')
  if (back !== null) query.set('zurueck', back)
  return query.size === 0 ? '/anmelden' : `/anmelden?${query}`
}
