import { getTranslations } from 'next-intl/server'
import { playTexts } from '@/components/audio/playing/sample-texts'

/** For owners, in place of the price or the buy button. */
export async function ownedTexts() {
  const t = await getTranslations('catalog')
  return { owned: t('owned'), toFiles: t('toFiles') }
}

export async function cardTexts() {
  return { ...(await playTexts()), ...(await ownedTexts()) }
}

export type OwnedTexts = Awaited<ReturnType<typeof ownedTexts>>
export type CardTexts = Awaited<ReturnType<typeof cardTexts>>
