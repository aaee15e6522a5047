import { accountUnder } from '@/lib/account/account-facts'
import { findPreset } from '@/lib/catalog/catalog'
import { env } from '@/lib/core/env'
import { findHeadset } from '@/lib/headsets/current-headsets'
import { type MailComposer, quoted } from '@/lib/mail/content'
import type { Store } from '@/lib/store/store'
import { presetPath } from '@/lib/catalog/preset-path'
import { translator } from '@/messages/texts'
import { getSuggestion, getVoter } from '../data'
import { kindOf, type Suggestion } from '../schema'

const t = translator('voting.mail')

/** Nothing if it is no longer released, or the voter has opted out or left since. */
export const voteReleasedMail: MailComposer = async (store, { to, about = '' }) => {
  const suggestion = await getSuggestion(store, about)
  if (suggestion?.status !== 'released') return null
  const made = await madeFor(store, suggestion)
  if (!made || !(await wantsMails(store, to))) return null
  const game = quoted(suggestion.game)
  const kind = kindOf(suggestion)
  return {
    subject: t(`${kind}.subject`, { game }),
    isOptional: true,
    parts: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t(`${kind}.text`, { game, name: made.name }) },
      { kind: 'button', label: t(`${kind}.button`), url: `${env().PUBLIC_ORIGIN}${made.path}` },
      { kind: 'text', text: t('free') },
      { kind: 'text', text: t('stop', { address: `${env().PUBLIC_ORIGIN}/abstimmen` }) },
    ],
  }
}

async function wantsMails(store: Store, address: string): Promise<boolean> {
  const account = await accountUnder(store, address)
  return account !== null && (await getVoter(store, account.uid)).noMails !== true
}

async function madeFor(
  store: Store,
  { presetId, headsetId }: Suggestion,
): Promise<{ name: string; path: string } | null> {
  if (headsetId !== undefined) {
    const headset = await findHeadset(store, headsetId)
    return headset && { name: headset.name, path: `/headset/${headset.id}` }
  }
  const preset = presetId === undefined ? undefined : findPreset(presetId)
  return preset?.active ? { name: preset.name, path: presetPath(preset) } : null
}
