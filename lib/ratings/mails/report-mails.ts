import { namedStage } from '@/lib/affiliate/stage/read-stage'
import { findPreset } from '@/lib/catalog/catalog'
import { env } from '@/lib/core/env'
import { type MailComposer, type MailComposers, type MailPart, quoted } from '@/lib/mail/content'
import { momentText, t as tMail } from '@/lib/orders/mail-texts'
import type { Store } from '@/lib/store/store'
import { translator } from '@/messages/texts'
import { getRating } from '../data'
import { getReport } from '../reports/data'
import { decisionAddress } from '../reports/report-address'
import type { Report, ReportOutcome } from '../reports/schema'

const t = translator('ratings.reports.mail')

/** Art. 16 (4) DSA. It may be someone else's address, so it repeats no text of the report or the rating. */
const reportReceived: MailComposer = async (store, { about = '' }) => {
  const report = await getReport(store, about)
  if (!report) return null
  return {
    subject: t('received.subject'),
    parts: [
      { kind: 'text', text: tMail('greeting') },
      { kind: 'text', text: t('received.text') },
      await factsOf(store, report),
      { kind: 'text', text: t('received.next') },
      { kind: 'text', text: t('notYou') },
    ],
  }
}

/** Why, and how to object (Art. 16 (5) and (6) DSA). */
const reportDecided: MailComposer = async (store, { about = '' }) => {
  const report = await getReport(store, about)
  if (report?.outcome === undefined || report.grounds === undefined) return null
  return {
    subject: t('decided.subject'),
    parts: [
      { kind: 'text', text: tMail('greeting') },
      { kind: 'text', text: t(`decided.${report.outcome}`) },
      await factsOf(store, report),
      { kind: 'heading', text: t('decided.grounds') },
      { kind: 'text', text: report.grounds },
      { kind: 'text', text: t('decided.human') },
      { kind: 'text', text: t('decided.objection') },
    ],
  }
}

const ownerReport: MailComposer = async (store, { about = '' }) => {
  const report = await getReport(store, about)
  if (!report) return null
  const { place, reason, name, email } = report
  const facts = [
    { name: t('owner.place'), value: quoted(place) },
    { name: t('owner.reason'), value: quoted(reason) },
    ...(name === undefined ? [] : [{ name: t('owner.name'), value: quoted(name) }]),
    ...(email === undefined ? [] : [{ name: t('owner.email'), value: email }]),
  ]
  const url = (outcome: ReportOutcome) => `${env().PUBLIC_ORIGIN}${decisionAddress(about, outcome)}`
  return {
    subject: t('owner.subject'),
    parts: [
      { kind: 'text', text: t('owner.text') },
      { kind: 'facts', facts },
      { kind: 'button', label: t('owner.removed'), url: url('removed') },
      { kind: 'button', label: t('owner.kept'), url: url('kept') },
    ],
  }
}

async function factsOf(store: Store, { at, ratingId, partnerUid }: Report): Promise<MailPart> {
  const rating = ratingId === undefined ? null : await getRating(store, ratingId)
  const preset = rating && findPreset(rating.presetId)?.name
  const about = preset ? [{ name: t('preset'), value: preset }] : []
  const code = partnerUid === undefined ? undefined : (await namedStage(store, partnerUid))?.code
  const page = code === undefined ? [] : [{ name: t('page'), value: t('stage', { page: `/p/${code}` }) }]
  return { kind: 'facts', facts: [{ name: t('at'), value: momentText(at) }, ...about, ...page] }
}

export const reportMails = {
  'report-received': reportReceived,
  'report-decided': reportDecided,
  'owner-report': ownerReport,
} satisfies Partial<MailComposers>
