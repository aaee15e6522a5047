import { getTranslations } from 'next-intl/server'
import { Instrument } from '@/components/audio/instrument'
import { sampleTexts } from '@/components/audio/playing/sample-texts'
import { ChooseThis, LentHeadset } from '@/components/headsets/this-headset'
import { fieldTexts, wornTexts } from '@/components/headsets/headset-texts'
import { HonestWords } from '@/components/headsets/honest-words'
import { WornCurve } from '@/components/headsets/worn-curve'
import { ButtonLink } from '@/components/ui/button'
import { SheetSection } from '@/components/ui/sheet-section'
import { ShopLink } from '@/components/ui/shop-link'
import { formatCents } from '@/lib/core/money'
import { preampOf } from '@/lib/audio/preamp'
import { scenesFor } from '@/lib/audio/scenes/games'
import { presets } from '@/lib/catalog/catalog'
import { presetPath } from '@/lib/catalog/preset-path'
import type { Preset } from '@/lib/catalog/schema'
import type { Headset } from '@/lib/headsets/schema'
import { withHeadset } from '@/lib/headsets/with-headset'
import { breadcrumbJsonLd, scriptJson } from '../start/json-ld'
import { HeadsetCorrectionFacts } from './headset-correction-facts'
import { HeadsetPresets, type WornPreset } from './headset-presets'

interface HeadsetSheetProps {
  headset: Headset
  first: Preset | undefined
}

export async function HeadsetSheet({ headset, first }: HeadsetSheetProps) {
  const t = await getTranslations('headsets.page')
  const tField = await getTranslations('headsets.field')
  const { id, name, kind, measurer } = headset
  const worn = wornBy(headset)
  const path = [
    { name: t('breadcrumb'), path: '/headset' },
    { name, path: `/headset/${id}` },
  ]
  const heading = (
    <div className="grid gap-1 pb-3">
      <ShopLink href="/headset" className="justify-self-start text-sm text-link">
        {t('breadcrumb')}
      </ShopLink>
      <h1 className="text-2xl">{name}</h1>
      <p className="max-w-[62ch] text-sm sm:text-base">
        {t('lead', { kind: tField(`kinds.${kind}`), measurer })}
      </p>
    </div>
  )
  return (
    <LentHeadset headset={headset}>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptJson(breadcrumbJsonLd(path)) }}
      />
      {first ? (
        <Instrument
          preset={first}
          texts={await sampleTexts(scenesFor(first.game))}
          worn={<WornCurve preset={wearable(first)} texts={await wornTexts()} />}
          headset={<ChooseThis headset={{ id, name }} texts={await fieldTexts()} />}
          heading="h2"
          promise={heading}
          action="link"
        >
          <ButtonLink href={presetPath(first)}>
            {first.name} <span className="number">{formatCents(first.price)}</span>
          </ButtonLink>
        </Instrument>
      ) : (
        <div className="page-width py-12">{heading}</div>
      )}
      <div className="h-12" />
      <SheetSection id="korrektur" title={t('correction')}>
        <HeadsetCorrectionFacts headset={headset} />
      </SheetSection>
      {worn.length > 0 && (
        <SheetSection id="presets" title={t('presets', { name })}>
          <HeadsetPresets headset={headset} worn={worn} />
        </SheetSection>
      )}
      <div className="page-width pb-14">
        <HonestWords />
      </div>
    </LentHeadset>
  )
}

/** The presets on sale; the one that needs the least room first. */
function wornBy(headset: Headset): WornPreset[] {
  return presets()
    .map((preset) => ({ preset, preamp: preampOf(withHeadset(preset.filters, headset)) }))
    .sort((one, other) => other.preamp - one.preamp)
}

function wearable({ id, name, filters }: Preset): Pick<Preset, 'id' | 'name' | 'filters'> {
  return { id, name, filters }
}
