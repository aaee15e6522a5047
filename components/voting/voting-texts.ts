import { getMessages, getTranslations } from 'next-intl/server'
import type { SavedSwitchTexts } from '@/components/ui/fields/saved-switch'
import { suggestionKinds } from '@/lib/voting/schema'
import type { SuggestTexts } from './suggest-form'
import type { VoteTexts } from './vote-button'

/** The browser puts a game's name here. */
const GAME = '{game}'

export async function voteTexts(): Promise<VoteTexts> {
  const t = await getTranslations('voting')
  return {
    vote: t('vote'),
    withdraw: t('withdraw'),
    busy: t('busy'),
    voted: t('voted'),
    withdrawn: t('withdrawn'),
  }
}

export async function suggestTexts(): Promise<SuggestTexts> {
  const t = await getTranslations('voting')
  const { kinds, suggest } = (await getMessages()).voting
  return {
    intro: t('suggest.text'),
    resting: t('suggest.resting'),
    toVotes: t('suggest.toVotes'),
    kind: t('suggest.kind'),
    kinds: suggestionKinds.map((value) => ({ value, text: kinds[value] })),
    labels: suggest.label,
    hints: suggest.hint,
    button: t('suggest.button'),
    busy: t('busy'),
    added: t('suggest.added', { game: GAME }),
    voted: t('suggest.voted', { game: GAME }),
    preset: t('suggest.preset', { game: GAME }),
    headset: t('suggest.headset', { game: GAME }),
    toPreset: t('toPreset'),
    toHeadset: t('toHeadset'),
  }
}

export async function voteMailsTexts(): Promise<SavedSwitchTexts> {
  return (await getMessages()).voting.mails
}
