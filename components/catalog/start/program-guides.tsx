import { getTranslations } from 'next-intl/server'
import { DisclosureList } from '@/components/ui/disclosure-list'
import { programGuides } from '@/lib/audio/formats/file-formats'
import { currentCatalog } from '@/lib/catalog/current-catalog'
import { deviationBetween } from '@/lib/catalog/files/read-me'
import { GuideText } from './guide-text'

/** As in the files of the preset that Wavelet reproduces least exactly. */
export async function ProgramGuides() {
  const t = await getTranslations('catalog.readMe')
  const between = Math.max(0, ...currentCatalog().presets.map(({ filters }) => deviationBetween(filters)))
  const items = programGuides
    .filter(({ system }) => system !== 'other')
    .map(({ guide, file }) => ({
      title: t(`${guide}Title`),
      content: <GuideText text={t(guide, { file, between })} />,
    }))
  return <DisclosureList items={items} />
}
