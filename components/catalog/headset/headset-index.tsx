import { getTranslations } from 'next-intl/server'
import { HonestText } from '@/components/headsets/honest-words'
import { ShopLink } from '@/components/ui/shop-link'
import { brandOf } from '@/lib/headsets/shown-headsets'
import type { HeadsetSummary } from '@/lib/headsets/schema'

type Listed = Pick<HeadsetSummary, 'id' | 'name'>

/** All headsets with a correction, by brand. */
export async function HeadsetIndex({ headsets }: { headsets: readonly Listed[] }) {
  const t = await getTranslations('headsets.index')
  return (
    <div className="page-width grid gap-10 py-12">
      <div className="text-width grid gap-3">
        <h1 className="text-2xl">{t('title')}</h1>
        <p>{t('lead', { count: headsets.length })}</p>
        <HonestText />
      </div>
      {[...byBrand(headsets)].map(([brand, models]) => (
        <section
          key={brand}
          aria-label={brand}
          className="grid gap-x-12 gap-y-2 border-t border-line pt-4 lg:grid-cols-[1fr_3fr]"
        >
          <h2 className="text-lg">{brand}</h2>
          <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {models.map(({ id, name }) => (
              <li key={id}>
                <ShopLink
                  href={`/headset/${id}`}
                  className="inline-flex min-h-11 items-center underline decoration-outline underline-offset-4 hover:decoration-current"
                >
                  {name}
                </ShopLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
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
