import { getMessages, getTranslations } from 'next-intl/server'
import type { SavedSwitchTexts } from '@/components/ui/fields/saved-switch'
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
    noAnswer: t('noAnswer'),
  }
}

export async function suggestTexts(): Promise<SuggestTexts> {
  const t = await getTranslations('voting')
  return {
    intro: t('suggest.text'),
    resting: t('suggest.resting'),
    toVotes: t('suggest.toVotes'),
    label: t('suggest.label'),
    hint: t('suggest.hint'),
    button: t('suggest.button'),
    busy: t('busy'),
    added: t('suggest.added', { game: GAME }),
    voted: t('suggest.voted', { game: GAME }),
    preset: t('suggest.preset', { game: GAME }),
    toPreset: t('toPreset'),
    noAnswer: t('noAnswer'),
  }
}

export async function voteMailsTexts(): Promise<SavedSwitchTexts> {
  const { mails, noAnswer } = (await getMessages()).voting
  return { ...mails, noAnswer }
}
