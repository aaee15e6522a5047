import { getTranslations } from 'next-intl/server'
import { HouseCurve } from '@/components/audio/house/house-curve'
import { PageHead } from '@/components/audio/house/page-head'
import { HonestText } from '@/components/headsets/honest-words'
import { HeadsetWay } from '@/components/headsets/headset-way'
import { ShopLink } from '@/components/ui/shop-link'
import { brandOf } from '@/lib/headsets/shown-headsets'
import type { HeadsetSummary } from '@/lib/headsets/schema'

type Listed = Pick<HeadsetSummary, 'id' | 'name'>

export async function HeadsetIndex({ headsets }: { headsets: readonly Listed[] }) {
  const t = await getTranslations('headsets.index')
  return (
    <>
      <PageHead title={t('title')} curve={<HouseCurve />}>
        <p>{t('lead', { count: headsets.length })}</p>
      </PageHead>
      <div className="page-width grid gap-12 py-10 sm:py-14">
        <HeadsetWay />
        <section aria-labelledby="hersteller" className="grid gap-6">
          <h2 id="hersteller" className="text-xl">
            {t('makers')}
          </h2>
          <div className="grid items-start gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
            {[...byBrand(headsets)].map(([brand, models]) => (
              <details key={brand} className="border-b border-line">
                <summary className="disclosure min-h-12 py-2">
                  {t('maker', { brand, count: models.length })}
                </summary>
                <Models models={models} />
              </details>
            ))}
          </div>
          <HonestText />
        </section>
      </div>
    </>
  )
}

function Models({ models }: { models: readonly Listed[] }) {
  return (
    <ul className="pb-3">
      {models.map(({ id, name }) => (
        <li key={id}>
          <ShopLink
            href={`/headset/${id}`}
            className="touch-link decoration-outline hover:decoration-current"
          >
            {name}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}

function byBrand(headsets: readonly Listed[]): Map<string, Listed[]> {
  const groups = new Map<string, { brand: string; models: Listed[] }>()
  for (const headset of headsets) {
    const brand = brandOf(headset.name)
    const group = groups.get(brand.toLowerCase()) ?? { brand, models: [] }
    group.models.push(headset)
    groups.set(brand.toLowerCase(), group)
  }
  return new Map([...groups.values()].map(({ brand, models }) => [brand, models]))
}
