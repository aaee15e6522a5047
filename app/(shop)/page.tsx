import type { Metadata } from 'next'
import { StartFaq } from '@/components/catalog/start/start-faq'
import { StartHero } from '@/components/catalog/start/start-hero'
import { StartPresets, StartBundle } from '@/components/catalog/start/start-presets'
import { StartSteps } from '@/components/catalog/start/start-steps'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { bundles, presets } from '@/lib/catalog/catalog'
import { publicOrigin } from '@/lib/core/address/public-origin'

export const metadata: Metadata = { alternates: { canonical: publicOrigin() && '/' } }

const SHOWN = 6

export default function StartPage() {
  const [first, ...others] = presets()
  return (
    <PageTexts page="/">
      {first && <StartHero presets={presets()} preset={first} />}
      <StartPresets presets={others.slice(0, SHOWN)} count={presets().length} />
      <StartBundle bundle={bundles()[0]} />
      <StartSteps />
      <StartFaq />
    </PageTexts>
  )
}
