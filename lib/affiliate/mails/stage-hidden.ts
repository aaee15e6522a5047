import { createTranslator } from 'use-intl/core'
import { env } from '@/lib/core/env'
import type { MailComposer } from '@/lib/mail/content'
import { quoted } from '@/lib/mail/quoted'
import messages from '@/messages/de.json'
import { namedStage } from '../stage/read-stage'

const t = createTranslator({ locale: 'de', messages, namespace: 'affiliate.mails' })

/** Says why, and how to object (Art. 17 Abs. 3 DSA). Null if the stage is visible again, or deleted. */
export const stageHiddenMail: MailComposer = async (store, { about: uid = '' }) => {
  const found = await namedStage(store, uid)
  if (!found?.stage.hidden) return null
  const { text, hidden } = found.stage
  const said = text === undefined ? [] : [{ name: t('stageHidden.words'), value: quoted(text) }]
  return {
    subject: t('stageHidden.subject'),
    parts: [
      { kind: 'text', text: t('greeting', { name: quoted(found.name) }) },
      { kind: 'text', text: t('stageHidden.what') },
      ...(said.length > 0 ? [{ kind: 'facts', facts: said } as const] : []),
      { kind: 'heading', text: t('stageHidden.reason') },
      { kind: 'text', text: hidden.reason },
      ...(hidden.isReported ? [{ kind: 'text', text: t('stageHidden.reported') } as const] : []),
      { kind: 'text', text: t('stageHidden.how') },
      { kind: 'text', text: t('stageHidden.objection') },
      { kind: 'button', label: t('stageHidden.button'), url: `${env().PUBLIC_ORIGIN}/partner/seite` },
    ],
  }
}
