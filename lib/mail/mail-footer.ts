import { env } from '@/lib/core/env'
import { owner } from '@/lib/legal/current-owner'
import { translator } from '@/messages/texts'

const t = translator('meta')
const tShell = translator('shell')

export interface MailFooter {
  lines: string[]
  imprint: { label: string; url: string }
}

/** With the link to the details required by § 5 DDG. */
export function mailFooter(): MailFooter {
  const { name, legalForm, representative, street, zip, city, email } = owner()
  return {
    lines: [t('name'), `${name} (${legalForm}), ${representative}`, `${street}, ${zip} ${city}`, email],
    imprint: { label: tShell('imprint'), url: `${env().PUBLIC_ORIGIN}/impressum` },
  }
}
