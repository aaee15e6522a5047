import { getFormatter, getTranslations } from 'next-intl/server'
import { formatRange } from '@/components/audio/audio-format'
import { MoreInfo } from '@/components/ui/more-info'
import { ShopLink } from '@/components/ui/shop-link'
import { differenceBetween } from '@/lib/audio/difference'
import { costsOf, quieterBy } from '@/lib/audio/prominence/limits'
import { atStrength } from '@/lib/audio/strength'
import { givenRangesOf, presets } from '@/lib/catalog/catalog'
import { figuresOf } from '@/lib/catalog/figures/figures-of'
import type { FigureKind } from '@/lib/catalog/figures/schema'
import type { GivenRanges } from '@/lib/catalog/gift-figures'
import type { Preset } from '@/lib/catalog/schema'

/** dB between curves of one family that hardly differ. */
const ALIKE = 1.5

export async function PresetProminence({ preset }: { preset: Preset }) {
  const figures = figuresOf(preset)
  if (figures.length === 0) return null
  const t = await getTranslations('catalog.prominence')
  const given = givenRangesOf(preset)
  const { game } = preset
  const isMeasured = Object.keys(given).length > 0
  const alike = presets().filter(
    ({ id, filters }) => id !== preset.id && differenceBetween(filters, preset.filters) < ALIKE,
  )
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
          {isMeasured && <p className="text-width pb-3 text-sm text-muted">{t('givenHow', { game })}</p>}
          <p className="text-width pb-3 text-sm text-muted">{t('costs.strong', strongCosts(preset))}</p>
          {alike.length > 0 && (
            <p className="text-width pb-3 text-sm text-muted">
              {t('shared', { names: (await getFormatter()).list(alike.map(({ name }) => name)) })}
            </p>
          )}
        </MoreInfo>
      </div>
      <dl className="text-width divide-y divide-line border-y border-line">
        {figures.map(({ kind, heldOut }) => (
          <div key={kind} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt>{t(`sounds.${kind}`)}</dt>
            {heldOut ? (
              <dd className="text-right">
                <span className="number font-semibold">
                  {t('range', formatRange(heldOut.from, heldOut.to))}
                </span>{' '}
                <span className="block text-sm text-muted">{t('games', { games: heldOut.games })}</span>
              </dd>
            ) : (
              <dd className="text-sm text-muted">{t('open')}</dd>
            )}
            {isMeasured && (
              <dd className="w-full text-sm">
                <GivenRange game={game} range={given[kind]} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {!isMeasured && <p className="text-width text-sm">{t('own', { game })}</p>}
      <p className="text-width text-sm text-muted">
        {t('costs.normal', { softer: quieterBy(preset.filters) })}
      </p>
    </section>
  )
}

async function GivenRange({ game, range }: { game: string; range: GivenRanges[FigureKind] }) {
  const t = await getTranslations('catalog.prominence')
  if (!range) return t('own', { game })
  const { buyers, from, to } = range
  return t.rich('given', {
    game,
    buyers,
    ...formatRange(from, to),
    figure: (text) => <span className="number font-semibold">{text}</span>,
  })
}

/** Costs of the strong variant besides loudness, rounded up. */
function strongCosts({ filters }: Preset) {
  const { softer, darker, speech } = costsOf(atStrength(filters, 'strong'))
  return {
    softer: Math.ceil(softer),
    darker: Math.max(0, Math.ceil(darker)),
    speech: Math.max(0, Math.ceil(100 * speech)),
  }
}
