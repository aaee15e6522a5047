import { env } from '@/lib/core/env'
import { type MailComposer, type MailContent, quoted } from '@/lib/mail/content'
import type { Store } from '@/lib/store/store'
import { translator } from '@/messages/texts'
import { getApplication } from '../applications/data'
import type { Application } from '../applications/schema'
import { referralLink } from '../affiliate-code'
import { presentTerms, shownRate } from '../sales/commission'
import { formatRate } from '@/lib/core/money'
import { readAffiliate } from '../data'

const t = translator('affiliate.mails')

/** Nothing if the application is gone, or no longer in that state. */
function about(
  status: Application['status'] | null,
  compose: (application: Application, store: Store) => Promise<MailContent | null> | MailContent,
): MailComposer {
  return async (store, { about: uid = '' }) => {
    const application = await getApplication(store, uid)
    if (!application || (status !== null && application.status !== status)) return null
    return compose(application, store)
  }
}

const greeting = ({ name }: Application) => ({
  kind: 'text' as const,
  text: t('greeting', { name: quoted(name) }),
})
const button = (label: string, path: string) => ({
  kind: 'button' as const,
  label,
  url: `${env().PUBLIC_ORIGIN}${path}`,
})

export const applicationReceivedMail = about(null, (application) => ({
  subject: t('received.subject'),
  parts: [
    greeting(application),
    { kind: 'text', text: t('received.text') },
    { kind: 'facts', facts: factsOf(application) },
    button(t('received.button'), '/partner#join'),
  ],
}))

export const applicationApprovedMail = about('approved', async (application, store) => {
  const partner = await readAffiliate(store, application.uid)
  if (partner === null || partner === 'broken') return null
  const { uid, customCode = uid, commissionRate, discountPercent = 0 } = partner
  return {
    subject: t('approved.subject'),
    parts: [
      greeting(application),
      { kind: 'text', text: t('approved.text') },
      {
        kind: 'facts',
        facts: [
          { name: t('approved.code'), value: customCode },
          { name: t('approved.link'), value: referralLink(env().PUBLIC_ORIGIN, customCode) },
          { name: t('approved.rate'), value: shownRate(presentTerms(commissionRate)) },
          ...(discountPercent === 0
            ? []
            : [{ name: t('approved.discount'), value: formatRate(discountPercent) }]),
        ],
      },
      { kind: 'text', text: t('approved.label') },
      button(t('approved.button'), '/partner'),
    ],
  }
})

/** Nothing once the rate is no longer offered. */
export const rateOfferedMail: MailComposer = async (store, { about: uid = '' }) => {
  const partner = await readAffiliate(store, uid)
  if (partner === null || partner === 'broken' || partner.offeredRate === undefined) return null
  const { name, customCode = uid, commissionRate, offeredRate } = partner
  return {
    subject: t('rateOffered.subject'),
    parts: [
      { kind: 'text', text: t('greeting', { name: quoted(name ?? customCode) }) },
      { kind: 'text', text: t('rateOffered.text') },
      {
        kind: 'facts',
        facts: [
          { name: t('rateOffered.present'), value: shownRate(presentTerms(commissionRate)) },
          { name: t('rateOffered.offered'), value: shownRate(presentTerms(offeredRate)) },
        ],
      },
      button(t('rateOffered.button'), '/partner'),
    ],
  }
}

export const applicationQuestionMail = about('question', (application) => ({
  subject: t('question.subject'),
  parts: [
    greeting(application),
    { kind: 'text', text: t('question.text') },
    { kind: 'text', text: application.message ?? '' },
    { kind: 'text', text: t('question.how') },
    button(t('question.button'), '/partner#join'),
  ],
}))

export const applicationRejectedMail = about('rejected', (application) => ({
  subject: t('rejected.subject'),
  parts: [
    greeting(application),
    { kind: 'text', text: t('rejected.text') },
    { kind: 'text', text: application.message ?? '' },
  ],
}))

export const ownerApplicationMail = about('open', (application) => ({
  subject: t('owner.subject', { name: quoted(application.name) }),
  parts: [
    { kind: 'text', text: t('owner.text') },
    { kind: 'facts', facts: factsOf(application) },
    button(t('owner.button'), `/admin/partner/${application.uid}`),
  ],
}))

function factsOf({ name, url, code }: Application) {
  return [
    { name: t('name'), value: quoted(name) },
    { name: t('url'), value: quoted(url) },
    { name: t('code'), value: code },
  ]
}
