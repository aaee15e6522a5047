import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AccountLink } from '@/components/account/sign-in/account-link'
import { BrandName } from '@/components/audio/shaped-name'
import { adminHome } from '@/components/desk/desk-pages'
import { ShopLink } from '@/components/ui/shop-link'
import type { Waiting } from '@/lib/admin/count-waiting'
import { legalLinks } from '@/lib/legal/legal-pages'
import { DeskMenu } from './desk-menu'
import { deskParts, partsFor, type DeskPart, type DeskViewer } from './desk-parts'
import { DeskSearch } from './search/desk-search'
import { deskSearchTexts } from './search/desk-search-texts'
import { SlashSwitch } from './search/slash-key'

interface DeskFrameProps {
  viewer: DeskViewer
  current?: DeskPart
  /** Waiting counts by part; null where they are not shown. */
  waiting?: Waiting | null
  children: ReactNode
}

/** The desk around each of its pages: its parts at the side, one search, the account, and a way back to the shop. */
export async function DeskFrame({ viewer, current, waiting = null, children }: DeskFrameProps) {
  const t = await getTranslations('admin')
  const account = await getTranslations('account')
  const meta = await getTranslations('meta')
  return (
    <div className="desk-frame" data-viewer={viewer ?? undefined}>
      <header className="contents">
        <ShopLink href={adminHome} className="desk-brand">
          <BrandName name={meta('name')} />
          <span className="text-sm text-muted">{t('title')}</span>
        </ShopLink>
        {viewer && <Parts {...{ viewer, current, waiting }} />}
        {viewer && <DeskSearch texts={await deskSearchTexts(viewer)} />}
        <nav aria-label={t('frame.account')} className="desk-account text-sm">
          <ul>
            <li>
              <AccountLink signIn={account('signIn')} account={account('account')} />
            </li>
          </ul>
        </nav>
      </header>
      <main id="inhalt" tabIndex={-1} className="desk-main">
        {children}
      </main>
      <Foot hasSearch={viewer !== null} />
    </div>
  )
}

type PartsProps = Required<Pick<DeskFrameProps, 'waiting'>> & {
  viewer: DeskViewer
  current: DeskPart | undefined
}

async function Parts({ viewer, current, waiting }: PartsProps) {
  const t = await getTranslations('admin')
  const countOf = (part: keyof Waiting | undefined) =>
    !waiting || part === undefined || waiting[part] === 0 ? undefined : (waiting[part] ?? t('many'))
  const groups = partsFor(viewer).map(({ group, parts }) => ({
    title: group && t(`frame.groups.${group}`),
    links: parts.map((part) => ({
      href: deskParts[part].path,
      text: t(`tabs.${part}`),
      count: countOf(deskParts[part].waiting),
      isCurrent: part === current,
    })),
  }))
  return <DeskMenu groups={groups} texts={{ button: t('frame.menu'), label: t('parts') }} />
}

/** The shop, and what has to be easy to find on every page. */
async function Foot({ hasSearch }: { hasSearch: boolean }) {
  const t = await getTranslations('admin.frame')
  const shell = await getTranslations('shell')
  const links = [['/', t('toShop')], ...legalLinks.map(([href, key]) => [href, shell(key)] as const)] as const
  return (
    <footer className="desk-foot flex flex-wrap justify-between gap-x-6">
      <ul className="flex flex-wrap gap-x-4">
        {links.map(([href, text]) => (
          <li key={href}>
            <ShopLink href={href} className="inline-flex min-h-8 items-center text-muted hover:underline">
              {text}
            </ShopLink>
          </li>
        ))}
      </ul>
      {hasSearch && <SlashSwitch label={t('slashKey')} />}
    </footer>
  )
}
