import { getTranslations } from 'next-intl/server'
import { paletteStyle } from '@/components/audio/playing/track'
import { shapedLetters } from '@/components/audio/shaped-letters'
import { AddToCart } from '@/components/cart/add-to-cart'
import type { OfferedBundle } from '@/lib/catalog/bundles/offered-bundles'
import { formatCents } from '@/lib/core/money'
import { owner } from '@/lib/legal/current-owner'
import { vatNote } from '@/lib/legal/vat-note'
import { BundleSpines } from './bundle-spines'
import { OwnedOfBundle } from './owned-of-bundle'

interface BundleListProps {
  bundles: readonly OfferedBundle[]
  isShort?: boolean
}

export async function BundleList({ bundles, isShort = false }: BundleListProps) {
  if (bundles.length === 0) return null
  const t = await getTranslations('catalog.bundles')
  return (
    <section aria-labelledby="pakete" className="page-width grid gap-6 py-10 lg:py-14">
      <div className="grid gap-2">
        <h2 id="pakete" className="text-xl">
          {t('title')}
        </h2>
        <p className="text-width text-sm text-muted">{t('text')}</p>
      </div>
      <ul className="border-t-2 border-text">
        {bundles.map((bundle) => (
          <li key={bundle.id} className="border-b border-line py-6">
            <BundleRow bundle={bundle} isShort={isShort} />
          </li>
        ))}
      </ul>
    </section>
  )
}

async function BundleRow({ bundle, isShort }: { bundle: OfferedBundle; isShort: boolean }) {
  const t = await getTranslations('catalog.bundles')
  const legal = await getTranslations('legal')
  const { name, tagline, price, singles, presets } = bundle
  return (
    <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 content-start gap-4">
        <div className="grid gap-1">
          <h3 className="text-lg">{name}</h3>
          <p>{tagline}</p>
        </div>
        {isShort ? (
          <details>
            <summary className="disclosure min-h-11 py-2 text-sm">
              {t('count', { count: presets.length })}
            </summary>
            <BundleContents bundle={bundle} />
          </details>
        ) : (
          <BundleContents bundle={bundle} />
        )}
      </div>
      <div className="grid content-start justify-items-start gap-3">
        <p className="grid leading-tight">
          <span className="sr-only">{t('price')}</span>
          <span className="number text-2xl font-semibold">{formatCents(price)}</span>
          <span className="text-xs">{legal(vatNote(owner().vat))}</span>
        </p>
        <p className="text-sm">
          {t('singles', { singles: formatCents(singles) })}{' '}
          {t('saving', { saving: formatCents(singles - price) })}
        </p>
        <OwnedOfBundle presets={presets.map(({ id, name }) => ({ id, name }))} />
        <AddToCart
          isSecond
          items={presets.map(({ id, name, price }) => ({ id, name, price }))}
          bundle={name}
        />
      </div>
    </div>
  )
}

async function BundleContents({ bundle: { name, presets } }: { bundle: OfferedBundle }) {
  const t = await getTranslations('catalog.bundles')
  return (
    <BundleSpines
      label={t('contents', { name })}
      spines={presets.map(({ name: ofPreset, game, filters }) => ({
        name: ofPreset,
        game,
        palette: paletteStyle(filters),
        shape: shapedLetters(ofPreset, filters),
      }))}
    />
  )
}
