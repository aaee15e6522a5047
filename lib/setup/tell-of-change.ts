import { NOTIFIED_SECTIONS, SECTIONS, type Section } from '@/lib/core/desk-variables'
import { env } from '@/lib/core/env'
import type { MailComposer } from '@/lib/mail/content'
import { mailAdded } from '@/lib/mail/data'
import type { Changes } from '@/lib/store/store'
import { translator } from '@/messages/texts'
import { mailboxOf } from '@/lib/core/text/email-address'

const t = translator('setup')

/** To owner, admins and a replaced address, if somebody could so take over the shop, its data or its money. */
export function changeNotified(
  change: Readonly<Record<string, string | null>>,
  admins: readonly string[],
): Changes {
  const about = NOTIFIED_SECTIONS.filter((section) => SECTIONS[section].some((name) => name in change)).join(
    ' ',
  )
  if (about === '') return {}
  const addresses = [env().OWNER_MAIL, change.OWNER_MAIL, ...admins]
  const byMailbox = new Map(addresses.flatMap((to) => (to ? [[mailboxOf(to), to] as const] : [])))
  const mails = [...byMailbox.values()].map((to) => mailAdded({ to, template: 'owner-setup', about }))
  return Object.assign({}, ...mails)
}

/** Names changed parts, never their values. */
export const ownerSetupMail: MailComposer = (_, { about = '' }) => {
  const names = about.split(' ')
  const sections = NOTIFIED_SECTIONS.filter((section: Section) => names.includes(section))
  return Promise.resolve({
    subject: t('mail.subject'),
    parts: [
      { kind: 'text', text: t('mail.text') },
      { kind: 'list', items: sections.map((section) => t(`sections.${section}.title`)) },
      { kind: 'text', text: t('mail.notYou') },
      { kind: 'button', label: t('mail.button'), url: `${env().PUBLIC_ORIGIN}/admin/protokoll` },
    ],
  })
}
