import { getFormatter, getTranslations } from 'next-intl/server'
import type { OrderView } from '@/lib/orders/view-schema'
import { FileChoice } from './file-choice'
import { NewVersions } from './new-versions'

interface OrderDownloadsProps {
  orderId: string
  token: string
  item: OrderView['items'][number]
  /** Downloaded by itself on the buyer's first visit after paying. */
  isFirst: boolean
  /** The games are played on another device, to which the page's first button leads. */
  isElsewhere: boolean
}

export async function OrderDownloads({ orderId, token, item, isFirst, isElsewhere }: OrderDownloadsProps) {
  const t = await getTranslations('orders')
  const format = await getFormatter()
  const tCatalog = await getTranslations('catalog')
  const { id, name, files, changes, lastDownloadAt } = item
  // The key is in the fragment, too.
  const studio = `/studio#${new URLSearchParams({ preset: id, bestellung: orderId, token })}`
  return (
    <div className="grid content-start justify-items-start gap-3">
      <h2 id={`files-${id}`} className="text-lg">
        {t('filesOf', { name })}
      </h2>
      <FileChoice
        orderId={orderId}
        token={token}
        id={id}
        presetId={id}
        files={files}
        isAtHand={lastDownloadAt !== undefined}
        isFirst={isFirst}
        tone={isElsewhere ? 'secondary' : 'primary'}
        studio={{ href: studio, label: tCatalog('adapt') }}
      >
        <NewVersions changes={changes} />
        {lastDownloadAt !== undefined && (
          <p className="text-sm text-muted">
            {t('lastDownload', {
              date: format.dateTime(lastDownloadAt, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
        )}
      </FileChoice>
    </div>
  )
}
