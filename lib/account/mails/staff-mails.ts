import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import type { MailComposer, MailPart } from '@/lib/mail/content'
import { translator } from '@/messages/texts'
import { deskRoles } from '../desk-roles'
import { readInvitation } from '../staff/data'
import { invitationLink } from '../staff/invitation-link'

const t = translator('account.staff.mails')
const tRole = translator('account.staff')

const text = (words: string): MailPart => ({ kind: 'text', text: words })
const button = (label: string, url: string): MailPart => ({ kind: 'button', label, url })

/** Null once it was withdrawn, used or has run out. */
const invitation: MailComposer = async (store, mail) => {
  const found = await readInvitation(store, mail.about ?? '')
  if (!found || found.until <= now()) return null
  const { role } = found
  return {
    subject: t('invitation.subject'),
    parts: [
      text(t('invitation.text', { role: tRole(`roles.${role}`), does: tRole(`does.${role}`) })),
      button(t('invitation.button'), invitationLink(found)),
      text(t('invitation.account', { email: found.email })),
      text(t('invitation.expires')),
      text(t('invitation.notYou')),
    ],
  }
}

const role: MailComposer = async (_, { about = '' }) => {
  const [kind, name] = about.split(' ')
  const known = deskRoles.find((each) => each === name)
  if (!known) return null
  const values = { role: tRole(`roles.${known}`), does: tRole(`does.${known}`) }
  if (kind === 'taken')
    return { subject: t('taken.subject'), parts: [text(t('taken.text', values)), text(t('taken.question'))] }
  return {
    subject: t('given.subject'),
    parts: [
      text(t('given.text', values)),
      button(t('given.button'), `${env().PUBLIC_ORIGIN}/admin`),
      text(t('given.notYou')),
    ],
  }
}

export const staffMails = { 'staff-invitation': invitation, 'staff-role': role }
