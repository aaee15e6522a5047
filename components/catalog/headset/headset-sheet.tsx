import { getTranslations } from 'next-intl/server'
import { Instrument } from '@/components/audio/instrument'
import { namedScenes } from '@/components/audio/playing/named-scenes'
import { ChooseThis, LentHeadset } from '@/components/headsets/this-headset'
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
import { withHeadset, correctionOf, muchLifted } from '@/lib/headsets/with-headset'
import { breadcrumbJsonLd, scriptJson } from '../start/json-ld'
import { HeadsetPresets, type WornPreset } from './headset-presets'
import { formatFrequency, formatGain } from '@/components/audio/audio-format'
import { FrequencyCurve } from '@/components/audio/frequency-curve'
import { Notice } from '@/components/ui/notice'
import { correctionFacts, type CorrectionFacts } from '@/lib/headsets/correction-facts'

/** dB; less than this is no difference to speak of. */
const NOTABLE = 1

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
          scenes={await namedScenes(scenesFor(first.game))}
          worn={<WornCurve preset={wearable(first)} />}
          headset={<ChooseThis headset={{ id, name }} />}
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

async function HeadsetCorrectionFacts({ headset }: { headset: Headset }) {
  const t = await getTranslations('headsets.page')
  const tField = await getTranslations('headsets.field')
  const { name, target } = headset
  const facts = correctionFacts(headset)
  const { highest, lowest } = facts
  return (
    <div className="grid gap-5">
      <FrequencyCurve preset={{ name: t('curve', { name }), filters: correctionOf(headset) }} />
      <div className="text-width grid gap-2">
        <p>
          {t('extremes', {
            raise: formatGain(highest.gain),
            raisedAt: rounded(highest.frequency),
            cut: formatGain(lowest.gain),
            cutAt: rounded(lowest.frequency),
          })}
        </p>
        <p>{await sayOwnSound(name, facts)}</p>
        <p className="text-sm text-muted">{t('source', { target })}</p>
      </div>
      {muchLifted(headset) && (
        <Notice tone="info">
          {tField('much', { gain: formatGain(highest.gain), frequency: rounded(highest.frequency) })}
        </Notice>
      )}
      <dl className="text-width divide-y divide-line border-y border-line text-sm" aria-label={t('means')}>
        {facts.means.map(({ band, gain }) => (
          <div key={band} className="flex justify-between gap-4 py-2">
            <dt>{t(`bandNames.${band}`)}</dt>
            <dd className="number">{formatGain(gain)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** How the headset sounds by itself: the opposite of what its correction does. */
async function sayOwnSound(name: string, { means }: CorrectionFacts): Promise<string> {
  const t = await getTranslations('headsets.page')
  const byGain = means.toSorted((one, other) => other.gain - one.gain)
  const [quiet, loud] = [byGain[0], byGain.at(-1)]
  if (!quiet || !loud) return ''
  const size = (gain: number) => formatGain(Math.abs(gain)).replace('+', '')
  const quietly = { quiet: t(`bands.${quiet.band}`), quietBy: size(quiet.gain) }
  const loudly = { loud: t(`bands.${loud.band}`), loudBy: size(loud.gain) }
  const [isQuiet, isLoud] = [quiet.gain >= NOTABLE, loud.gain <= -NOTABLE]
  if (isQuiet && isLoud) return t('own', { name, ...quietly, ...loudly })
  if (isQuiet) return t('ownQuiet', { name, ...quietly })
  if (isLoud) return t('ownLoud', { name, ...loudly })
  return t('close', { name })
}

function rounded(frequency: number): string {
  return formatFrequency(Number(frequency.toPrecision(2)))
}
