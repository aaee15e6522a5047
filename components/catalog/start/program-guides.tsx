import { getTranslations } from 'next-intl/server'
import { DisclosureList } from '@/components/ui/disclosure-list'
import { GuideText } from './guide-text'

/** How a preset gets into each program, as the guide in the files says it. */
export async function ProgramGuides() {
  const t = await getTranslations('catalog.readMe')
  const guides = [
    [t('equalizerApoTitle'), t('equalizerApo', { file: 'equalizer-apo.txt' })],
    [t('easyEffectsTitle'), t('easyEffects', { file: 'easyeffects.json' })],
    [t('waveletTitle'), t('wavelet', { file: 'graphic-eq-wavelet.txt' })],
    [t('jamesDspTitle'), t('jamesDsp', { file: 'graphic-eq-wavelet.txt' })],
  ] as const
  return (
    <DisclosureList items={guides.map(([title, text]) => ({ title, content: <GuideText text={text} /> }))} />
  )
}
