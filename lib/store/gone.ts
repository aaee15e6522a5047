/** Of format 1. The rules only let entries be deleted, as migrating to format 2 does; an import leaves them out. */
export const goneCollections = ['heard', 'heardBy', 'heardCounts'] as const
export type GoneCollection = (typeof goneCollections)[number]

const goneKeys = /^once\/(heard|hearer|heardrun|monthly|leave)_/

export function isGoneCollection(name: string): boolean {
  return goneCollections.some((gone) => gone === name)
}

/** Collections of which only some entries, or fields, are gone. */
export const partlyGone = [
  ...(['once', 'headsets', 'mails', 'tasks', 'backups'] as const),
  ...(['users', 'affiliateUsers', 'setup', 'orders', 'payments', 'tidying'] as const),
] as const

export function isGone(path: string, value: unknown): boolean {
  const { byHand, template, kind, trial } = Object(value)
  // Added at the desk.
  if (path.startsWith('headsets/')) return byHand === true
  if (path.startsWith('mails/')) return template === 'partner-month'
  if (path.startsWith('tasks/')) return ['monthly', 'backup', 'backup-trial'].includes(kind)
  // Paid with test keys in a shop that was open.
  if (path.startsWith('orders/')) return trial === 'payment'
  if (path === 'tidying/trials') return true
  // Daily copies by the shop itself.
  if (path.startsWith('backups/')) return /^backups\/(copy|failure|trial|awaited)$/.test(path)
  return isGoneCollection(path.slice(0, path.indexOf('/'))) || goneKeys.test(path)
}

export function goneFields(path: string, value: unknown): readonly string[] {
  if (path === 'setup/variables') return ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_WEB_API_KEY', 'BACKUP_PHRASE']
  if (path.startsWith('orders/')) return ['trial']
  // Money of test keys in an open shop.
  if (path.startsWith('payments/'))
    return Object.entries(Object(value)).flatMap(([id, money]) => {
      const { trial, reason } = Object(money)
      return trial === true || reason === 'trial' ? [id] : []
    })
  if (path.startsWith('users/')) return ['sessions', 'endedSessions', 'leavesAdmin']
  return path.startsWith('affiliateUsers/') ? ['noMonthly'] : []
}
