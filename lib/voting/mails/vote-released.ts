import 'server-only'
import { createTranslator } from 'use-intl/core'
import { findPreset } from '@/lib/catalog/catalog'
import { env } from '@/lib/core/env'
import type { MailComposer } from '@/lib/mail/content'
import messages from '@/messages/de.json'
import { getSuggestion } from '../data'

const t = createTranslator({ locale: 'de', messages, namespace: 'voting.mail' })

/** Tells a voter that the game has a preset; nothing if it is no longer released. */
export const voteReleasedMail: MailComposer = async (store, { about = '' }) => {
  const suggestion = await getSuggestion(store, about)
  if (suggestion?.status !== 'released') return null
  const preset = suggestion.presetId === undefined ? undefined : findPreset(suggestion.presetId)
  if (!preset?.active) return null
  const { game } = suggestion
  return {
    subject: t('subject', { game }),
    isOptional: true,
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('text', { game, name: preset.name }) },
      { kind: 'button', label: t('button'), url: `${env().PUBLIC_ORIGIN}/presets/${preset.id}` },
      { kind: 'text', text: t('free') },
      { kind: 'text', text: t('stop', { address: `${env().PUBLIC_ORIGIN}/abstimmen` }) },
    ],
  }
}
