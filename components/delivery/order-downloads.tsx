import { getFormatter, getMessages, getTranslations } from 'next-intl/server'
import { strengthTexts } from '@/components/audio/playing/sample-texts'
import { buttonStyle } from '@/components/ui/button'
import { findPreset } from '@/lib/catalog/catalog'
import { ARCHIVE, presetFiles } from '@/lib/catalog/files/preset-files'
import { installationFiles, isUsedOn, type PlayerSystem } from '@/lib/delivery/player-system'
import { HEADSET_QUERY } from '@/lib/headsets/schema'
import { AT_HAND } from '@/lib/offline/read-pages'
import type { OrderView } from '@/lib/orders/view-schema'
import { NewVersions } from './new-versions'
import { AtSystem, FileLink, MainFileLink, OrderedStrength } from './installation/installation-choice'

interface OrderDownloadsProps {
  orderId: string
  token: string
  item: OrderView['items'][number]
  /** Downloaded by itself on the buyer's first visit after paying. */
  isFirst: boolean
  /** The games are played on another device, to which the page's first button leads. */
  isElsewhere: boolean
}

const LINK = 'touch-link font-semibold decoration-outline hover:decoration-current'

export async function OrderDownloads({ orderId, token, item, isFirst, isElsewhere }: OrderDownloadsProps) {
  const t = await getTranslations('orders')
  const format = await getFormatter()
  const tCatalog = await getTranslations('catalog')
  const { systems } = (await getMessages()).orders.installation
  const preset = findPreset(item.id)
  const isOnMac = preset === undefined || isUsedOn('mac', preset)
  const files = presetFiles.filter(
    ({ name }) => item.files.includes(name) && (isOnMac || name !== installationFiles.mac),
  )
  const link = (file: string) => ({
    presetId: item.id,
    headsetQuery: HEADSET_QUERY,
    href: `/api/orders/${orderId}/files/${item.id}/${file}?token=${encodeURIComponent(token)}`,
    // Not `download`: browsers never ask the worker for such a link (lib/offline); the answer says it is a file.
    [AT_HAND]: item.lastDownloadAt === undefined ? undefined : '',
    referrerPolicy: 'no-referrer' as const,
    'aria-describedby': `files-${item.id}`,
  })
  const main = (system: PlayerSystem) => {
    const file = installationFiles[system]
    if (file === null || !files.some(({ name }) => name === file)) return null
    return (
      <MainFileLink
        {...link(file)}
        orderId={isFirst ? orderId : undefined}
        begun={t('installation.begun')}
        className={buttonStyle(isElsewhere ? 'secondary' : 'primary')}
      >
        {t('installation.download', { system: systems[system].name })}
      </MainFileLink>
    )
  }
  return (
    <div className="grid content-start justify-items-start gap-3">
      <h2 id={`files-${item.id}`} className="text-lg">
        {t('filesOf', { name: item.name })}
      </h2>
      <AtSystem
        windows={main('windows')}
        mac={
          isOnMac ? (
            main('mac')
          ) : (
            <p className="text-muted">{t('installation.notOnMac', { game: preset.game })}</p>
          )
        }
        linux={main('linux')}
        android={main('android')}
        ios={null}
      />
      <NewVersions changes={item.changes} />
      {item.lastDownloadAt !== undefined && (
        <p className="text-sm text-muted">
          {t('lastDownload', {
            date: format.dateTime(item.lastDownloadAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      )}
      {files.length > 0 && (
        <details className="w-full border-y border-line">
          <summary className="disclosure min-h-11 py-2 text-sm">{t('installation.others')}</summary>
          <div className="grid justify-items-start gap-3 pb-3 text-sm">
            <OrderedStrength presetId={item.id} texts={await strengthTexts()} />
            {/* The key is in the fragment, which browsers send to no server. */}
            <a
              href={`/studio#${new URLSearchParams({ preset: item.id, bestellung: orderId, token })}`}
              className={LINK}
            >
              {tCatalog('adapt')}
            </a>
            <ul className="grid gap-1">
              {files.map(({ id, name }) => (
                <li key={name} className="flex flex-wrap items-center gap-x-3">
                  <FileLink {...link(name)} className={LINK}>
                    {name === ARCHIVE ? t('downloadAll') : t('download', { file: name })}
                  </FileLink>
                  <span className="text-muted">{tCatalog(`files.${id}`)}</span>
                </li>
              ))}
            </ul>
          </div>
        </details>
      )}
    </div>
  )
}
