import { shapedLetters } from '@/components/audio/shaped-letters'
import { env } from '@/lib/core/env'
import { legalLinks } from '@/lib/legal/legal-pages'
import { PIN_LENGTH } from '@/lib/maintenance/unlock'
import type messages from '@/messages/de.json'
import texts from '@/messages/maintenance.json'

export type MaintenanceTexts = typeof texts & { note: string }

export function maintenanceNote(): string {
  return env().MAINTENANCE_NOTE ?? ''
}

export function maintenanceTexts(): MaintenanceTexts {
  return { ...texts, note: maintenanceNote() }
}

/** For messages/maintenance.json. */
export function overlayTexts({ maintenance: t, meta, shell }: typeof messages) {
  const { name } = meta
  const { title, text, features, stillOpen, waitingCount, waiting, key, keyHint } = t
  return {
    name,
    nameWidth: shapedLetters(name, []).width,
    title,
    text,
    features,
    tiles: [
      { title: t.audioTitle, text: t.audioText },
      { title: t.presetsTitle, text: t.presetsText },
      { title: t.votingTitle, text: t.votingText },
    ],
    stillOpen,
    openPages: legalLinks.map(([href, link]) => ({ href, text: shell[link] })),
    waitingCount,
    waiting,
    key,
    keyHint,
    pin: {
      title: t.pinTitle,
      text: t.pinText,
      label: t.pin,
      maxLength: PIN_LENGTH,
      check: t.check,
      cancel: t.cancel,
      checking: t.checking,
      signInHint: t.signInHint,
      signIn: t.signIn,
    },
  }
}
