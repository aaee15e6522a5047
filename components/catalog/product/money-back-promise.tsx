import { getTranslations } from 'next-intl/server'
import { isMoneyBackPromised } from '@/lib/catalog/current-catalog'

/** The promise to give money back with its conditions; nothing while the shop does not make it. */
export async function MoneyBackPromise() {
  if (!isMoneyBackPromised()) return null
  const t = await getTranslations('catalog.moneyBack')
  return (
    <section aria-labelledby="promise" className="grid gap-2 border-l-4 border-accent pl-4">
      <h2 id="promise" className="text-lg">
        {t('title')}
      </h2>
      <p className="text-sm">{t('text')}</p>
    </section>
  )
}
