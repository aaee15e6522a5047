import { env } from '@/lib/core/env'
import type { MailComposer, MailPart } from '@/lib/mail/content'
import { translator } from '@/messages/texts'
import { accountUnder, accountWith } from '../account-facts'
import { accountLink } from '../links/link-token'

const t = translator('account.mails')

const text = (words: string): MailPart => ({ kind: 'text', text: words })
const button = (label: string, url: string): MailPart => ({ kind: 'button', label, url })

/** The owner of an existing account is told about the attempt instead. */
const confirm: MailComposer = async (store, mail) => {
  const account = await accountUnder(store, mail.to)
  if (!account) return null
  if (account.emailVerified)
    return {
      subject: t('known.subject'),
      parts: [
        text(t('known.text')),
        button(t('known.button'), `${env().PUBLIC_ORIGIN}/anmelden`),
        text(t('known.notYou')),
      ],
    }
  return {
    subject: t('confirm.subject'),
    parts: [
      text(t('confirm.text')),
      button(t('confirm.button'), accountLink('confirm', account, mail)),
      text(t('expires')),
      text(t('confirm.notYou')),
    ],
  }
}

const reset: MailComposer = async (store, mail) => {
  const account = await accountUnder(store, mail.to)
  if (!account || account.isDisabled) return null
  return {
    subject: t('reset.subject'),
    parts: [
      text(t('reset.text')),
      button(t('reset.button'), accountLink('reset', account, mail)),
      text(t('expires')),
      text(t('reset.notYou')),
    ],
  }
}

/** The old password could not be imported; null once the account has changed. */
const moved: MailComposer = async (store, mail) => {
  const account = await accountUnder(store, mail.to)
  if (!account || account.isDisabled || String(account.epoch) !== mail.about) return null
  return {
    subject: t('moved.subject'),
    parts: [
      text(t('moved.text')),
      button(t('moved.button'), accountLink('reset', account, mail)),
      text(t('moved.expires')),
      text(t('moved.notYou')),
    ],
  }
}

/** Null if the new address belongs to an account. */
const address: MailComposer = async (store, mail) => {
  const [account, other] = await Promise.all([
    accountWith(store, mail.about ?? ''),
    accountUnder(store, mail.to),
  ])
  if (!account || (other && other.uid !== account.uid)) return null
  return {
    subject: t('address.subject'),
    parts: [
      text(t('address.text', { before: account.email })),
      button(t('address.button'), accountLink('address', account, mail)),
      text(t('expires')),
      text(t('address.notYou')),
    ],
  }
}

const changes = new Map<
  string,
  | 'addressChanged'
  | 'codesEnded'
  | 'codesWrong'
  | 'factorOn'
  | 'factorOff'
  | 'factorReset'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryNew'
  | 'recoveryUsed'
>([
  ['address', 'addressChanged'],
  ['codes-ended', 'codesEnded'],
  ['codes-wrong', 'codesWrong'],
  ['factor-on', 'factorOn'],
  ['factor-off', 'factorOff'],
  ['factor-reset', 'factorReset'],
  ['passkey-added', 'passkeyAdded'],
  ['passkey-removed', 'passkeyRemoved'],
  ['recovery-new', 'recoveryNew'],
  ['recovery-used', 'recoveryUsed'],
])

/** To the address from before the change. */
const changed: MailComposer = async (_, { about }) => {
  const what = changes.get(about ?? '') ?? 'passwordChanged'
  return {
    subject: t(`${what}.subject`),
    parts: [text(t(`${what}.text`)), text(t(`${what}.notYou`, { address: env().PUBLIC_ORIGIN }))],
  }
}

export const accountMails = {
  'account-confirm': confirm,
  'account-reset': reset,
  'account-moved': moved,
  'account-address': address,
  'account-changed': changed,
}
