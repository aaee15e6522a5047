import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
import { overlayAddress } from '@/lib/affiliate/notices/overlay'
import type { DiscordFailure, Notices } from '@/lib/affiliate/notices/schema'
import type { Affiliate } from '@/lib/affiliate/schema'
import { ShopLink } from '@/components/ui/shop-link'
import { DigestForm } from './digest-form'
import { DiscordForm } from './discord-form'
import { OverlayAddress } from './overlay-address'
import { OverlayLookForm } from './overlay-look-form'

interface NoticesPageProps {
  partner: Affiliate
  notices: Notices
}

export async function NoticesPage({ partner, notices }: NoticesPageProps) {
  const t = await getTranslations('affiliate.notices')
  const { email, customCode: code = partner.uid } = partner
  return (
    <div className="grid max-w-3xl min-w-0 gap-12">
      <p className="text-width text-sm text-muted">{t('when')}</p>
      <Way
        id="overlay"
        title={t('overlay.title')}
        text={t('overlay.text', { thanks: t('thanks', { code }), thanksOver: t('thanksOver', { code }) })}
      >
        <p className="text-width text-sm text-muted">{t('overlay.how')}</p>
        <OverlayAddress address={overlayAddress(notices)} />
        <OverlayLookForm look={notices.look} />
      </Way>
      <Way id="discord" title={t('discord.title')} text={t('discord.text')}>
        <DiscordFailed failure={notices.discordFailure} />
        <DiscordForm hint={notices.discordHint} />
      </Way>
      <Way
        id="digest"
        title={t('digest.title')}
        text={email === undefined ? t('digest.noEmail') : t('digest.text', { email })}
      >
        <DigestForm digest={notices.digest} hasAddress={email !== undefined} />
      </Way>
    </div>
  )
}

interface WayProps {
  id: string
  title: string
  text: string
  children: ReactNode
}

function Way({ id, title, text, children }: WayProps) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4 border-t border-outline pt-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="text-width text-sm text-muted wrap-anywhere">{text}</p>
      {children}
    </section>
  )
}

async function DiscordFailed({ failure }: { failure: DiscordFailure | undefined }) {
  const t = await getTranslations('affiliate.notices.discord')
  return failure ? <Notice tone="warning">{t(failure)}</Notice> : null
}

export async function NoticesLink({ failure }: { failure: DiscordFailure | undefined }) {
  const t = await getTranslations('affiliate.notices')
  return (
    <div className="grid justify-items-start gap-3">
      <DiscordFailed failure={failure} />
      <ShopLink href="/partner/benachrichtigungen" className="text-accent text-link">
        {t('link')}
      </ShopLink>
    </div>
  )
}
