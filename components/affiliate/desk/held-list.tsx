import { getTranslations } from 'next-intl/server'
import type { Sale } from '@/lib/affiliate/sales/schema'
import type { Listing } from '@/lib/core/listing'
import { DeskList } from '@/components/desk/desk-list'
import { heldPage } from '@/components/desk/desk-pages'
import { HeldSale } from './held-sale'

interface HeldListProps {
  sales: Listing<Sale>
  /** Whether the list starts with the newest sale. */
  isFirstPart: boolean
}

/** One page of the sales that wait for a decision, newest first. */
export async function HeldList({ sales, isFirstPart }: HeldListProps) {
  const t = await getTranslations('admin.held')
  return (
    <DeskList
      id="held"
      title={t('title')}
      part={sales}
      none={{ title: t('none'), text: t('noneText') }}
      pages={{
        label: t('pages'),
        first: t('first'),
        next: t('next'),
        isFirst: isFirstPart,
        linkTo: heldAddress,
      }}
      show={(rows) => (
        <div className="[&>article:first-child]:border-t-0">
          {rows.map((sale) => (
            <HeldSale key={sale.id} sale={sale} />
          ))}
        </div>
      )}
    >
      <p className="text-width text-sm text-muted">{t('text')}</p>
    </DeskList>
  )
}

/** The address of the sales before one, or of the newest. */
function heldAddress(before?: string): string {
  return before === undefined ? heldPage : `${heldPage}?${new URLSearchParams({ vor: before })}`
}
