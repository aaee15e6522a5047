import { getFormatter, getTranslations } from 'next-intl/server'
import { strengthTexts } from '@/components/audio/playing/sample-texts'
import { buttonStyle } from '@/components/ui/button'
import { ARCHIVE, presetFiles } from '@/lib/catalog/files/preset-files'
import { AT_HAND } from '@/lib/offline/page-files'
import type { OrderView } from '@/lib/orders/schema'
import { ChosenStrength, FileLink } from './chosen-strength'
import { NewVersions } from './new-versions'

interface OrderDownloadsProps {
  orderId: string
  token: string
  item: OrderView['items'][number]
}

/** A bought preset's files: what is new, all in one archive, then each with its purpose. */
export async function OrderDownloads({ orderId, token, item }: OrderDownloadsProps) {
  const t = await getTranslations('orders')
  const format = await getFormatter()
  const tCatalog = await getTranslations('catalog')
  const link = (file: string) => ({
    href: `/api/orders/${orderId}/files/${item.id}/${file}?token=${encodeURIComponent(token)}`,
    // Not `download`: browsers never ask the worker for such a link (lib/offline). The answer says that it is a
    // file to save.
    [AT_HAND]: item.lastDownloadAt === undefined ? undefined : '',
    referrerPolicy: 'no-referrer' as const,
    // Tells screen readers which preset the links belong to.
    'aria-describedby': `files-${item.id}`,
  })
  const singles = presetFiles.filter(({ name }) => name !== ARCHIVE && item.files.includes(name))
  return (
    <div className="grid content-start justify-items-start gap-3">
      <h3 id={`files-${item.id}`} className="text-lg">
        {t('filesOf', { name: item.name })}
      </h3>
      <NewVersions changes={item.changes} />
      <ChosenStrength name={`staerke-${item.id}`} texts={await strengthTexts()}>
        {item.files.includes(ARCHIVE) && (
          <FileLink {...link(ARCHIVE)} className={buttonStyle('primary')}>
            {t('downloadAll')}
          </FileLink>
        )}
        {item.lastDownloadAt !== undefined && (
          <p className="text-sm text-muted">
            {t('lastDownload', {
              date: format.dateTime(item.lastDownloadAt, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
        )}
        {item.files.length > 0 && (
          // The order's key is behind the `#`, which is sent to nobody.
          <a
            href={`/studio#${new URLSearchParams({ preset: item.id, bestellung: orderId, token })}`}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-outline underline-offset-4 hover:decoration-current"
          >
            {tCatalog('adapt')}
          </a>
        )}
        <p className="text-sm text-muted">{t('singleFiles')}</p>
        <ul className="grid gap-1 text-sm">
          {singles.map(({ id, name }) => (
            <li key={name} className="flex flex-wrap items-center gap-x-3">
              <FileLink
                {...link(name)}
                className="inline-flex min-h-11 items-center font-semibold underline decoration-outline underline-offset-4 hover:decoration-current"
              >
                {t('download', { file: name })}
              </FileLink>
              <span className="text-muted">{tCatalog(`files.${id}`)}</span>
            </li>
          ))}
        </ul>
      </ChosenStrength>
    </div>
  )
}
