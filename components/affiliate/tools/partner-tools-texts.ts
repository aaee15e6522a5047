import { getTranslations } from 'next-intl/server'
import { PAGE_PRESETS } from '@/lib/affiliate/partners/page-presets'

/** Texts of a button that copies something with this name. */
export async function copyTexts(name: string) {
  const t = await getTranslations('affiliate.tools')
  return { label: t('copy', { name }), copied: t('copied', { name }), done: t('done'), failed: t('failed') }
}

export async function linkTexts(origin: string) {
  const t = await getTranslations('affiliate.tools.link')
  return {
    page: t('page'),
    own: t('own'),
    start: t('start'),
    catalogue: t('catalogue'),
    other: t('other'),
    address: t('address'),
    addressHint: t('addressHint', { origin }),
    addressWrong: t('addressWrong', { origin }),
    sub: t('sub'),
    subHint: t('subHint'),
    subWrong: t('subWrong'),
    link: t('linkName'),
    short: t('shortName'),
    copyLink: await copyTexts(t('linkName')),
    copyShort: await copyTexts(t('shortName')),
    qr: t('qr'),
    qrHint: t('qrHint'),
    svg: t('svg'),
    png: t('png'),
  }
}

export async function pageTexts() {
  const t = await getTranslations('affiliate.tools.page')
  const places = Array.from({ length: PAGE_PRESETS }, (_, index) => t('place', { place: index + 1 }))
  const words = { byShop: t('byShop'), save: t('save'), saving: t('saving'), saved: t('saved') }
  return { places, ...words }
}

/** Height by width in pixels: a panel below a stream, and a full screen for while it is off. */
export const panelSizes = {
  320: { width: 320, height: 200 },
  1920: { width: 1920, height: 1080 },
} as const

export type PanelWidth = keyof typeof panelSizes
export const panelWidths = [320, 1920] as const satisfies PanelWidth[]

export async function panelTexts() {
  const t = await getTranslations('affiliate.tools.panel')
  const panels = panelWidths.map((width) => ({ ...panelSizes[width], text: t(`widths.${width}`) }))
  return { preset: t('preset'), preview: t('preview'), panels }
}

export type LinkTexts = Awaited<ReturnType<typeof linkTexts>>
export type PanelTexts = Awaited<ReturnType<typeof panelTexts>>
