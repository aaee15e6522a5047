import type { ReactNode } from 'react'
import { getMessages, getTranslations } from 'next-intl/server'
import { buttonStyle } from '@/components/ui/button'
import { findPreset } from '@/lib/catalog/catalog'
import { ARCHIVE, presetFiles } from '@/lib/catalog/files/preset-files'
import { installationFiles, isUsedOn, type PlayerSystem } from '@/lib/delivery/player-system'
import { HEADSET_QUERY } from '@/lib/headsets/schema'
import { AT_HAND } from '@/lib/offline/read-pages'
import { AtSystem, FileLink, MainFileLink, OrderedStrength } from './installation/installation-choice'

interface FileChoiceProps {
  orderId: string
  token: string
  /** A preset of the order, or a fit; its heading has the id `files-ID`. */
  id: string
  /** The preset by which it was bought. */
  presetId: string
  files: readonly string[]
  /** May be kept for use without a network. */
  isAtHand: boolean
  /** Downloaded by itself on the buyer's first visit after paying. */
  isFirst: boolean
  tone: 'primary' | 'secondary'
  studio: { href: string; label: string }
  children?: ReactNode
}

const LINK = 'touch-link font-semibold decoration-outline hover:decoration-current'

/** The file for the chosen system, and folded up all others. */
export async function FileChoice(props: FileChoiceProps) {
  const { orderId, token, id, presetId, isAtHand, isFirst, tone, studio, children } = props
  const t = await getTranslations('orders')
  const { systems } = (await getMessages()).orders.installation
  const preset = findPreset(presetId)
  const isOnMac = preset === undefined || isUsedOn('mac', preset)
  const files = presetFiles.filter(
    ({ name }) => props.files.includes(name) && (isOnMac || name !== installationFiles.mac),
  )
  const link = (file: string) => ({
    presetId: id,
    headsetQuery: HEADSET_QUERY,
    href: `/api/orders/${orderId}/files/${id}/${file}?token=${encodeURIComponent(token)}`,
    // Not `download`: browsers never ask the worker for such a link (lib/offline); the answer says it is a file.
    [AT_HAND]: isAtHand ? '' : undefined,
    referrerPolicy: 'no-referrer' as const,
    'aria-describedby': `files-${id}`,
  })
  const main = (system: PlayerSystem) => {
    const file = installationFiles[system]
    if (file === null || !files.some(({ name }) => name === file)) return null
    return (
      <MainFileLink
        {...link(file)}
        orderId={isFirst ? orderId : undefined}
        begun={t('installation.begun')}
        className={buttonStyle(tone)}
      >
        {t('installation.download', { system: systems[system].name })}
      </MainFileLink>
    )
  }
  return (
    <>
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
      {children}
      <AllFiles id={id} studio={studio} files={files} link={link} />
    </>
  )
}

interface AllFilesProps extends Pick<FileChoiceProps, 'id' | 'studio'> {
  files: readonly (typeof presetFiles)[number][]
  link: (file: string) => { presetId: string; headsetQuery: string; href: string }
}

async function AllFiles({ id, studio, files, link }: AllFilesProps) {
  if (files.length === 0) return null
  const t = await getTranslations('orders')
  const tCatalog = await getTranslations('catalog')
  return (
    <details className="w-full border-y border-line">
      <summary className="disclosure min-h-11 py-2 text-sm">{t('installation.others')}</summary>
      <div className="grid justify-items-start gap-3 pb-3 text-sm">
        <OrderedStrength presetId={id} />
        {/* What it says is in the fragment, which browsers send to no server. */}
        <a href={studio.href} className={LINK}>
          {studio.label}
        </a>
        <ul className="grid gap-1">
          {files.map((file) => (
            <li key={file.name} className="flex flex-wrap items-center gap-x-3">
              <FileLink {...link(file.name)} className={LINK}>
                {file.name === ARCHIVE ? t('downloadAll') : t('download', { file: file.name })}
              </FileLink>
              <span className="text-muted">{tCatalog(`files.${file.id}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
