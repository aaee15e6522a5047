import { getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import type { Sale } from '@/lib/affiliate/sale-schema'
import type { Listing } from '@/lib/core/listing'
import { heldAddress } from './held-query'
import { HeldSale } from './held-sale'

interface HeldListProps {
  sales: Listing<Sale>
  /** Whether these are the newest. */
  isFirstPart: boolean
}

/** A part of the sales that somebody should look at, newest first, each to be decided about. */
export async function HeldList({ sales: { entries, broken, next }, isFirstPart }: HeldListProps) {
  const t = await getTranslations('admin.held')
  return (
    <section aria-labelledby="held" className="grid min-w-0 gap-4">
      <h2 id="held" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <BrokenRecords keys={broken} />
      <div className="[&>article:first-child]:border-t-0">
        {entries.map((sale) => (
          <HeldSale key={sale.id} sale={sale} />
        ))}
      </div>
      {entries.length + broken.length === 0 && (
        <EmptyState heading="h3" title={t('none')} text={t('noneText')} />
      )}
      <Pager
        label={t('pages')}
        first={isFirstPart ? undefined : { href: heldAddress(), text: t('first') }}
        next={next === null ? undefined : { href: heldAddress(next), text: t('next') }}
      />
    </section>
  )
}
