import { getTranslations } from 'next-intl/server'
import { DisclosureList } from '@/components/ui/disclosure-list'
import { programGuides } from '@/lib/audio/formats/file-formats'
import { deviationBetween } from '@/lib/catalog/files/read-me'
import { GuideText } from './guide-text'

/** The guides for each program, as in the files. */
export async function ProgramGuides() {
  const t = await getTranslations('catalog.readMe')
  const items = programGuides
    .filter(({ system }) => system !== 'other')
    .map(({ guide, file }) => ({
      title: t(`${guide}Title`),
      content: <GuideText text={t(guide, { file, between: deviationBetween.normal })} />,
    }))
  return <DisclosureList items={items} />
}
