import type { ReactNode } from 'react'
import { Instrument } from '@/components/audio/instrument'
import { sampleTexts, strengthTexts } from '@/components/audio/playing/sample-texts'
import { HeadsetField } from '@/components/headsets/headset-field'
import { fieldTexts, wornTexts } from '@/components/headsets/headset-texts'
import { WornCurve } from '@/components/headsets/worn-curve'
import { HearingOffer } from '@/components/hearing/hearing-offer'
import { LivePresets } from '@/components/live/live-presets'
import { scenesFor } from '@/lib/audio/scenes/games'
import type { Preset } from '@/lib/catalog/schema'
import { MoneyBackPromise } from './money-back-promise'
import { PresetBreadcrumb } from './preset-breadcrumb'
import { PresetProminence } from '../prominence/preset-prominence'
import { PresetCurve } from '../sleeve/preset-curve'
import { PresetDescription } from './preset-description'
import { PresetDynamics } from './preset-dynamics'
import { PresetFiles } from './preset-files'
import { PresetInstall } from './preset-install'
import { PresetSetup } from './preset-setup'
import { PresetStars } from '../sleeve/preset-stars'
import { PresetVersions } from './preset-versions'

interface PresetSheetProps {
  preset: Preset
  /** Its level in the page's outline. */
  heading: 'h1' | 'h2'
  /** The way to buy it. */
  children: ReactNode
}

/** The contents of a product page. */
export async function PresetSheet({ preset, heading, children }: PresetSheetProps) {
  const { id, name, filters } = preset
  return (
    <>
      <Instrument
        preset={preset}
        texts={await sampleTexts(scenesFor(preset.game))}
        strength={await strengthTexts()}
        headset={<HeadsetField texts={await fieldTexts()} />}
        worn={<WornCurve preset={{ id, name, filters }} texts={await wornTexts()} />}
        heading={heading}
        action="bar"
        before={
          <>
            <PresetStars presetId={preset.id} />
            <PresetBreadcrumb name={preset.name} />
          </>
        }
      >
        {children}
      </Instrument>
      <div className="page-width grid gap-x-16 gap-y-12 py-12 lg:grid-cols-[3fr_2fr] lg:py-16">
        <div className="grid min-w-0 content-start gap-12">
          <PresetDescription preset={preset} />
          <PresetProminence preset={preset} />
          <PresetDynamics preset={preset} />
          <HearingOffer presetId={preset.id} name={preset.name} />
          <PresetCurve preset={preset} />
          <PresetVersions preset={preset} />
        </div>
        <div className="grid min-w-0 content-start gap-12">
          <MoneyBackPromise />
          <PresetSetup preset={preset} />
          <PresetFiles preset={preset} />
          <PresetInstall />
        </div>
      </div>
      <div className="pb-14 lg:pb-20">
        <LivePresets presets={[preset]} />
      </div>
    </>
  )
}
