import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OwnStudio } from '@/components/own-presets/workbench/own-studio'
import { ownTexts } from '@/components/own-presets/own-texts'
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
      <OwnStudio texts={await ownTexts()} start={<StartField>{samples}</StartField>} samples={samples}>
        <OtherStarts />
      </OwnStudio>
    </PageTexts>
  )
}
