import { getTranslations } from 'next-intl/server'
import { formatGain } from '@/components/audio/audio-format'
import { MoreInfo } from '@/components/ui/more-info'
import { ShopLink } from '@/components/ui/shop-link'
import { figuresOf } from '@/lib/catalog/figures/figures-of'
import { shownProminence } from '@/lib/catalog/figures/schema'
import type { Preset } from '@/lib/catalog/schema'

/** Lists by how many dB a preset brings each sound forward. Renders nothing if that was not computed for this version. */
export async function PresetProminence({ preset }: { preset: Preset }) {
  const figures = figuresOf(preset)
  if (figures.length === 0) return null
  const t = await getTranslations('catalog.prominence')
  return (
    <section aria-labelledby="hervor" className="grid gap-3">
      <div className="-my-2 flex flex-wrap items-center gap-x-1">
        <h2 id="hervor" className="text-xl">
          {t('title')}
        </h2>
        <MoreInfo label={t('info')}>
          <p className="text-width pb-3 text-sm text-muted">
            {t.rich('how', {
              link: (text) => (
                <ShopLink href="/messung" className="text-link">
                  {text}
                </ShopLink>
              ),
            })}
          </p>
        </MoreInfo>
      </div>
      <dl className="text-width divide-y divide-line border-y border-line">
        {figures.map((figure) => (
          <div key={figure.kind} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt>{t(`sounds.${figure.kind}`)}</dt>
            <dd className="number font-semibold">{formatGain(shownProminence(figure).inBed)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
