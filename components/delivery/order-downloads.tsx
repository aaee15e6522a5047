import { getFormatter, getMessages, getTranslations } from 'next-intl/server'
import { strengthTexts } from '@/components/audio/playing/sample-texts'
import { buyersFragment } from '@/components/hearing/buyers-key'
import { hearingAddress } from '@/components/hearing/subject'
import { buttonStyle } from '@/components/ui/button'
import { ARCHIVE, presetFiles } from '@/lib/catalog/files/preset-files'
import { setupFiles, type PlayerSystem } from '@/lib/delivery/player-system'
import { HEADSET_QUERY } from '@/lib/headsets/schema'
import { AT_HAND } from '@/lib/offline/read-pages'
import type { OrderView } from '@/lib/orders/view-schema'
import { NewVersions } from './new-versions'
import { AtSystem, FileLink, MainFileLink, OrderedStrength } from './setup/setup-choice'

interface OrderDownloadsProps {
  orderId: string
  token: string
  item: OrderView['items'][number]
  /** Whether it is downloaded by itself on the buyer's first visit after paying. */
  isFirst: boolean
}

const LINK =
  'inline-flex min-h-11 items-center font-semibold underline decoration-outline underline-offset-4 hover:decoration-current'

/** A bought preset's files: what is new, the one for the visitor's system, and folded in, all of them. */
export async function OrderDownloads({ orderId, token, item, isFirst }: OrderDownloadsProps) {
  const t = await getTranslations('orders')
  const format = await getFormatter()
  const tCatalog = await getTranslations('catalog')
  const { systems } = (await getMessages()).orders.setup
  const link = (file: string) => ({
    presetId: item.id,
    headsetQuery: HEADSET_QUERY,
    href: `/api/orders/${orderId}/files/${item.id}/${file}?token=${encodeURIComponent(token)}`,
    // Not `download`: browsers never ask the worker for such a link (lib/offline). The answer says that it is a
    // file to save.
    [AT_HAND]: item.lastDownloadAt === undefined ? undefined : '',
    referrerPolicy: 'no-referrer' as const,
    // Tells screen readers which preset the links belong to.
    'aria-describedby': `files-${item.id}`,
  })
  const main = (system: PlayerSystem) => {
    const file = setupFiles[system]
    if (file === null || !item.files.includes(file)) return null
    return (
      <MainFileLink
        {...link(file)}
        orderId={isFirst ? orderId : undefined}
        begun={t('setup.begun')}
        className={buttonStyle('primary')}
      >
        {t('setup.download', { system: systems[system].name })}
      </MainFileLink>
    )
  }
  const files = presetFiles.filter(({ name }) => item.files.includes(name))
  return (
    <div className="grid content-start justify-items-start gap-4">
      <h3 id={`files-${item.id}`} className="text-lg">
        {t('filesOf', { name: item.name })}
      </h3>
      <NewVersions changes={item.changes} />
      <OrderedStrength presetId={item.id} texts={await strengthTexts()} />
      <AtSystem
        windows={main('windows')}
        mac={main('mac')}
        linux={main('linux')}
        android={main('android')}
        ios={null}
      />
      {item.lastDownloadAt !== undefined && (
        <p className="text-sm text-muted">
          {t('lastDownload', {
            date: format.dateTime(item.lastDownloadAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      )}
      <a
        href={hearingAddress(item.id) + (token === '' ? '' : buyersFragment({ id: orderId, token }, item.id))}
        className={LINK}
      >
        {t('setup.hearing')}
      </a>
      {files.length > 0 && (
        <>
          {/* The order's key is behind the `#`, which is sent to nobody. */}
          <a
            href={`/studio#${new URLSearchParams({ preset: item.id, bestellung: orderId, token })}`}
            className={LINK}
          >
            {tCatalog('adapt')}
          </a>
          <details className="w-full border-y border-line">
            <summary className="disclosure min-h-12 py-2.5 text-sm">{t('setup.others')}</summary>
            <ul className="grid gap-1 pb-3 text-sm">
              {files.map(({ id, name }) => (
                <li key={name} className="flex flex-wrap items-center gap-x-3">
                  <FileLink {...link(name)} className={LINK}>
                    {name === ARCHIVE ? t('downloadAll') : t('download', { file: name })}
                  </FileLink>
                  <span className="text-muted">{tCatalog(`files.${id}`)}</span>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </div>
  )
}
