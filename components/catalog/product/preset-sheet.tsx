import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { Instrument } from '@/components/audio/instrument'
import { namedScenes } from '@/components/audio/playing/named-scenes'
import { HeadsetField } from '@/components/headsets/headset-field'
import { WornCurve } from '@/components/headsets/worn-curve'
import { ListeningOffer } from '@/components/listening-test/listening-offer'
import { OwnSoundPresets } from '@/components/own-sound/own-sound-presets'
import { ShopLink } from '@/components/ui/shop-link'
import { scenesFor } from '@/lib/audio/scenes/games'
import type { Preset } from '@/lib/catalog/schema'
import { PresetCurve } from '../cover/preset-curve'
import { PresetStars } from '../cover/preset-stars'
import { PresetProminence } from '../prominence/preset-prominence'
import { BuyFacts } from './buy-box'
import { ClipOfPreset } from './clip-of-preset'
import { PresetMore } from './preset-more'

interface PresetSheetProps {
  preset: Preset
  heading: 'h1' | 'h2'
  children: ReactNode
}

export async function PresetSheet({ preset, heading, children }: PresetSheetProps) {
  const { id, name, filters } = preset
  return (
    <>
      <Instrument
        preset={preset}
        scenes={await namedScenes(scenesFor(preset.game))}
        hasStrength
        headset={<HeadsetField />}
        worn={<WornCurve preset={{ id, name, filters }} />}
        heading={heading}
        action="bar"
        promise={<p className="pb-1 text-sm font-semibold text-pretty sm:text-lg">{preset.tagline}</p>}
        facts={<BuyFacts preset={preset} />}
        live={
          <>
            <ClipOfPreset preset={preset} />
            <OwnSoundPresets presets={[preset]} />
          </>
        }
        before={
          <>
            <PresetStars presetId={preset.id} />
            <PresetBreadcrumb name={preset.name} />
          </>
        }
      >
        {children}
      </Instrument>
      <div className="page-width grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[3fr_2fr] lg:py-16">
        <div className="grid min-w-0 content-start gap-10">
          <PresetProminence preset={preset} />
          <ListeningOffer presetId={preset.id} name={preset.name} />
          <PresetCurve preset={preset} />
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <PresetSetup preset={preset} />
          <PresetMore preset={preset} />
        </div>
      </div>
    </>
  )
}

async function PresetBreadcrumb({ name }: { name: string }) {
  const t = await getTranslations('catalog')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-2">
        <li>
          <ShopLink href="/presets" className="relative z-10 -my-1.5 touch-link">
            {t('title')}
          </ShopLink>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}

async function PresetSetup({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog')
  const facts = [
    [t('headset'), preset.headset],
    [t('spatialLabel'), t('spatialText', { spatial: t(`spatial.${preset.spatial}`) })],
  ]
  return (
    <section aria-labelledby="passt" className="grid content-start gap-3">
      <h2 id="passt" className="text-xl">
        {t('setupTitle')}
      </h2>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="grid grid-cols-[6rem_1fr] gap-x-3 py-2">
            <dt className="text-muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
