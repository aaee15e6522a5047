/** What the owner can change at the desk. The environment takes precedence; a section may require one above it. */
export const SECTIONS = {
  partners: [
    'PARTNER_RATE',
    'PARTNER_HOLD_DAYS',
    'PARTNER_THRESHOLD',
    'ATTRIBUTION_HOURS',
    'AFFILIATE_CONSENT',
    'AFFILIATE_BANNER',
  ],
  payment: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'TRANSFER_GRACE_DAYS'],
  mail: [
    'SMTP_HOST',
    'SMTP_PORT',
    'SMTP_USER',
    'SMTP_PASSWORD',
    'MAIL_FROM',
    'OWNER_MAIL',
    'OWNER_MAIL_KINDS',
  ],
  address: ['PUBLIC_ORIGIN'],
  backup: ['BACKUP_PLACE', 'BACKUP_USER', 'BACKUP_PASSWORD', 'BACKUP_ENDPOINT', 'BACKUP_REGION'],
  retention: ['VISIT_MONTHS', 'CLICK_MONTHS'],
  maintenance: ['MAINTENANCE_NOTE', 'ADMIN_PIN'],
  bookkeeping: [
    'DATEV_CONSULTANT',
    'DATEV_CLIENT',
    'DATEV_CHART',
    'DATEV_YEAR_START',
    'DATEV_ACCOUNT_LENGTH',
    'DATEV_ACCOUNTS',
  ],
} as const

export type Section = keyof typeof SECTIONS

/** Changes of these are reported by mail: they could lead money, mails, copies or sign-ins elsewhere. */
export const NOTIFIED_SECTIONS = ['payment', 'mail', 'address', 'backup'] as const satisfies Section[]

export type DeskVariable = (typeof SECTIONS)[Section][number]

export const deskVariables: readonly DeskVariable[] = Object.values(SECTIONS).flat()

const secrets: ReadonlySet<string> = new Set<DeskVariable>([
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_PASSWORD',
  'ADMIN_PIN',
  'BACKUP_PASSWORD',
])

/** Whether a variable is never shown, and encrypted in the store. */
export function isSecretName(name: string): boolean {
  return secrets.has(name)
}

/** Part of the build, or of a process's initial setup: changes take effect at the next start. */
export const START_NAMES: readonly DeskVariable[] = ['AFFILIATE_BANNER', ...SECTIONS.address]

/** On pages identical for all visitors; of `STRIPE_SECRET_KEY` and `BACKUP_PLACE` only whether they are set. */
export const PAGE_NAMES = [
  ...(['ATTRIBUTION_HOURS', 'VISIT_MONTHS', 'CLICK_MONTHS', 'MAINTENANCE_NOTE'] as const),
  'STRIPE_SECRET_KEY',
  'BACKUP_PLACE',
] as const

export function picked(
  source: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = source[name]
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
}
