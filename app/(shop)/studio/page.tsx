import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { namedScenes } from '@/components/audio/playing/named-scenes'
import { OwnStudio } from '@/components/own-presets/workbench/own-studio'
import { StartField } from '@/components/own-presets/workbench/start-field'
import { OtherStarts, SampleStarts } from '@/components/own-presets/workbench/starts'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { publicOrigin } from '@/lib/core/address/public-origin'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ownPresets')
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: publicOrigin() && '/studio' },
  }
}

export default async function StudioPage() {
  const samples = <SampleStarts />
  return (
    <PageTexts page="/studio">
      <OwnStudio scenes={await namedScenes()} start={<StartField>{samples}</StartField>} samples={samples}>
        <OtherStarts />
      </OwnStudio>
    </PageTexts>
  )
}
