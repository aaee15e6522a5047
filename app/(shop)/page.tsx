import type { Metadata } from 'next'
import { LivePresets } from '@/components/live/live-presets'
import { BundleList } from '@/components/catalog/bundles/bundle-list'
import { StartFacts } from '@/components/catalog/start/start-facts'
import { StartFaq } from '@/components/catalog/start/start-faq'
import { StartHero } from '@/components/catalog/start/start-hero'
import { StartPresets } from '@/components/catalog/start/start-presets'
import { StartSteps } from '@/components/catalog/start/start-steps'
import { bundles, presets } from '@/lib/catalog/catalog'
import { publicOrigin } from '@/lib/core/address/public-origin'

export const metadata: Metadata = { alternates: { canonical: publicOrigin() && '/' } }

const SHOWN = 6

export default function StartPage() {
  const [first] = presets()
  return (
    <>
      {first && <StartHero presets={presets()} preset={first} />}
      <StartPresets presets={presets()} shown={SHOWN} />
      <BundleList bundles={bundles()} />
      <LivePresets presets={presets()} />
      <StartSteps />
      <StartFacts />
      <StartFaq />
    </>
  )
}
