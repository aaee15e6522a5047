import { env } from '@/lib/core/env'
import { owner } from '@/lib/legal/current-owner'
import messages from '@/messages/de.json'

export interface MailFooter {
  lines: string[]
  imprint: { label: string; url: string }
}

/** With the link to the details required by § 5 DDG. */
export function mailFooter(): MailFooter {
  const { name, legalForm, representative, street, zip, city, email } = owner()
  return {
    lines: [
      messages.meta.name,
      `${name} (${legalForm}), ${representative}`,
      `${street}, ${zip} ${city}`,
      email,
    ],
    imprint: { label: messages.shell.imprint, url: `${env().PUBLIC_ORIGIN}/impressum` },
  }
}
