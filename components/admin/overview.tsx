import { getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { RefreshOnChange } from '@/components/ui/refresh-on-change'
import type { Waiting } from '@/lib/admin/count-waiting'
import type { ShopOverview } from '@/lib/admin/shop-overview'
import { BestPresets } from './best-presets'
import { OverviewChart } from './overview-chart'
import { OverviewFigures } from './overview-figures'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import { setupPage } from '@/components/desk/desk-pages'
import { RefreshWhileRunning } from '@/components/desk/refresh-while-running'
import { WaitingList } from './waiting-list'

/** ms; how late changes without a live event show, such as a withdrawal. */
const OTHERS_MS = 30_000

interface OverviewProps {
  overview: ShopOverview
  waiting: Waiting
  /** Steps that are missing before the shop can open. */
  missing: number
}

/** The owner's morning page: what waits, what was sold, and the trend. */
export async function Overview({ overview, waiting, missing }: OverviewProps) {
  const t = await getTranslations('admin.overview')
  return (
    <>
      <RefreshOnChange event="figures" version={overview.version} />
      <RefreshWhileRunning everyMs={OTHERS_MS} />
      {missing > 0 && (
        <Notice tone="info">
          <span className="block">{t('notOpen', { count: missing })}</span>{' '}
          <ShopLink
            href={setupPage}
            className="inline-block min-h-6 font-semibold underline underline-offset-4"
          >
            {t('toOpening')}
          </ShopLink>
        </Notice>
      )}
      <WaitingList waiting={waiting} awaiting={overview.awaiting} />
      <section aria-labelledby="figures" className="grid min-w-0 gap-8">
        <div className="grid gap-2">
          <h2 id="figures" className="text-xl">
            {t('figures')}
          </h2>
          <p className="text-width text-sm text-muted">{t('meaning')}</p>
        </div>
        <BrokenRecords keys={overview.broken} />
        <OverviewFigures spans={overview.spans} />
        <OverviewChart days={overview.days} />
      </section>
      <BestPresets best={overview.best} />
    </>
  )
}
