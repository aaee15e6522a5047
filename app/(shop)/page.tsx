import type { Metadata } from 'next'
import { LivePresets } from '@/components/catalog/live-presets'
import { StartFacts } from '@/components/catalog/start-facts'
import { StartFaq } from '@/components/catalog/start-faq'
import { StartHero } from '@/components/catalog/start-hero'
import { StartPresets } from '@/components/catalog/start-presets'
import { StartSteps } from '@/components/catalog/start-steps'
import { presets } from '@/lib/catalog/catalog'
import { publicOrigin } from '@/lib/core/public-origin'

export const metadata: Metadata = { alternates: { canonical: publicOrigin() && '/' } }

const SHOWN = 6

export default function StartPage() {
  const [first] = presets()
  return (
    <>
      {first && <StartHero preset={first} />}
      <StartPresets presets={presets()} shown={SHOWN} />
      <LivePresets presets={presets()} />
      <StartSteps />
      <StartFacts />
      <StartFaq />
    </>
  )
}
