import type { StartAccount } from '@/dev/sign-in/auth-emulator'

export const SAMPLE_PASSWORD = 'spielklang'

/** Accounts of a new shop on this machine; the partner's uid is that of a sample partner. */
export const sampleAccounts: StartAccount[] = [
  { localId: 'sample-customer', email: 'kunde@spielklang.example', displayName: 'Kim Kunde' },
  { localId: 'sample-partner-nova', email: 'partner@spielklang.example', displayName: 'Nova' },
  {
    localId: 'sample-support',
    email: 'support@spielklang.example',
    displayName: 'Sina Support',
    customAttributes: JSON.stringify({ support: true }),
  },
  {
    localId: 'sample-admin',
    email: 'admin@spielklang.example',
    displayName: 'Alex Admin',
    customAttributes: JSON.stringify({ admin: true }),
  },
].map((account) => ({ ...account, emailVerified: true, rawPassword: SAMPLE_PASSWORD }))
