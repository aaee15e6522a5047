import { getTranslations } from 'next-intl/server'
import { playTexts } from '@/components/audio/playing/sample-texts'

/** What a buyer reads in place of the price, or of the button that buys. */
export async function ownedTexts() {
  const t = await getTranslations('catalog')
  return { owned: t('owned'), toFiles: t('toFiles') }
}

/** The texts of a preset's card. */
export async function cardTexts() {
  return { ...(await playTexts()), ...(await ownedTexts()) }
}

export type OwnedTexts = Awaited<ReturnType<typeof ownedTexts>>
export type CardTexts = Awaited<ReturnType<typeof cardTexts>>
